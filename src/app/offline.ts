import { matchRoute } from './match-route'

/**
 * Registers the service worker, so that pages open again without a connection, and tells it which
 * one is open. Browsers without one, and those that refuse it, go without.
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

/** Has a page kept that was reached inside the site, where a service worker is at work. */
export function keepVisited(pathname: string): void {
  tell(navigator.serviceWorker?.controller ?? null, pathname)
}

/** Says what worker/message.ts reads. */
function tell(worker: ServiceWorker | null, page: string, files?: string[]): void {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src
  if (matchRoute(page)) worker?.postMessage({ page, files, entry })
}

/** The site's files this page has loaded so far. */
function listFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`))
}
