import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'

/** HTML of this build and the headers of pages, put in by vite.worker.config.ts. */
declare const APP_SHELL: string
declare const OFFLINE_PAGE: string
declare const PAGE_HEADERS: Readonly<Record<string, string>>

/** Other caches of the site, such as that of the news, do not begin like these. */
const PREFIX = 'offline-'
const NAMES = {
  pages: `${PREFIX}pages-1`,
  assets: `${PREFIX}assets-1`,
  engines: `${PREFIX}engines-1`,
}

/** Longer than this, on a slow line, a page that is at hand is better than a new one. In seconds. */
const PATIENCE_SECONDS = 4
const DAY = 86_400

/** Where the line is down or slow, a page as it was last. */
export const pages = new NetworkFirst({
  cacheName: NAMES.pages,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  matchOptions: { ignoreVary: true },
  plugins: [
    pagesOnly(),
    new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 60 * DAY, purgeOnQuotaError: true }),
  ],
})

/** Their names change with their content. Two builds fit in, for pages that are still open. */
export const assets = cacheFirst(NAMES.assets, 350)

/** The document reader's programs; their addresses hold a version. */
export const engines = cacheFirst(NAMES.engines, 40)

/** Whether a cache is one of these, or none of the worker's at all. */
export function isCurrentCache(name: string): boolean {
  return !name.startsWith(PREFIX) || Object.values(NAMES).includes(name)
}

/** Lets a page open again that was reached inside the site: its files are at hand, its HTML is not. */
export async function keepVisited(path: string): Promise<void> {
  const cache = await caches.open(NAMES.pages)
  if (!(await cache.match(path))) await cache.put(path, html(APP_SHELL))
}

/** What a page that is not at hand answers. */
export function offlineAnswer(): Response {
  return html(OFFLINE_PAGE)
}

function html(text: string): Response {
  return new Response(text, { headers: PAGE_HEADERS })
}

function cacheFirst(cacheName: string, maxEntries: number): CacheFirst {
  return new CacheFirst({
    cacheName,
    matchOptions: { ignoreVary: true },
    plugins: [
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({ maxEntries, maxAgeSeconds: 90 * DAY, purgeOnQuotaError: true }),
    ],
  })
}

/** Whole pages without a query, kept under their path alone: what stands after it may be private. */
function pagesOnly(): WorkboxPlugin {
  return {
    cacheKeyWillBeUsed: async ({ request }) => {
      const { origin, pathname } = new URL(request.url)
      return origin + pathname
    },
    cacheWillUpdate: async ({ request, response }) => {
      const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
      const isWhole = response.status === 200 && !response.redirected
      return isPage && isWhole && new URL(request.url).search === '' ? response : null
    },
  }
}
