import { useEffect } from 'react'
import { loadQuietly } from '@/lib/stale-files'
import { matchRoute } from '../match-route'

/** Loads a page's code when a link to it is pointed at, focused or touched. */
export function usePrefetch(): void {
  useEffect(() => {
    const prefetch = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || link.target === '_blank' || link.origin !== window.location.origin) return
      const load = matchRoute(link.pathname)?.page
      // A failed prefetch says nothing: the navigation itself will show the error.
      if (load) void loadQuietly(load)
    }
    const options = { passive: true }
    document.addEventListener('pointerover', prefetch, options)
    document.addEventListener('touchstart', prefetch, options)
    document.addEventListener('focusin', prefetch, options)
    return () => {
      document.removeEventListener('pointerover', prefetch)
      document.removeEventListener('touchstart', prefetch)
      document.removeEventListener('focusin', prefetch)
    }
  }, [])
}
