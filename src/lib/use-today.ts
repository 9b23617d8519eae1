import { useSyncExternalStore } from 'react'

/**
 * The visitor's own calendar date, "2026-11-21", or the one that is read; null while prerendering and on
 * the first render.
 */
export function useToday(read = readToday): string | null {
  return useSyncExternalStore(subscribe, read, () => null)
}

/** A page left open over midnight follows when the visitor comes back to it. */
function subscribe(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

function readToday(): string {
  const now = new Date()
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`
}
