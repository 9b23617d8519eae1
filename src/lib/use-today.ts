import { useSyncExternalStore } from 'react'

/**
 * Today's date, "2026-11-21". Null while prerendering and on the first render.
 * @param read returns that date; by default from the visitor's own calendar. For deadlines pass `officeDate`.
 */
export function useToday(read = readToday): string | null {
  return useSyncExternalStore(subscribe, read, () => null)
}

/** A page left open past midnight updates when the visitor comes back to it. */
function subscribe(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

function readToday(): string {
  const now = new Date()
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`
}
