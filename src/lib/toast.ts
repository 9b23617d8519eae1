import { createStore } from './store.ts'

type Toast = { id: number; message: string; tone: 'info' | 'error' }

/** The notification on screen, if any. A newer one replaces it (R225). */
export const toastStore = createStore<Toast | null>(null)

let lastId = 0

/** Shows a short notification for 5 seconds. Important messages must also stay on the page. */
export function showToast(message: string, tone: Toast['tone'] = 'info'): void {
  lastId += 1
  toastStore.set({ id: lastId, message, tone })
}

/** Removes the notification early. */
export function dismissToast(): void {
  toastStore.set(null)
}
