/** The cache in which the service worker keeps pages. */
export const PAGES_CACHE = 'offline-pages-1'

/** As many as fit a phone's first screen. */
const MAX_PAGES = 5

type SavedPage = { path: string; label: string }

/**
 * Pages that open without a connection, at most five, the last kept first.
 * @param listed the pages that may be named
 */
export async function findSavedPages(listed: readonly SavedPage[]): Promise<SavedPage[]> {
  const cache = (await caches.has(PAGES_CACHE)) ? await caches.open(PAGES_CACHE) : null
  const kept = (await cache?.keys()) ?? []
  return kept
    .toReversed()
    .flatMap(({ url }) => listed.find(({ path }) => path === new URL(url).pathname) ?? [])
    .slice(0, MAX_PAGES)
}
