import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type HeaderRule = { source: string; headers: { key: string; value: string }[] }
type Rewrite = { source: string; destination: string }
type ImageRules = { sizes: number[]; qualities: number[]; remotePatterns?: { hostname: string }[] }
type VercelJson = {
  headers?: HeaderRule[]
  rewrites?: Rewrite[]
  images?: ImageRules
  crons?: unknown
  functions?: Record<string, { maxDuration: number }>
}

export function readVercelJson(root: string): VercelJson {
  return JSON.parse(readFileSync(join(root, 'vercel.json'), 'utf8'))
}

/** Whether a path matches a source, which is a plain pattern such as "/assets/(.*)". */
export function fitsSource(pathname: string, source: string): boolean {
  return new RegExp(`^${source}$`).test(pathname)
}

export function readVercelHeaders(root: string): HeaderRule[] {
  return readVercelJson(root).headers ?? []
}

/** The headers sent for an address. */
export function headersFor(rules: readonly HeaderRule[], url: string): HeaderRule['headers'] {
  const pathname = url.split('?')[0] ?? '/'
  return rules
    .filter(({ source }) => fitsSource(pathname, source))
    .flatMap(({ headers }) => headers)
}
