import { matchPath } from 'react-router-dom'
import { type Page, PAGES } from '../config/pages.ts'

/**
 * The page at an address, or undefined if unknown. Case-sensitive, as the host's files are. Letters may be
 * written as codes, as in "/%61bout-us": the host and the router decode them.
 */
export function findPage(address: string): Page | undefined {
  const pathname = decodeSafely(address)
  return PAGES.find((page) =>
    [page.path, ...(page.aliases ?? [])].some(
      (path) => matchPath({ path, caseSensitive: true }, pathname) !== null,
    ),
  )
}

/**
 * The page with this path in the list.
 * @throws when there is none, because a link in the content is wrong
 */
export function pageAt(path: string): Page {
  const page = PAGES.find((one) => one.path === path)
  if (!page) throw new Error(`No page has the path ${path}`)
  return page
}

/** The page and all pages above it, home page first. */
export function pageTrail(page: Page): Page[] {
  if (page.path === '/') return [page]
  return [...pageTrail(pageAt(page.parent ?? '/')), page]
}

/** The pages directly below a page, in list order. */
export function pagesBelow(path: string): Page[] {
  return PAGES.filter(({ parent }) => parent === path)
}

function decodeSafely(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
