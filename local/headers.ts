import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type HeaderRule = { source: string; headers: { key: string; value: string }[] }

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
  const config: { headers?: HeaderRule[] } = JSON.parse(
    readFileSync(join(root, 'vercel.json'), 'utf8'),
  )
  return config.headers ?? []
}

/** The headers of an address; sources are the plain patterns vercel.json uses, such as "/assets/(.*)". */
export function headersFor(rules: readonly HeaderRule[], url: string): HeaderRule['headers'] {
  const pathname = url.split('?')[0] ?? '/'
  return rules
    .filter(({ source }) => new RegExp(`^${source}$`).test(pathname))
    .flatMap(({ headers }) => headers)
}
