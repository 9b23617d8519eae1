import { preloadChunk } from '@/lib/lazy-loading.tsx'
import { pageLoader } from '../page-modules.ts'
import { findPage } from '@/lib/find-page.ts'

/** A pointer that only crosses a link doesn't count. */
const REST_MS = 60

/**
 * Loads a page's code, styles and content when a pointer rests on its link, or when the link is focused or
 * touched, so that the page opens at once. Skips visitors who save data or are offline.
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
  if (link.pathname === window.location.pathname || isSavingData() || !navigator.onLine) return
  const page = findPage(link.pathname)
  if (!page) return
  // Ignore a failed prefetch: the navigation itself will show the error.
  void preloadChunk(async () =>
    (await preloadChunk(pageLoader(page.file)))?.preload?.(link.pathname),
  )
}

function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
