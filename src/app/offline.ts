import { findPage } from '@/content/find-page'

/**
 * Registers the service worker, so that pages open again without a connection, and tells it which page is
 * open. Browsers that lack or refuse service workers go without.
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

/** Asks an active service worker to keep a page that was reached inside the site. */
export function keepVisited(pathname: string): void {
  tell(navigator.serviceWorker?.controller ?? null, pathname)
}

/** Sends what worker/message.ts reads. */
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
