/** An address as a URL when it is of the web, else null. Relative ones are relative to `base`. */
export function webAddress(address: string | null | undefined, base?: string): URL | null {
  if (!address) return null
  const url = URL.parse(address.trim(), base)
  return url && /^https?:$/.test(url.protocol) ? url : null
}
