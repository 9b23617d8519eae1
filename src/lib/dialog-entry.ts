import { createStore } from './store.ts'

/** The dialogs that are history entries: Back closes them, and Forward or a reload opens them again. */
export type DialogName = 'menu' | 'finder' | 'reach-us' | 'new-code'

type EntryState = { dialog?: DialogName } | null

/** The dialog of the current history entry, or null. */
export const openedDialog = createStore<DialogName | null>(null)

let isClosing = false

/** Reads the entry again. The router calls it when a link has replaced a dialog's entry, and for the first one. */
export function readDialog(): void {
  isClosing = false
  openedDialog.set((window.history.state as EntryState)?.dialog ?? null)
}

/** Opens a dialog, in place of another one if that is open. Its entry is otherwise the page's, which does not change. */
export function openDialog(dialog: DialogName): void {
  window.addEventListener('popstate', readDialog)
  const write = openedDialog.get() ? 'replaceState' : 'pushState'
  window.history[write]({ ...(window.history.state as EntryState), dialog }, '')
  readDialog()
}

/** Closes the open dialog by going back, as Back does. It stays until the browser has, so that nobody presses what is behind it. */
export function closeDialog(): void {
  if (isClosing || openedDialog.get() === null) return
  isClosing = true
  window.history.back()
}
