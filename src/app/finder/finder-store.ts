import { createStore } from '@/lib/store.ts'

/** Whether the finder is open. Its code loads on first opening. */
export const finderStore = createStore(false)

export function openFinder(): void {
  finderStore.set(true)
}

export function closeFinder(): void {
  finderStore.set(false)
}
