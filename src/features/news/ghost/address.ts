/** Where the Content API is, and the key it is asked with: public, and good for reading only. */
export type GhostAccess = { url: string; key: string }

/** Ghost 6 answers with at most so many. */
export const MAX_PER_PAGE = 100

/**
 * The address of a Content API request. The slash before the query matters: without it Ghost
 * redirects.
 */
export function ghostAddress(
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
