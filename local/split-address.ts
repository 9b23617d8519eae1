import type { IncomingMessage } from 'node:http'

/** The path of a request and the rest from "?" on. Any text is accepted, also what URL refuses. */
export function splitAddress(request: IncomingMessage): { pathname: string; search: string } {
  const address = request.url ?? '/'
  const pathname = address.split('?', 1)[0] || '/'
  return { pathname, search: address.slice(pathname.length) }
}
