import { isIPv6 } from 'node:net'
import { OR_CALL_US } from '../../../src/shared/call-us.ts'
import { booking as rules } from '../../../src/shared/booking.ts'
import type { Query } from './db.ts'
import { Refusal } from './refusal.ts'
import { sign } from './secret.ts'

/** The windows that requests are counted in, in seconds. */
const WINDOWS = { minute: 60, fiveMinutes: 300, tenMinutes: 600, hour: 3600, day: 86_400 }
/** At most this many requests from one IPv4 address, or IPv6 network, in each window. The shorter window comes first. */
type Limits = Partial<Record<keyof typeof WINDOWS, number>>

/** How much one visitor may request. A call must stay within the limits of all its windows. */
export const LIMITS = {
  contact: { tenMinutes: 5, day: 20 },
  /**
   * A business that books for its employees has one address, and so have many phones of one network. One address
   * alone gets half of a day's bookings (CAPS).
   */
  bookings: { hour: 10, day: 15 },
  /** Attempts that find the time taken; a busy week may bring many. */
  bookingTries: { hour: 30 },
  waitlist: { tenMinutes: 5, day: 20 },
  /** With one email address or phone number, from anywhere. */
  waitlistOfOne: { day: 5 },
  estimateMails: { tenMinutes: 5, day: 10 },
  /** To one email address, from anywhere. */
  estimateMailsOfOne: { day: 3 },
  /** To all addresses: more than a day brings, and too few to spoil the mail server's good name. */
  estimateMailsInAll: { day: 200 },
  /** Moves and cancellations, and guesses at tokens. */
  bookingChanges: { hour: 30 },
  /** Invalid links. */
  wrongLinks: { hour: 30 },
  /** Every check of a session calls Supabase. */
  wrongSessions: { hour: 30 },
  /** Every pick of a time is a hold. Refused ones do no harm: a time can be booked without. */
  holds: { fiveMinutes: 10, hour: 30 },
  /** Browsing two months takes a dozen requests, and many visitors may share one address. */
  availability: { tenMinutes: 600 },
  /** The host answers from its cache, so that few requests get here: a page asks every two minutes. */
  officeToday: { tenMinutes: 600 },
  errorReports: { tenMinutes: 20 },
  /** A desk refreshes every twenty seconds, 30 times in ten minutes, and one office has several. */
  office: { tenMinutes: 1200 },
  /** Calendar programs refresh every few minutes, and some services do so for many people from one address. */
  officeFeed: { hour: 120 },
  wrongFeeds: { hour: 20 },
  /**
   * A page asks once while it is open, and visitors may share an address. Google bills each request. One address gets
   * a fifth of a day's requests, and the largest network four fifths.
   */
  places: { tenMinutes: 30, day: 60 },
  /** All billed requests together: about $6 a day without Google's free ones (November 2026). */
  placesInAll: { day: 300 },
  health: { minute: 30 },
  /** Mails to one recipient, whoever asked for them: nobody can flood a stranger's mailbox. */
  mails: { day: 10 },
  /** The same for texts, which cost money. */
  texts: { day: 3 },
  /** Answers to what someone texts us, so that two programs do not answer each other for ever. */
  textReplies: { day: 3 },
  /** Texts to us that reach the office, from one number and from all. */
  textsPassedOn: { day: 10 },
  textsPassedOnInAll: { day: 100 },
} satisfies Record<string, Limits>

/** How much visitors may have at the same time. Appointments that the office books neither count nor are refused. */
export const CAPS = {
  /**
   * Coming appointments of one mailbox, also as a second person's, or phone number, with those canceled within a day of booking: two returns, a
   * business, its books, and two more.
   */
  openBookings: 6,
  /**
   * New appointments in 24 hours, of all visitors, with those they canceled since. An adviser has time for about eight a day, so this is more than
   * the busiest day of the season brings, and a sixth of what fills all sixty days.
   */
  bookingsPerDay: 30 * rules.advisers,
  /** From this many of them on, without a captcha, visitors confirm each by email before it counts. */
  unconfirmedPerDay: 15 * rules.advisers,
  /** Visitors who are choosing a time at this moment, and offers to those on the waitlist. */
  liveHolds: 20 * rules.advisers,
  /** Waitlist entries of one mailbox or phone number. */
  openEntries: 3,
  /** All of the waitlist: more than a firm of this size can offer a time in two months. */
  waitlist: 100 * rules.advisers,
}

/**
 * What is counted: requests of one name from one address, or whatever `who` stands for. `isClosed`: without a
 * working counter every request is refused, because each one costs money.
 */
export type Counted = ({ request: Request } | { who: string }) & {
  name: string
  limits: Limits
  now: Date
  isClosed?: boolean
}

/**
 * Counts a request. Exact for concurrent requests: the row is locked while it is counted. If counting itself
 * fails, the request continues: a form matters more than its limit.
 * @param query within a transaction one withSavepoints, since a failed count would end it
 * @returns the seconds until its window ends if it exceeds a limit, otherwise null
 * @throws Refusal 503 if the limit is closed and cannot be counted
 */
