import { createStore } from '@/lib/store'

/** Whether the finder is open; its code loads when it is first opened. */
export const finderStore = createStore(false)

export function openFinder(): void {
  finderStore.set(true)
}

export function closeFinder(): void {
  finderStore.set(false)
}
