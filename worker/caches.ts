import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'

declare const self: ServiceWorkerGlobalScope
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
const PAGE_LIMITS = { maxEntries: 60, maxAgeSeconds: 60 * DAY }

/** Where the line is down or slow, a page as it was last. */
export const pages = new NetworkFirst({
  cacheName: NAMES.pages,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  matchOptions: { ignoreVary: true },
  plugins: [pagesOnly(), new ExpirationPlugin({ ...PAGE_LIMITS, purgeOnQuotaError: true })],
})

/** Their names change with their content. Two builds fit in, for pages that are still open. */
export const assets = cacheFirst(NAMES.assets, 350)

/** The document reader's programs; their addresses hold a version. */
export const engines = cacheFirst(NAMES.engines, 40)

/** Whether a cache is one of these, or none of the worker's at all. */
export function isCurrentCache(name: string): boolean {
  return !name.startsWith(PREFIX) || Object.values(NAMES).includes(name)
}

/**
 * Lets a page open again that was reached inside the site: its files are at hand, its HTML is not. HTML of
 * another build is replaced, whose files will be gone some day, unless the page itself is of another
 * build than this worker.
 * @param entry the script that page began with
 */
export async function keepVisited(path: string, entry: string | null): Promise<void> {
  const cache = await caches.open(NAMES.pages)
  const kept = await cache.match(path)
  const isOfOurBuild = entry !== null && SHELL_FILES.includes(entry)
  const isOutdated = isOfOurBuild && kept !== undefined && !namesShellFiles(await kept.text())
  if (kept === undefined || isOutdated) await cache.put(path, html(APP_SHELL))
  const expiration = new CacheExpiration(NAMES.pages, PAGE_LIMITS)
  await expiration.updateTimestamp(new URL(path, self.location.origin).href)
  await expiration.expireEntries()
}

/** The scripts, styles and fonts that every page of this build names. */
const SHELL_FILES: string[] = APP_SHELL.match(/\/assets\/[\w.-]+/g) ?? []
const namesShellFiles = (page: string) => SHELL_FILES.every((file) => page.includes(file))

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
