import { fitsSource, type HeaderRule, readVercelJson } from './vercel-json.ts'

/**
 * The response headers of vercel.json, so that the preview sends what production sends. Without
 * "upgrade-insecure-requests": some browsers would ask this server for https, which it has not.
 */
export function readPreviewHeaders(root: string): HeaderRule[] {
  return readVercelHeaders(root).map(({ source, headers }) => ({
    source,
    headers: headers.map(({ key, value }) => ({
      key,
      value: value.replace('; upgrade-insecure-requests', ''),
    })),
  }))
}

/** The response headers of vercel.json. */
export function readVercelHeaders(root: string): HeaderRule[] {
  return readVercelJson(root).headers ?? []
}

/** The headers of an address. */
export function headersFor(rules: readonly HeaderRule[], url: string): HeaderRule['headers'] {
  const pathname = url.split('?')[0] ?? '/'
  return rules
    .filter(({ source }) => fitsSource(pathname, source))
    .flatMap(({ headers }) => headers)
}
