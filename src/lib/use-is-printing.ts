import { useSyncExternalStore } from 'react'

/** From "beforeprint" on: what is drawn for paper must be there before the browser counts the pages. */
let isBegun = false

function subscribe(onChange: () => void) {
  const media = window.matchMedia('print')
  const begin = () => {
    isBegun = true
    onChange()
  }
  const end = () => {
    isBegun = false
    onChange()
  }
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  media.addEventListener('change', onChange)
  return () => {
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
    media.removeEventListener('change', onChange)
  }
}

/** Whether the page is being printed, or shown as on paper; false while prerendering. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isBegun || window.matchMedia('print').matches,
    () => false,
  )
}
