import { waitUntil } from '@vercel/functions'
import { booking as rules } from '../../../src/shared/booking.ts'
import { lockBusyTimes } from '../booking/booking-store.ts'
import type { Span } from '../booking/slots.ts'
import type { BusyTimes } from './busy-times.ts'
import { CalendarError } from './calendar-error.ts'
import type { Database, Query } from '../request/db.ts'
import { type BusyCalendar, readEnv } from '../request/env.ts'
import { inTime } from '../request/in-time.ts'
import { readCalendar } from './read-calendar.ts'
import { BodyTooLargeError, readChunks } from '../request/read-limited.ts'
import { CALL_US } from '../../../src/shared/call-us.ts'
import { Refusal } from '../request/refusal.ts'
import { hash } from '../request/secret.ts'
import { siteHost } from '../request/site-link.ts'
import { offerFreed, withdrawOffers } from '../waitlist/waitlist-offers.ts'

/** The state of one configured calendar. */
export type CalendarState = BusyCalendar & {
  triedAt: Date | null
  readAt: Date | null
  /** `reading` during an attempt, and after one that broke off. */
  problem: string | null
  /** Local starts of events whose repetitions cannot be worked out. */
  unclear: string[]
  /** Where something cannot be read and is left out: an event's local start, or "line 12". */
  skipped: string[]
  /** The first time of each invitation that its owner has not answered. */
  unanswered: Date[]
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** An older copy is refreshed after the response of the next request that has time for it. */
const FRESH_MS = 4 * MINUTE_MS
/** How long one request has the sole right to read a calendar. Reading may not take longer. */
const CLAIM_MS = MINUTE_MS
/** How long times are offered from the last good copy. */
const TRUSTED_MS = DAY_MS
/** How long a calendar may take to arrive. Reading it may take as long again (read-calendar.ts). */
const TIMEOUT_MS = 20_000
const MAX_BYTES = 25_000_000
/** How long a visitor waits for times if there is no usable copy. The page waits 15 seconds. */
const WAIT_MS = 8000
const MAX_REDIRECTS = 3

const NEVER_READ = {
  triedAt: null,
  readAt: null,
  problem: null,
  unclear: [],
  skipped: [],
  unanswered: [],
}

/** The state of each configured calendar, in the order of the settings. */
export async function readCalendarStates(query: Query): Promise<CalendarState[]> {
  const { BUSY_CALENDAR_URLS: calendars = [] } = readEnv()
  if (calendars.length === 0) return []
  const rows = await query<Omit<CalendarState, keyof BusyCalendar> & { key: Buffer }>(
    'select key, tried_at as "triedAt", read_at as "readAt", problem, unclear, skipped, unanswered from busy_calendars',
  )
  return calendars.map((calendar) => {
    const row = rows.find(({ key }) => key.equals(keyOf(calendar)))
    return { ...NEVER_READ, ...row, ...calendar }
  })
}

/** Whether the last attempt to read a calendar failed or broke off. */
export function isUnread(state: CalendarState, now: Date): boolean {
  return brokeOff(state, now) || !['reading', null].includes(state.problem)
}

/** Whether the process ended while it read a calendar, so that it could not note why. */
export function brokeOff({ problem, triedAt }: CalendarState, now: Date): boolean {
  return problem === 'broke_off' || (problem === 'reading' && ageOf(triedAt, now) > CLAIM_MS)
}

/** Why calendars were not read, in words. */
const PROBLEMS: Partial<Record<string, string>> = {
  reading: 'the site stopped while it read it',
  broke_off: 'the site stopped while it read it',
  broke_off_sending: 'its answer broke off',
  no_reader: 'the site could not start the program that reads calendars',
  not_a_calendar: 'its address does not lead to a calendar',
  not_a_whole_calendar: 'it has no end',
  not_reached: 'its server could not be reached',
  not_readable: 'it is not a calendar that we can read',
  other_host: 'its address leads to another server',
  redirects: 'its address leads on and on',
  too_large: 'it is larger than 25 MB',
  too_many_times: 'it has more times than any real calendar',
  too_many_unclear: 'too many of its entries repeat in a way we cannot follow',
  too_slow: 'it answered too slowly',
}

export const describeProblem = ({ problem }: CalendarState): string =>
  PROBLEMS[problem ?? ''] ?? `its server answered with ${problem}`.replace('status_', '')

/** The events whose repetitions cannot be worked out, with the hosts of their calendars. */
export const listUnclearEvents = (calendars: CalendarState[]): { host: string; start: string }[] =>
  calendars.flatMap(({ url, unclear }) => unclear.map((start) => ({ host: hostOf(url), start })))

/** Where something in the calendars is left out, with their hosts. */
export const listSkipped = (calendars: CalendarState[]): { host: string; place: string }[] =>
  calendars.flatMap(({ url, skipped }) => skipped.map((place) => ({ host: hostOf(url), place })))

/** The coming invitations without an answer, whose times are not offered, with the hosts of their calendars. */
export const listUnanswered = (calendars: CalendarState[], now: Date) =>
  calendars.flatMap(({ url, unanswered }) =>
    unanswered.filter((start) => start > now).map((start) => ({ host: hostOf(url), start })),
  )

const hostOf = (url: string) => new URL(url).host

/** Whether a calendar has not been read for so long that its times are unknown. */
export function isInDoubt({ readAt }: CalendarState, now: Date): boolean {
  return ageOf(readAt, now) > TRUSTED_MS
}

/** Shown instead of times. */
export const CALENDAR_UNKNOWN = `We cannot see our calendar right now, so we cannot offer times here. ${CALL_US}`

/**
 * Whether the advisers' calendars are known well enough to offer times. Old copies are read again after the
 * response. The request waits for that only if there is no usable copy, and not for long.
 */
export async function areCalendarsKnown(database: Database, now: Date): Promise<boolean> {
  const states = await readCalendarStates(database.query)
  const old = states.filter(({ readAt }) => ageOf(readAt, now) > FRESH_MS)
  if (old.length === 0) return true
  const reading = readCalendars(database, old, now)
  waitUntil(reading)
  if (!states.some((state) => isInDoubt(state, now))) return true
  await inTime(reading, WAIT_MS, () => new Error('The calendars take longer')).catch(() => {})
  const after = await readCalendarStates(database.query)
  return !after.some((state) => isInDoubt(state, now))
}

/**
 * Refuses a request for a time that may not be free.
 * @throws Refusal 503 that asks to call
 */
export async function requireKnownCalendars(database: Database, now: Date): Promise<void> {
  if (await areCalendarsKnown(database, now)) return
  throw new Refusal(503, 'unavailable', CALENDAR_UNKNOWN)
}

const ageOf = (moment: Date | null, now: Date) =>
  moment === null ? Number.POSITIVE_INFINITY : now.getTime() - moment.getTime()

/**
 * Reads the configured calendars whose copy is old again, and forgets calendars that are no longer
 * configured.
 */
export async function refreshCalendars(database: Database, now: Date): Promise<void> {
  const { BUSY_CALENDAR_URLS: calendars = [] } = readEnv()
  await database.query('delete from busy_calendars where key <> all($1)', [calendars.map(keyOf)])
  const states = await readCalendarStates(database.query)
  const old = states.filter(({ readAt }) => ageOf(readAt, now) > FRESH_MS)
  await readCalendars(database, old, now)
}

/** Never fails: errors are stored with the calendar. Only one request reads a calendar at a time. */
async function readCalendars(
  database: Database,
  calendars: BusyCalendar[],
  now: Date,
): Promise<void> {
  const read = async (calendar: BusyCalendar) => {
    if (!(await claim(database.query, calendar, now))) return
    const within = {
      from: new Date(now.getTime() - DAY_MS),
      until: new Date(now.getTime() + (rules.horizonDays + 3) * DAY_MS),
    }
    const owner = ownerOf(calendar)
    const options = { within, timeZone: rules.timeZone, ownHost: siteHost(), owner }
    try {
      const busy = await readCalendar(fetchCalendar(calendar.url), options)
      await storeBusyTimes(database, calendar, busy, now)
    } catch (error) {
      const problem = error instanceof CalendarError ? error.message : 'not_readable'
      const { code } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException
      console.error(JSON.stringify({ route: 'calendars', error: problem, cause: code }))
      await database.query('update busy_calendars set problem = $2 where key = $1', [
        keyOf(calendar),
        problem,
      ])
    }
  }
  await Promise.all(calendars.map((calendar) => read(calendar).catch(() => {})))
}

/** Notes the attempt before it is made, so that one that stops the process shows too. */
async function claim(query: Query, calendar: BusyCalendar, now: Date): Promise<boolean> {
  const rows = await query(
    `insert into busy_calendars (key, adviser, tried_at, problem) values ($1, $2, $3, 'reading')
      on conflict (key) do update set tried_at = $3, adviser = $2, problem =
        case busy_calendars.problem when 'reading' then 'broke_off' else coalesce(busy_calendars.problem, 'reading') end
        where busy_calendars.tried_at is null or busy_calendars.tried_at <= $4
      returning key`,
    [keyOf(calendar), calendar.adviser, now, new Date(now.getTime() - CLAIM_MS)],
  )
  return rows.length > 0
}

/** Replaces a calendar's stored busy times, and offers those that came free to the waitlist. Blocks bookings until it is done. */
export async function storeBusyTimes(
  { transaction }: Pick<Database, 'transaction'>,
  calendar: BusyCalendar,
  { spans, unclear, skipped, unanswered }: BusyTimes,
  now: Date,
): Promise<void> {
  const key = keyOf(calendar)
  const taken = JSON.stringify(spans.map(({ from, until }) => ({ start: from, until })))
  await transaction(async (query) => {
    await lockBusyTimes(query)
    await query(
      `insert into busy_calendars (key, adviser, tried_at, read_at, unclear, skipped, unanswered)
        values ($1, $2, $3, $3, $4, $5, $6)
        on conflict (key) do update
          set adviser = $2, read_at = $3, problem = null, unclear = $4, skipped = $5, unanswered = $6`,
      [key, calendar.adviser, now, unclear, skipped, unanswered],
    )
    const before = await query<Span>(
      'delete from busy_times where calendar = $1 returning lower(span) as "from", upper(span) as "until"',
      [key],
    )
    await query(
      `insert into busy_times (calendar, adviser, span)
        select $1, $2, tstzrange(start, until)
        from jsonb_to_recordset($3) as span (start timestamptz, until timestamptz)`,
      [key, calendar.adviser, taken],
    )
    const nameOf = ({ from, until }: Span) => `${from.getTime()} ${until.getTime()}`
    const busy = new Set(spans.map(nameOf))
    const freed = before.filter((span) => span.until > now && !busy.has(nameOf(span)))
    await withdrawOffers(query, now)
    await offerFreed(query, freed, now)
  })
}

/** Identifies a calendar. Its address is a secret and is stored nowhere. */
const keyOf = ({ url }: BusyCalendar) => hash(url)

/** The owner's email address, which Google's secret addresses contain: …/ical/pat%40example.com/private-…/basic.ics. */
function ownerOf({ url }: BusyCalendar): string | undefined {
  const [, name, host] = /\/([^/@%]+)(?:@|%40)([^/@%]+)\//.exec(new URL(url).pathname) ?? []
  return name && `${name}@${host}`
}

/**
 * Fetches a calendar from one of the configured hosts, over https only. Redirects may only lead to these
 * hosts.
 * @throws CalendarError
 */
async function* fetchCalendar(address: string): AsyncGenerator<Uint8Array> {
  const { BUSY_CALENDAR_URLS: calendars = [] } = readEnv()
  const hosts = new Set(calendars.map(({ url }) => new URL(url).host))
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  let url = new URL(address)
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    if (url.protocol !== 'https:' || !hosts.has(url.host)) throw new CalendarError('other_host')
    const response = await fetch(url, {
      headers: { Accept: 'text/calendar' },
      redirect: 'manual',
      signal,
    }).catch(() => {
      throw new CalendarError(signal.aborted ? 'too_slow' : 'not_reached')
    })
    const location =
      response.status >= 300 && response.status < 400 && response.headers.get('location')
    if (!location) return yield* readAnswer(response, signal)
    url = new URL(location, url)
  }
  throw new CalendarError('redirects')
}

async function* readAnswer(response: Response, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  if (!response.ok) throw new CalendarError(`status_${response.status}`)
  try {
    yield* readChunks(response, MAX_BYTES)
  } catch (error) {
    if (error instanceof BodyTooLargeError) throw new CalendarError('too_large')
    throw new CalendarError(signal.aborted ? 'too_slow' : 'broke_off_sending')
  }
}
