import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { focusPage } from '@/lib/focus-page.ts'
import { useIsPrerendered } from '@/lib/use-is-prerendered.ts'

/**
 * The page number in ?page=N. NaN for anything but a whole number from 1. It is 1 while a prerendered page
 * hydrates, because hosts serve the same file for any query.
 */
export function usePageNumber(): number {
  const [parameters] = useSearchParams()
  const isPrerendered = useIsPrerendered()
  const asked = parameters.get('page')
  if (isPrerendered || asked === null) return 1
  return /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : Number.NaN
}

/** Scrolls to the top when the list's page changes, as navigation to another page does. */
export function useTopOnChange(page: number): void {
  const shown = useRef(page)
  useEffect(() => {
    if (Object.is(shown.current, page)) return
    shown.current = page
    window.scrollTo({ top: 0, behavior: 'instant' })
    focusPage()
  }, [page])
}
