import type { HealthResponse } from '../../src/contracts/health.js'
import { openDatabase, type Query } from './db.js'
import { readEnv } from './env.js'
import { inTime } from './in-time.js'
import { refuseTooMany } from './limits.js'
import { readOldestMail } from './outbox.js'
import { Refusal } from './refusal.js'

/** For one address; more than any monitor needs. */
const LIMITS = [{ count: 30, seconds: 60 }]
/** A monitor waits no longer; the limit of the functions' role ends the statement soon after. */
const TIMEOUT_MS = 2000
/** The schedule tries every ten minutes, so this is several tries. */
const LATE_MINUTES = 60

type DatabaseState = {
  database: HealthResponse['parts']['database']
  oldestUnsentMailMinutes: number | null
}

/**
 * Looks at each part the site needs, with at most one short question to the database.
 * @throws Refusal 429 for an address that asks too often
 */
export async function readHealth(request: Request, now: Date): Promise<HealthResponse> {
  const env = readEnv()
  const { database, oldestUnsentMailMinutes } = await readDatabase(request, now)
  const setting = (value: string | undefined) => (value ? 'ok' : 'not_configured')
  const isLate = (oldestUnsentMailMinutes ?? 0) > LATE_MINUTES
  const parts = {
    secret: setting(env.SITE_SECRET),
    database,
    mail: env.SMTP_URL && isLate ? 'delayed' : setting(env.SMTP_URL),
    scheduler: setting(env.CRON_SECRET),
    places: setting(env.GOOGLE_PLACES_API_KEY),
  } as const
  const isGood = [parts.secret, parts.database, parts.mail].every((state) => state === 'ok')
  return { status: isGood ? 'ok' : 'failing', parts, oldestUnsentMailMinutes }
}

async function readDatabase(request: Request, now: Date): Promise<DatabaseState> {
  const { DATABASE_URL: url, SITE_SECRET: secret } = readEnv()
  const unknown = (database: DatabaseState['database']) => ({
    database,
    oldestUnsentMailMinutes: null,
  })
  if (!url) return unknown('not_configured')
  // Without the secret calls cannot be counted, and what is not counted does not reach the database.
  if (!secret) return unknown('not_checked')
  try {
    const answer = askDatabase(openDatabase().query, request, now)
    const minutes = await inTime(answer, TIMEOUT_MS, () => new Error('The database is too slow'))
    return { database: 'ok', oldestUnsentMailMinutes: minutes }
  } catch (error) {
    if (error instanceof Refusal) throw error
    return unknown('unreachable')
  }
}

async function askDatabase(query: Query, request: Request, now: Date): Promise<number | null> {
  await refuseTooMany(query, { request, name: '/api/health', limits: LIMITS, now })
  return readOldestMail(query, now)
}
