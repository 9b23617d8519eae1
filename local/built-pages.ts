import { readFileSync, statSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Connect } from 'vite'
import type { IsKnownPath } from './known-path.ts'
import { splitAddress } from './split-address.ts'

/**
 * Answers addresses of a build as the hosting provider does: pages without ".html", known addresses
 * 200, unknown ones 404 with the not-found page, missing files of the build 404 without a page, which
 * no cache keeps (R22, R23; api/missing-file.ts).
 */
export function answerBuiltPages(
  dist: string,
  isKnownPath: IsKnownPath,
): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      next()
      return
    }
    const { pathname, search } = splitAddress(request)
    const path = decodePath(pathname)
    if (path === null) {
      sendText(response, 400, 'Bad request')
      return
    }
    const oneAddress = cleanAddress(pathname)
    if (oneAddress !== pathname) {
      response.writeHead(308, { location: oneAddress + search }).end()
      return
    }
    if (isFile(join(dist, path))) next()
    else if (/^\/(assets|ocr|pdf)\//.test(path)) sendText(response, 404, 'Not found')
    else sendPage(response, dist, path, isKnownPath(path))
  }
}

/** One address for each page, as `cleanUrls` and `trailingSlash: false` of vercel.json have it. */
export function cleanAddress(pathname: string): string {
  const path = pathname
    .replace(/^\/+/, '')
    .replace(/\/+$/, '')
    .replace(/\.html$/, '')
    .replace(/(^|\/)index$/, '')
  return `/${path}`
}

function sendPage(response: ServerResponse, dist: string, path: string, isKnown: boolean): void {
  const own = join(dist, path === '/' ? 'index.html' : `${path}.html`)
  // A file is at one address: two slashes name another, though the file system takes them for one.
  const hasOwn = path !== '/404' && !path.includes('//') && isFile(own)
  // Written only where posts may come after the build; vercel.json sends their addresses to it.
  const shell = join(dist, 'spa.html')
  const hasShell = isKnown && isFile(shell)
  const file = [hasOwn && own, hasShell && shell, join(dist, '404.html')].find(
    (name) => name !== false && isFile(name),
  )
  response.writeHead(hasOwn || hasShell ? 200 : 404, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
  })
  response.end(file ? readFileSync(file) : 'Nothing is built yet: npm run build')
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(text)
}

/** The decoded path, or null where it is malformed or climbs out of the folder. */
function decodePath(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname)
    return path.split(/[/\\]/).includes('..') || path.includes('\0') ? null : path
  } catch {
    return null
  }
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}
