import { pathToFileURL } from 'node:url'
import { JSDOM } from 'jsdom'
import type * as Server from '../src/app/entry-server.tsx'

/**
 * Loads the site's code as just compiled for the server, with the `window` it needs to clean the HTML of
 * posts.
 */
export async function loadServer(): Promise<typeof Server> {
  const server: typeof Server = await import(pathToFileURL('.server/entry-server.js').href)
  server.provideWindow(new JSDOM().window as unknown as typeof window)
  return server
}