export async function countTooMany(query: Query, counted: Counted): Promise<number | null> {
  const { name, now, isClosed = false } = counted
  for (const { count, windowKey, window, seconds } of windowsOf(counted)) {
    const [row] = await query<{ count: number }>(
      `insert into rate_limits (key, window_start, count) values ($1, $2, 1)
        on conflict (key, window_start) do update set count = rate_limits.count + 1
        returning count`,
      [windowKey, window],
    ).catch((error: unknown) => {
      if (error instanceof Refusal) throw error
      console.error(JSON.stringify({ route: name, error: 'limiter_down', reason: nameOf(error) }))
      if (isClosed) throw new Refusal(503, 'unavailable', 'This is not responding right now.')
      return []
    })
    if (row && row.count > count) {
      return Math.ceil((window.getTime() - now.getTime()) / 1000) + seconds
    }
  }
  return null
}

/**
 * Counts a request, as countTooMany does, and refuses it if it exceeds a limit.
 * @throws Refusal 429 with Retry-After, or 503 if the limit is closed and cannot be counted
 */
export async function refuseTooMany(query: Query, counted: Counted): Promise<void> {
  const wait = await countTooMany(query, counted)
  if (wait === null) return
  throw new Refusal(
    429,
    'too_many_requests',
    `You have tried this many times. Please wait a while${OR_CALL_US}.`,
    {},
    { 'Retry-After': String(wait) },
  )
}

/**
 * Counts a guess at a token or a session before checking it, so that concurrent guesses count too. The count is
 * taken back if the guess is right or cannot be checked: only wrong guesses use up the limit.
 * @param check throws a Refusal 401 or 404 when the guess is wrong
 * @throws Refusal 429 with Retry-After after too many wrong guesses, and what `check` throws
 */
export async function limitGuesses<Result>(
  query: Query,
  counted: Counted,
  check: () => Promise<Result>,
): Promise<Result> {
  await refuseTooMany(query, counted)
  try {
    const result = await check()
    await takeBack(query, counted)
    return result
  } catch (error) {
    const isWrong = error instanceof Refusal && [401, 404].includes(error.status)
    if (!isWrong) await takeBack(query, counted)
    throw error
  }
}

/** A count that cannot be taken back expires with its window. */
async function takeBack(query: Query, counted: Counted): Promise<void> {
  for (const { windowKey, window } of windowsOf(counted)) {
    await query(
      'update rate_limits set count = count - 1 where key = $1 and window_start = $2 and count > 0',
      [windowKey, window],
    ).catch(() => [])
  }
}

/** What a mailbox is counted under, by the database's rule (supabase/migrations/20261129200000_mailboxes.sql). */
export async function mailboxOf(query: Query, email: string): Promise<string> {
  const [row] = await query<{ mailbox: string }>('select mailbox_of($1) as mailbox', [email])
  return row?.mailbox ?? email
}

/** The rows a call is counted in, one for each limit and network. */
function windowsOf(counted: Counted) {
  const { name, limits, now } = counted
  const networks =
    'who' in counted
      ? [{ network: counted.who, share: 1 }]
      : networksOf(clientAddress(counted.request))
  return networks.flatMap(({ network, share }) => {
    const key = sign('limit', `${name}:${network}`)
    return Object.entries(limits).map(([length, count]) => {
      const seconds = WINDOWS[length as keyof Limits]
      const window = new Date(Math.floor(now.getTime() / 1000 / seconds) * seconds * 1000)
      const windowKey = Buffer.concat([key, Buffer.from(String(seconds))])
      return { count: count * share, seconds, window, windowKey }
    })
  })
}

/** The hosting provider sets the header itself, so its first entry is the visitor's own address. */
function clientAddress(request: Request): string {
  return request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() || 'unknown'
}

/** Larger networks may belong to many households, so their limits are this many times as large. */
const LARGE_NETWORK_SHARE = 4

/**
 * What an address is counted under: an IPv4 address itself, an IPv6 address by its /56, which is what one household
 * gets (RFC 6177), and by its /48, the most that one customer gets. An IPv4 address written as IPv6 is the former.
 * @returns each with how many times a limit it has
 */
function networksOf(address: string): { network: string; share: number }[] {
  if (!isIPv6(address)) return [{ network: address, share: 1 }]
  const groups = groupsOf(address)
  const [first = 0, second = 0, third = 0, fourth = 0, , sixth, high = 0, low = 0] = groups
  if (sixth === 0xffff && groups.slice(0, 5).every((group) => group === 0)) {
    return [{ network: [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.'), share: 1 }]
  }
  const large = [first, second, third].map((group) => group.toString(16)).join(':')
  const small = `${large}:${(fourth & 0xff00).toString(16)}`
  return [
    { network: `${small}::/56`, share: 1 },
    { network: `${large}::/48`, share: LARGE_NETWORK_SHARE },
  ]
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  const host = URL.parse(`http://[${address}]`)?.hostname.slice(1, -1) ?? '::'
  const [head = [], tail = []] = host.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0')
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16))
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : typeof error)
