import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { site } from '../src/config/site.ts'
import { NEEDS_CONNECTION } from '../src/lib/phrases.ts'

declare const self: ServiceWorkerGlobalScope
/** A page of this build without content, and the pages' headers, inserted by build/build-worker.ts. */
declare const APP_SHELL: string
declare const PAGE_HEADERS: Readonly<Record<string, string>>

/** The site's other caches, such as the news cache, have other prefixes. */
const PREFIX = 'offline-'
const NAMES = {
  pages: `${PREFIX}pages-1`,
  assets: `${PREFIX}assets-1`,
  engines: `${PREFIX}engines-1`,
}

/** After this many seconds on a slow connection, a cached page is better than a fresh one. */
const NETWORK_TIMEOUT_SECONDS = 4
const DAY = 86_400

/** Said without scripts, since WebKit loads none into a page that a worker made. Gone once the app draws. */
const UNTIL_DRAWN = `<style>#root:not(:empty) ~ main { display: none }</style>
<main class="wrap py-section">
<h1>${NEEDS_CONNECTION}</h1>
<p>It is not saved on your device. Reload it once you are back online.</p>
<p>Call <a href="${site.phone.href}">${site.phone.display}</a></p>
<p><a href="/">Home page</a></p>
</main>`
const PAGE_LIMITS = { maxEntries: 60, maxAgeSeconds: 60 * DAY }

/** Addresses that are not pages, by path and query: functions, files, the editor, and the local server's additions. */
export const NOT_PAGES = [/^\/(admin|api|auth\/v1|__|_vercel)/, /^[^?]*\.[a-z0-9]+(?:\?|$)/]

/**
 * A page's last version if the connection is down or slow. Or else an empty page, which lacks the code of its own and says
 * so (src/app/errors/error-screens.tsx).
 */
export const pages = new NetworkFirst({
  cacheName: NAMES.pages,
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  matchOptions: { ignoreVary: true },
  plugins: [
    pagesOnly(),
    new ExpirationPlugin({ ...PAGE_LIMITS, purgeOnQuotaError: true }),
    { handlerDidError: async () => html(APP_SHELL.replace('</body>', `${UNTIL_DRAWN}</body>`)) },
  ],
})

/** Their names change with their content. Holds two builds, for pages that are still open. */
export const assets = cacheFirst(NAMES.assets, 350)

/** The document reader's engines. Their addresses contain a version. */
export const engines = cacheFirst(NAMES.engines, 40)

/** Whether a cache is one of these, or not the worker's at all. */
export function isCurrentCache(name: string): boolean {
  return !name.startsWith(PREFIX) || Object.values(NAMES).includes(name)
}

/**
 * Lets a page that was reached inside the site open again: its files are already cached, but its HTML is not.
 * Replaces HTML from another build, whose files will expire, unless the page itself is from a different
 * build than this worker.
 * @param entry the page's entry script
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

/** Whole pages without a query, cached only by path: the query may be private. */
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
