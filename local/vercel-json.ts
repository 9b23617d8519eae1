import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type HeaderRule = { source: string; headers: { key: string; value: string }[] }
type Rewrite = { source: string; destination: string }
type VercelJson = { headers?: HeaderRule[]; rewrites?: Rewrite[] }

/** What vercel.json says. */
export function readVercelJson(root: string): VercelJson {
  return JSON.parse(readFileSync(join(root, 'vercel.json'), 'utf8'))
}

/** Whether a path fits a source; those of vercel.json are plain patterns, such as "/assets/(.*)". */
export function fitsSource(pathname: string, source: string): boolean {
  return new RegExp(`^${source}$`).test(pathname)
}
