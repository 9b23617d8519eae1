import type { HealthResponse } from '../../../src/shared/contracts/health.ts'
import { brokeOff, isInDoubt, isUnread, readCalendarStates } from '../calendars/busy-calendars.ts'
import { openDatabase, type Query } from '../request/db.ts'
import { readEnv } from '../request/env.ts'
import { findRush } from '../booking/flood.ts'
import { inTime } from '../request/in-time.ts'
import { LIMITS, refuseTooMany } from '../request/limits.ts'
import { MAIL_KINDS, type Outcome } from '../mail/outbox.ts'
import { Refusal } from '../request/refusal.ts'
import { isDaytime, readTextAccount } from '../texts/public.ts'

/** Monitors give up after this. The database role's own limit ends the statement soon after. */
const TIMEOUT_MS = 2000
/** How long a rush of bookings is reported, unless the office cancels them sooner. */
const RUSH_SHOWN_MS = 3600_000

type Parts = HealthResponse['parts']
type Known = { mail: MailHealth } & Pick<Parts, 'calendars' | 'bookings'>
/** Used when the database fails, so that its failure is not reported twice. */
const UNKNOWN: Known = {
  mail: { state: 'ok', oldestMinutes: null, areTextsDelayed: false },
  calendars: 'ok',
  bookings: 'ok',
}

/**
 * Checks each service the site needs, with a few short database queries.
 * @throws Refusal 429 for an address that sends too many requests
 */
export async function readHealth(request: Request, now: Date): Promise<HealthResponse> {
  const env = readEnv()
  const { database, mail, calendars, bookings } = await readDatabase(request, now)
  const waiting = mail.areTextsDelayed ? 'delayed' : 'ok'
  const textState = readTextAccount() ? waiting : 'not_configured'
  const setting = (value: string | undefined) => (value ? 'ok' : 'not_configured')
  const parts = {
    secret: setting(env.SITE_SECRET),
    database,
    mail: env.SMTP_URL ? mail.state : 'not_configured',
    texts: textState,
    calendars: env.BUSY_CALENDAR_URLS?.length ? calendars : 'not_configured',
    bookings,
    scheduler: setting(env.CRON_SECRET),
    places: setting(env.GOOGLE_PLACES_API_KEY),
  } as const
  const isSending = (parts.mail === 'ok' || parts.mail === 'unsure') && parts.texts !== 'delayed'
  const isOffering = parts.calendars !== 'unreadable' && parts.calendars !== 'no_reader'
  const isOpen = isOffering && parts.bookings === 'ok'
  const isGood = parts.secret === 'ok' && parts.database === 'ok' && isSending && isOpen
  return {
    status: isGood ? 'ok' : 'failing',
    parts,
    oldestUnsentMailMinutes: mail.oldestMinutes,
  }
}

async function readDatabase(request: Request, now: Date): Promise<Known & Pick<Parts, 'database'>> {
  const { DATABASE_URL: url, SITE_SECRET: secret } = readEnv()
  if (!url) return { ...UNKNOWN, database: 'not_configured' }
  // Without the secret, requests cannot be counted, and uncounted requests never reach the database.
  if (!secret) return { ...UNKNOWN, database: 'not_checked' }
  try {
    const answer = askDatabase(openDatabase().query, request, now)
    const known = await inTime(answer, TIMEOUT_MS, () => new Error('The database is too slow'))
    return { ...known, database: 'ok' }
  } catch (error) {
    if (error instanceof Refusal) throw error
    return { ...UNKNOWN, database: 'unreachable' }
  }
}

async function askDatabase(query: Query, request: Request, now: Date): Promise<Known> {
  await refuseTooMany(query, { request, name: '/api/health', limits: LIMITS.health, now })
  const mail = await readMailHealth(query, now)
  const calendars = await readCalendarHealth(query, now)
  const rush = await findRush(query, new Date(now.getTime() - RUSH_SHOWN_MS))
  return { mail, calendars, bookings: rush ? 'rush' : 'ok' }
}

/** A calendar that nobody has tried to read yet is read when the first visitor requests times. */
async function readCalendarHealth(query: Query, now: Date): Promise<Parts['calendars']> {
  const failing = (await readCalendarStates(query)).filter((state) => isUnread(state, now))
  if (failing.some(({ problem }) => problem === 'no_reader')) return 'no_reader'
  if (failing.some((state) => isInDoubt(state, now) || brokeOff(state, now))) return 'unreadable'
  return failing.length > 0 ? 'stale' : 'ok'
}

type MailHealth = {
  state: Exclude<Parts['mail'], 'not_configured'>
  oldestMinutes: number | null
  /** Whether a text has been waiting for more than an hour of daytime. */
  areTextsDelayed: boolean
}

/** The scheduler tries every ten minutes, so this allows several tries. */
const LATE_MINUTES = 60

const TO_OFFICE = Object.entries(MAIL_KINDS).flatMap(([kind, { to }]) =>
  to === 'office' ? [kind] : [],
)

/**
 * Whether texts wait, and the state of mail as a whole, apart from a single visitor's bad address:
 * - `delayed`: a mail to the office has been waiting for more than an hour for any reason, or a mail to a
 *   visitor for a reason other than its address. A visitor's mail does not count while the mail server's reply
 *   to its recipient or its text (RCPT TO, DATA) was a refusal: that would be one bad address.
 * - `lost`: the newest finished mail to the office was given up, or the mail server never confirmed
 *   it. The state ends with the next mail that is sent.
 * - `unsure`: the mail server did not confirm some mail of the last 24 hours, emailed estimates aside. It may have
 *   arrived twice or not at all; the office's overview names it.
 */
async function readMailHealth(query: Query, now: Date): Promise<MailHealth> {
  const [row] = await query<{
    wantedAt: Date | null
    officeOutcome: Outcome | null
    isUnsure: boolean
    textWantedAt: Date | null
  }>(
    `select
      (select min(wanted_at) from outbox
        where done_at is null and wanted_at <= $1 and kind <> 'booking_text'
          and (kind = any($2) or not is_refused)
      ) as "wantedAt",
      (select min(wanted_at) from outbox
        where done_at is null and wanted_at <= $1 and kind = 'booking_text'
      ) as "textWantedAt",
      (select outcome from outbox
        where done_at is not null and kind = any($2) and outcome <> 'outdated'
        order by done_at desc limit 1
      ) as "officeOutcome",
      exists (
        select from outbox
        where unknown_at > $1::timestamptz - interval '1 day' and kind <> 'estimate'
      ) as "isUnsure"`,
    [now, TO_OFFICE],
  )
  if (!row) throw new Error('A query without a table returns a row')
  const { wantedAt, officeOutcome, isUnsure, textWantedAt } = row
  const minutesSince = (moment: Date) => Math.floor((now.getTime() - moment.getTime()) / 60_000)
  const oldestMinutes = wantedAt && minutesSince(wantedAt)
  // Texts held overnight go out within the first hour of the morning.
  const wasDaytime = [now, new Date(now.getTime() - LATE_MINUTES * 60_000)].every(isDaytime)
  const areTextsDelayed =
    textWantedAt !== null && wasDaytime && minutesSince(textWantedAt) > LATE_MINUTES
  const isLost = officeOutcome === 'failed' || officeOutcome === 'unknown'
  const details = { oldestMinutes, areTextsDelayed }
  if ((oldestMinutes ?? 0) > LATE_MINUTES) return { state: 'delayed', ...details }
  if (isLost) return { state: 'lost', ...details }
  return { state: isUnsure ? 'unsure' : 'ok', ...details }
}
