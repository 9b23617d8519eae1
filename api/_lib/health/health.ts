import type { HealthResponse } from '../../../src/shared/contracts/health.ts'
import { brokeOff, isInDoubt, isUnread, readCalendarStates } from '../calendars/busy-calendars.ts'
import { openDatabase, type Query } from '../request/db.ts'
import { readEnv } from '../request/env.ts'
import { findRush } from '../booking/flood.ts'
import { inTime } from '../request/in-time.ts'
import { LIMITS, refuseTooMany } from '../request/limits.ts'
import { type MailHealth, readMailHealth } from './mail-health.ts'
import { Refusal } from '../request/refusal.ts'
import { readTextAccount } from '../texts/public.ts'

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
