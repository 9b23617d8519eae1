import { useSyncExternalStore } from 'react'
import { useMediaQuery } from './use-media-query.ts'

/** Set on "beforeprint": content for paper must render before the browser lays out the pages. */
let isPrintBegun = false

function subscribe(onChange: () => void) {
  const begin = () => {
    isPrintBegun = true
    onChange()
  }
  const end = () => {
    isPrintBegun = false
    onChange()
  }
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  return () => {
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
  }
}

/** Whether the page is being printed or previewed for print. False while prerendering. */
export function useIsPrinting(): boolean {
  const isOnPaper = useMediaQuery('print')
  const hasBegun = useSyncExternalStore(
    subscribe,
    () => isPrintBegun,
    () => false,
  )
  return isOnPaper || hasBegun
}
