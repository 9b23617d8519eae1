import { matchPath } from 'react-router-dom'
import type { RouteEntry } from '../src/app/routes.ts'

export const ROUTES_FILE = 'src/app/routes.ts'

export type IsKnownPath = (pathname: string) => boolean
type RoutesModule = { ROUTES?: readonly Pick<RouteEntry, 'path' | 'aliases'>[] }

/** A test for addresses of the route table; letter case counts, as it does for files when hosted. */
export function createIsKnownPath({ ROUTES = [] }: RoutesModule): IsKnownPath {
  const paths = ROUTES.flatMap(({ path, aliases = [] }) => [path, ...aliases])
  return (pathname) =>
    paths.some((path) => matchPath({ path, caseSensitive: true }, pathname) !== null)
}
