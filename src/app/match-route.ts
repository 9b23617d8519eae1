import { matchPath } from 'react-router-dom'
import { ROUTES, type RouteEntry } from './routes'

/**
 * The row of the route table an address belongs to, or undefined for an unknown address. Letter case
 * counts, as it does for the files the host answers with.
 */
export function matchRoute(pathname: string): RouteEntry | undefined {
  const entries: readonly RouteEntry[] = ROUTES
  return entries.find((entry) =>
    [entry.path, ...(entry.aliases ?? [])].some(
      (path) => matchPath({ path, caseSensitive: true }, pathname) !== null,
    ),
  )
}
