import { createStore } from './store'

export type Toast = { id: number; message: string; tone: 'info' | 'error' }

/** The notification on screen, if any: one at a time, a newer one takes the place of the older (R225). */
export const toastStore = createStore<Toast | null>(null)

let lastId = 0

/** Shows a short notification for 5 seconds. Anything important must also stay on the page. */
export function showToast(message: string, tone: Toast['tone'] = 'info'): void {
  lastId += 1
  toastStore.set({ id: lastId, message, tone })
}

/** Takes the notification away before its time. */
export function dismissToast(): void {
  toastStore.set(null)
}
