import { readFileSync, statSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Connect } from 'vite'
import { splitAddress } from './split-address.ts'

/**
 * Answers addresses of a build as the hosting provider does: pages without ".html", others 404 with the
 * not-found page (R22, R23).
 */
export function answerBuiltPages(dist: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    const { pathname, search } = splitAddress(request)
    const path = decodePath(pathname)
    // Malformed, or outside the folder: not found either.
    if (path === null) return sendPage(response, dist, null)
    const oneAddress = cleanAddress(pathname)
    if (oneAddress !== pathname) {
      response.writeHead(308, { location: oneAddress + search }).end()
      return
    }
    const file = findBuiltFile(dist, path)
    if (file?.endsWith('.html') || file === null) sendPage(response, dist, file)
    else next()
  }
}

/** A page's canonical path, following `cleanUrls` and `trailingSlash: false` in vercel.json. */
export function cleanAddress(pathname: string): string {
  const path = pathname
    .replace(/^\/+/, '')
    .replace(/\/+$/, '')
    .replace(/\.html$/, '')
    .replace(/(^|\/)index$/, '')
  return `/${path}`
}

/** The built file or page at a decoded path, or null. */
export function findBuiltFile(dist: string, path: string): string | null {
  // Each file has one path. Double slashes make a different one, although the file system ignores them.
  if (path === '/404' || path.includes('//')) return null
  const names = [path, path === '/' ? '/index.html' : `${path}.html`]
  return names.map((name) => join(dist, name)).find(isFile) ?? null
}

/** The decoded path, or null if it is malformed or leaves the folder. */
export function decodePath(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname)
    return path.split(/[/\\]/).includes('..') || path.includes('\0') ? null : path
  } catch {
    return null
  }
}

/** @param page a file of the build; null for the not-found page */
function sendPage(response: ServerResponse, dist: string, page: string | null): void {
  const file = page ?? join(dist, '404.html')
  response.writeHead(page ? 200 : 404, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
  })
  response.end(isFile(file) ? readFileSync(file) : 'Nothing is built yet: npm run build')
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    // Missing, or a name that no file can have: longer than 255 characters.
    return false
  }
}
