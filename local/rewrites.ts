import type { Connect } from 'vite'
import { cleanAddress, decodePath, findBuiltFile } from './built-pages.ts'
import { splitAddress } from './split-address.ts'
import { fitsSource, readVercelJson } from '../build/vercel-json.ts'

/**
 * Applies the rewrites of vercel.json as the host does: the first one whose source matches a URL that
 * has no file.
 */
export function rewriteAddresses(root: string, dist: string): Connect.NextHandleFunction {
  const { rewrites = [] } = readVercelJson(root)
  return (request, _response, next) => {
    const { pathname, search } = splitAddress(request)
    const path = decodePath(pathname)
    const hasAnswer =
      path === null || cleanAddress(pathname) !== pathname || findBuiltFile(dist, path) !== null
    const rewrite = hasAnswer
      ? undefined
      : rewrites.find(({ source }) => fitsSource(pathname, source))
    if (rewrite) request.url = rewrite.destination + search
    next()
  }
}
