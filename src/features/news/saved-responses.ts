/** The news source's last good responses, kept in the browser's cache storage for outages. */

const CACHE = 'news'
const MAX_RESPONSES = 60
const SAVED_AT = 'x-saved-at'

/** Saves the JSON of a response. If the browser has no cache storage or it is full, saves nothing. */
export async function saveResponse(address: string, json: string): Promise<void> {
  try {
    const cache = await openCache()
    if (!cache) return
    const headers = { 'content-type': 'application/json', [SAVED_AT]: new Date().toISOString() }
    await cache.delete(address)
    await cache.put(address, new Response(json, { headers }))
    const keys = await cache.keys()
    await Promise.all(
      keys.slice(0, Math.max(0, keys.length - MAX_RESPONSES)).map((key) => cache.delete(key)),
    )
  } catch {
    // Only a convenience: the response itself is on screen.
  }
}

/** The saved response for an address with the time it was saved (ISO), or null. */
export async function readSavedResponse(
  address: string,
): Promise<{ body: unknown; savedAt: string } | null> {
  try {
    const response = await (await openCache())?.match(address)
    if (!response) return null
    return { body: await response.json(), savedAt: response.headers.get(SAVED_AT) ?? '' }
  } catch {
    return null
  }
}

async function openCache(): Promise<Cache | null> {
  return 'caches' in globalThis ? caches.open(CACHE) : null
}
