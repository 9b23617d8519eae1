import { NavigationRoute, registerRoute } from 'workbox-routing'
import { assets, engines, isCurrentCache, keepVisited, NOT_PAGES, pages } from './caches.ts'
import { readMessage } from './message.ts'

/**
 * Opens pages and tools again without a connection (docs/offline.md). Never handles requests to functions,
 * other hosts or addresses with a query.
 */
declare const self: ServiceWorkerGlobalScope
/** Files every page needs, inserted by build/build-worker.ts. */
declare const INITIAL_FILES: readonly string[]
/** Chunks that every page, or one of the tools, loads only when needed. */
declare const SHELL_PARTS: readonly string[]
declare const PAGE_PARTS: Readonly<Record<string, readonly string[]>>
/** Needed by pages that were reached inside the site: an earlier page may have had the same sheets in its HTML. */
declare const PAGE_STYLES: Readonly<Record<string, readonly string[]>>

self.addEventListener('install', (event) => {
  // The registering page has just loaded these, so they come from the browser's own cache.
  event.waitUntil(Promise.allSettled(INITIAL_FILES.map((file) => fetchInto(event, assets, file))))
  // Open pages lose nothing: files of earlier builds stay in the caches.
  void self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      self.clients.claim(),
      // Earlier workers enabled it. With it, Firefox shows its own error page when the connection is down.
      self.registration.navigationPreload?.disable(),
      deleteOldCaches(),
    ]),
  )
})

self.addEventListener('message', (event) => {
  const message = readMessage(event.data, self.location.origin)
  if (message === null) return
  const { page, files, isFirst, entry } = message
  const parts = [...(PAGE_PARTS[page] ?? []), ...((!isFirst && PAGE_STYLES[page]) || [])]
  event.waitUntil(
    Promise.allSettled([
      isFirst ? fetchInto(event, pages, page) : keepVisited(page, entry),
      ...[...files, ...SHELL_PARTS, ...parts].map((file) => fetchInto(event, assets, file)),
    ]),
  )
})

registerRoute(new NavigationRoute(pages, { denylist: NOT_PAGES }))
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), assets)
registerRoute(({ url, sameOrigin }) => sameOrigin && /^\/(ocr|pdf)\//.test(url.pathname), engines)

type Strategy = typeof pages | typeof assets

function fetchInto(event: ExtendableEvent, strategy: Strategy, path: string): Promise<unknown> {
  const [response, done] = strategy.handleAll({ event, request: new Request(path) })
  return Promise.all([response, done])
}

async function deleteOldCaches(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => !isCurrentCache(name)).map((name) => caches.delete(name)),
  )
}
