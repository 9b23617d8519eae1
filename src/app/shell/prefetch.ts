import { loadQuietly } from '@/lib/stale-files'
import { matchRoute } from '../match-route'
import { loadForNavigation } from './start-late-code'

/** A pointer that only passes over a link means nothing. */
const REST_MS = 60

/**
 * Loads a page's code, styles and content when a link to it is rested on, focused or touched, so that it
 * is there at once when followed. Asks nothing of visitors who save data.
 * @returns a function that stops it
 */
export function startPrefetch(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const onIntent = ({ target }: Event) => prefetchLink(target)
  const onPointerOver = ({ target }: Event) => {
    clearTimeout(timer)
    timer = setTimeout(() => prefetchLink(target), REST_MS)
  }
  const options = { passive: true }
  document.addEventListener('pointerover', onPointerOver, options)
  document.addEventListener('touchstart', onIntent, options)
  document.addEventListener('focusin', onIntent, options)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('pointerover', onPointerOver)
    document.removeEventListener('touchstart', onIntent)
    document.removeEventListener('focusin', onIntent)
  }
}

function prefetchLink(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.target === '_blank' || link.origin !== window.location.origin) return
  if (link.pathname === window.location.pathname || isSavingData()) return
  const page = matchRoute(link.pathname)?.page
  if (!page) return
  // A failed prefetch says nothing: the navigation itself will show the error.
  void loadQuietly(async () => (await loadQuietly(page))?.preload?.(link.pathname))
  void loadForNavigation()
}

function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
