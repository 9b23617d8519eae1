import type { IncomingMessage } from 'node:http'

/** A request's path, and the rest from "?" on. Accepts any text, even what URL rejects. */
export function splitAddress(request: IncomingMessage): { pathname: string; search: string } {
  const address = request.url ?? '/'
  const pathname = address.split('?', 1)[0] || '/'
  return { pathname, search: address.slice(pathname.length) }
}
