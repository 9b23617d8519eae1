/** An http(s) address as a URL, else null. Relative ones are resolved against `base`. */
export function parseWebUrl(address: string | null | undefined, base?: string): URL | null {
  if (!address) return null
  const url = parseUrl(address.trim(), base)
  return url && /^https?:$/.test(url.protocol) ? url : null
}

/** URL.parse, which Safari supports only since version 18. */
function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}

/** Where a text comes from, and whose pictures, videos and recordings it may show. */
export type TextSource = {
  /** The Ghost site. Relative addresses belong to it, and its own files may be shown. */
  url: string
  /** More origins whose files may be shown: VITE_POST_MEDIA_ORIGINS. */
  mediaOrigins: readonly string[]
  /**
   * Called with each origin whose file is left out, except for bookmarks, whose pictures come from anywhere.
   */
  onLeftOut?: (origin: string) => void
}

/**
 * The address of a picture, video or recording that a page may load. Null for all others, which the
 * Content-Security-Policy would block (build/security-policy.ts).
 */
export function parseMediaUrl(address: string | null | undefined, source: TextSource): URL | null {
  const url = parseWebUrl(address, source.url)
  const allowed = [new URL(source.url).origin, ...source.mediaOrigins]
  return url && allowed.includes(url.origin) ? url : null
}
