import { isIPv6 } from 'node:net'
import { site } from '../../src/config/site.js'
import type { Query } from './db.js'
import { Refusal } from './refusal.js'
import { sign } from './secret.js'

/** At most `count` calls from one address, or IPv6 network, in each window of so many seconds. */
export type Limit = { count: number; seconds: number }

/**
 * What refuseTooMany counts: calls of one name from one address.
 * `isClosed`: without a working counter no call goes on, where each one costs money.
 */
export type Counted = {
  request: Request
  name: string
  limits: Limit[]
  now: Date
  isClosed?: boolean
}

/**
 * Counts a call and stops the one that is too many. Exact for calls at once: the row is locked while
 * it is counted. If counting itself fails, the call goes on: a form is worth more than its limit.
 * @param query within a transaction one withSavepoints, since a failed count would end it
 * @throws Refusal 429 with Retry-After, or 503 where the limit is closed and cannot be counted
 */
export async function refuseTooMany(
  query: Query,
  { request, name, limits, now, isClosed = false }: Counted,
): Promise<void> {
  const key = sign('limit', `${name}:${clientAddress(request)}`)
  for (const { count, seconds } of limits) {
    const window = new Date(Math.floor(now.getTime() / 1000 / seconds) * seconds * 1000)
    const windowKey = Buffer.concat([key, Buffer.from(String(seconds))])
    const [row] = await query<{ count: number }>(
      `insert into rate_limits (key, window_start, count) values ($1, $2, 1)
        on conflict (key, window_start) do update set count = rate_limits.count + 1
        returning count`,
      [windowKey, window],
    ).catch((error: unknown) => {
      console.error(JSON.stringify({ route: name, error: 'limiter_down', reason: nameOf(error) }))
      if (isClosed) throw new Refusal(503, 'unavailable', 'This does not answer right now.')
      return []
    })
    if (row && row.count > count) {
      const wait = Math.ceil((window.getTime() - now.getTime()) / 1000) + seconds
      throw new Refusal(
        429,
        'too_many_requests',
        `You have tried this many times. Please wait a while, or call ${site.phone.display}.`,
        {},
        { 'Retry-After': String(wait) },
      )
    }
  }
}

/**
 * Whom a call is counted for. The hosting provider sets the header itself, so its first entry is the
 * visitor's own address.
 */
function clientAddress(request: Request): string {
  const address = request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() || 'unknown'
  return isIPv6(address) ? networkOf(address) : address
}

/** The first 64 bits of an IPv6 address: whoever has one has the whole network (RFC 4291, 2.5.4). */
function networkOf(address: string): string {
  const host = URL.parse(`http://[${address}]`)?.hostname.slice(1, -1) ?? '::'
  // An IPv4 address written as IPv6, for one.
  if (host.startsWith('::')) return address
  const [head = [], tail = []] = host.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0')
  return [...head, ...zeros, ...tail].slice(0, 4).join(':')
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : typeof error)
