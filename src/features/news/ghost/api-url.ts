/** The Content API's origin and its key, which is public and read-only. */
export type GhostAccess = { url: string; key: string; mediaOrigins: readonly string[] }

/** Ghost 6 returns at most this many. */
export const MAX_PER_PAGE = 100

/** The address of a Content API request. Keep the slash before the query: without it Ghost redirects. */
export function ghostApiUrl(
  { url, key }: GhostAccess,
  path: string,
  parameters: Record<string, string | number> = {},
): string {
  const address = new URL(`${url.replace(/\/+$/, '')}/ghost/api/content/${path}/`)
  for (const [name, value] of Object.entries({ ...parameters, key })) {
    address.searchParams.set(name, String(value))
  }
  return address.href
}
