import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useIsPrerendered } from '@/lib/use-is-prerendered'

/**
 * The page of a list that the address asks for with ?page=N; NaN for anything but a whole number from
 * 1. While a prerendered page is taken over it is 1, because hosts serve the same file for any query.
 */
export function usePageNumber(): number {
  const [parameters] = useSearchParams()
  const isPrerendered = useIsPrerendered()
  const asked = parameters.get('page')
  if (isPrerendered || asked === null) return 1
  return /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : Number.NaN
}

/** Another page of a list begins at the top, as another page of the site does. */
export function useTopOnChange(page: number): void {
  const shown = useRef(page)
  useEffect(() => {
    if (Object.is(shown.current, page)) return
    shown.current = page
    window.scrollTo({ top: 0, behavior: 'instant' })
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [page])
}
