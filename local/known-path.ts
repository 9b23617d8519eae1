import { matchPath } from 'react-router-dom'
import type { Page } from '../src/content/pages.ts'

export const PAGES_FILE = 'src/content/pages.ts'

export type IsKnownPath = (pathname: string) => boolean
type PagesModule = { PAGES?: readonly Pick<Page, 'path' | 'aliases'>[] }

/** Whether a path belongs to a page. Case-sensitive, as the host's files are. */
export function createIsKnownPath({ PAGES = [] }: PagesModule): IsKnownPath {
  const paths = PAGES.flatMap(({ path, aliases = [] }) => [path, ...aliases])
  return (pathname) =>
    paths.some((path) => matchPath({ path, caseSensitive: true }, pathname) !== null)
}
