import { type HeaderRule, readVercelHeaders } from '../build/vercel-json.ts'

/**
 * The response headers of vercel.json, so that the preview sends what production sends. Without
 * "upgrade-insecure-requests": some browsers would then request https, which this server does not have.
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
