/** An address as a URL when it is of the web, else null. Relative ones are relative to `base`. */
export function webAddress(address: string | null | undefined, base?: string): URL | null {
  if (!address) return null
  const url = parseUrl(address.trim(), base)
  return url && /^https?:$/.test(url.protocol) ? url : null
}

/** URL.parse, which Safari has only since version 18. */
function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}
