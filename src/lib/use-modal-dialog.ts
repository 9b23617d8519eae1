import { type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { closeDialog } from './dialog-entry.ts'
import { focusPage } from './focus-page.ts'
import { dropSecondClick } from './ignore-double-click.ts'

/**
 * Shows a modal dialog while it is mounted. The browser traps the focus inside and gives it back. After a link inside
 * was followed, it goes to the page (R31).
 * @returns the props of the dialog element, and a function that closes it
 */
export function useModalDialog() {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = ref.current
    element?.showModal()
    return () => element?.close()
  }, [])
  useEffect(() => {
    const opened = pageKey()
    return () => {
      if (pageKey() !== opened) focusPage()
    }
  }, [])
  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    event.preventDefault()
    closeDialog()
  }
  // Chromium closes a dialog on the second Escape whatever onCancel says.
  const onClose = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    // Development runs effects twice: the first close event arrives when the dialog is open again.
    if (!currentTarget.open) closeDialog()
  }
  const close = () => {
    closeDialog()
    dropSecondClick()
  }
  return { dialog: { ref, onCancel, onClose }, close }
}

/** Identifies the page of a history entry. A dialog has that of its page. */
export function pageKey(): unknown {
  return (window.history.state as { key?: string } | null)?.key
}
