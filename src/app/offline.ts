import { findPage } from '@/lib/find-page.ts'

/**
 * Registers the service worker, which lets visited pages open offline, and tells it which page is open. Does
 * nothing in browsers without service workers.
 */
export async function keepPagesOffline(): Promise<void> {
  const { serviceWorker } = navigator
  if (serviceWorker === undefined || !navigator.onLine) return
  const isFirst = serviceWorker.controller === null
  try {
    await serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  } catch {
    return
  }
  const { active } = await serviceWorker.ready
  tell(active, location.pathname, isFirst ? listFiles() : undefined)
}

/**
 * Asks the active service worker to cache a page reached by a link within the site. Without a connection, its code may be
 * missing.
 */
export function keepVisited(pathname: string): void {
  if (navigator.onLine) tell(navigator.serviceWorker?.controller ?? null, pathname)
}

/** Sends a message that worker/message.ts reads. */
function tell(worker: ServiceWorker | null, page: string, files?: string[]): void {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src
  if (findPage(page)) worker?.postMessage({ page, files, entry })
}

/** The site's files this page has loaded so far. */
function listFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`))
}
