import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Connect } from 'vite'

type IsKnownPath = (pathname: string) => boolean

export type PagesOptions =
  | { kind: 'dev'; isKnownPath: IsKnownPath }
  | { kind: 'preview'; dist: string; isKnownPath: IsKnownPath }

/**
 * Answers page addresses as the hosting provider does: known ones 200, unknown ones 404 with the
 * not-found page, missing files under /assets 404 without a page (R22, R23).
 */
export function answerPage(options: PagesOptions): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    if (!isPage || pathname.startsWith('/@') || pathname.startsWith('/__')) {
      next()
      return
    }
    if (options.kind === 'dev') {
      const wantsHtml = request.headers.accept?.includes('text/html') && extname(pathname) === ''
      if (wantsHtml && !options.isKnownPath(pathname)) {
        const { end } = response
        // Vite writes the page itself and always says 200.
        response.end = ((...args: Parameters<typeof end>) => {
          response.statusCode = 404
          return end.apply(response, args)
        }) as typeof end
      }
      next()
      return
    }
    answerBuiltPage(pathname, options, response, next)
  }
}

function answerBuiltPage(
  pathname: string,
  { dist, isKnownPath }: Extract<PagesOptions, { kind: 'preview' }>,
  response: Parameters<Connect.NextHandleFunction>[1],
  next: Connect.NextFunction,
): void {
  const file = safeFile(pathname)
  if (file === null) {
    response.writeHead(400).end()
    return
  }
  if (extname(file) !== '' && existsSync(join(dist, file))) {
    next()
    return
  }
  if (file.startsWith('/assets/')) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
    return
  }
  const clean = file === '/' ? '/index' : file.replace(/\/$/, '')
  const page = join(dist, `${clean}.html`)
  const isKnown = isKnownPath(pathname)
  const notFound = existsSync(join(dist, '404.html')) ? '404.html' : 'index.html'
  const shell = existsSync(join(dist, 'spa.html')) ? 'spa.html' : 'index.html'
  const source = existsSync(page) ? page : join(dist, isKnown ? shell : notFound)
  response.writeHead(existsSync(page) || isKnown ? 200 : 404, {
    'content-type': 'text/html; charset=utf-8',
  })
  response.end(readFileSync(source))
}

/** The decoded path, or null where it is malformed or climbs out of the folder. */
function safeFile(pathname: string): string | null {
  try {
    const decoded = decodeURIComponent(pathname)
    return decoded.includes('..') || decoded.includes('\0') ? null : decoded
  } catch {
    return null
  }
}
