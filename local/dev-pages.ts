import { existsSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { matchPath } from 'react-router-dom'
import type { Connect } from 'vite'
import type { Page } from '../src/config/pages.ts'
import { asyncHandler } from './async-handler.ts'
import { splitAddress } from './split-address.ts'

export const PAGES_FILE = 'src/config/pages.ts'

/**
 * In development Vite answers every address with the page and 200; unknown ones become 404 here (R22).
 * @param load called for each page, so that a new row in the page catalog applies at once
 */
export function answerDevPages(
  root: string,
  load: () => Promise<IsKnownPath>,
): Connect.NextHandleFunction {
  return asyncHandler(async (request, response, next) => {
    const { pathname } = splitAddress(request)
    const isOwn = pathname.startsWith('/@') || pathname.startsWith('/__')
    const isFile = extname(pathname) !== '' && existsSync(join(root, pathname))
    if (!isOwn && !isFile) {
      const isKnownPath = await load()
      if (!isKnownPath(pathname)) markPageNotFound(response)
    }
    next()
  })
}

/** Vite sets the status itself when it sends the page, so it is changed at the last moment. */
function markPageNotFound(response: ServerResponse): void {
  const { end } = response
  response.end = ((...args: Parameters<typeof end>) => {
    const isPage = String(response.getHeader('content-type')).startsWith('text/html')
    if (isPage && response.statusCode === 200) response.statusCode = 404
    return end.apply(response, args)
  }) as typeof end
}

type IsKnownPath = (pathname: string) => boolean
type PagesModule = { PAGES?: readonly Pick<Page, 'path' | 'aliases'>[] }

/** Whether a path belongs to a page. Case-sensitive, as the host's files are. */
export function createIsKnownPath({ PAGES = [] }: PagesModule): IsKnownPath {
  const paths = PAGES.flatMap(({ path, aliases = [] }) => [path, ...aliases])
  return (pathname) =>
    paths.some((path) => matchPath({ path, caseSensitive: true }, pathname) !== null)
}
