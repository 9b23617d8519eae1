import { matchPath } from 'react-router-dom'
import type * as Routes from '../src/app/routes.ts'

/**
 * Loads the route table and returns a test for addresses whose page exists. The address of the table
 * is a variable, so that bundling vite.config.ts does not pull the pages in.
 */
export async function loadKnownPaths(): Promise<(pathname: string) => boolean> {
  const table = new URL('../src/app/routes.ts', import.meta.url).href
  const { ROUTES }: typeof Routes = await import(table)
  const entries: readonly Routes.RouteEntry[] = ROUTES
  const paths = entries.flatMap(({ page, path, aliases = [] }) => (page ? [path, ...aliases] : []))
  return (pathname) => paths.some((path) => matchPath(path, pathname) !== null)
}
