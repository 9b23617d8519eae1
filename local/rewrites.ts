import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Connect } from 'vite'
import { cleanAddress, decodePath, findBuiltFile } from './built-pages.ts'
import { splitAddress } from './split-address.ts'

type Rewrite = { source: string; destination: string }

/**
 * Rewrites of vercel.json, as the host carries them out: the first one whose source fits an address that
 * has no file. Sources are plain patterns, as in headers.ts.
 */
export function rewriteAddresses(root: string, dist: string): Connect.NextHandleFunction {
  const rewrites = readRewrites(root)
  return (request, _response, next) => {
    const { pathname, search } = splitAddress(request)
    const path = decodePath(pathname)
    const hasAnswer =
      path === null || cleanAddress(pathname) !== pathname || findBuiltFile(dist, path) !== null
    const rewrite = hasAnswer
      ? undefined
      : rewrites.find(({ source }) => new RegExp(`^${source}$`).test(pathname))
    if (rewrite) request.url = rewrite.destination + search
    next()
  }
}

function readRewrites(root: string): Rewrite[] {
  const config: { rewrites?: Rewrite[] } = JSON.parse(
    readFileSync(join(root, 'vercel.json'), 'utf8'),
  )
  return config.rewrites ?? []
}
