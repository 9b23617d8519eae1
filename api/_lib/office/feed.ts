import ical, { ICalCalendarMethod } from 'ical-generator'
import { site } from '../../../src/config/site.ts'
import type { DeskResponse } from '../../../src/shared/contracts/office.ts'
import { bookingEvent, officeEntry } from '../booking/booking-calendar.ts'
import type { Query } from '../request/db.ts'
import { createToken, hash } from '../request/secret.ts'
import { siteLink } from '../request/site-link.ts'
import { listAppointments } from './store.ts'

const DAY_MS = 86_400_000
/** Includes the last weeks, for calendars that show them. */
const DAYS_BACK = 30
const DAYS_AHEAD = 400

/** Who made the calendar's address and when it was used, or null when there is none. */
export async function readFeed(query: Query): Promise<DeskResponse['feed']> {
  const [row] = await query<{ madeBy: string; madeAt: Date; readAt: Date | null }>(
    'select made_by as "madeBy", made_at as "madeAt", read_at as "readAt" from office_feed',
  )
  if (!row) return null
  const { madeBy, madeAt, readAt } = row
  return { madeBy, madeAt: madeAt.toISOString(), readAt: readAt?.toISOString() ?? null }
}

/** Makes a new address for the calendar, which is never shown again. The old one stops working. */
export async function createFeed(query: Query, by: string, now: Date): Promise<string> {
  const token = createToken()
  await query(
    `insert into office_feed (token_hash, made_by, made_at) values ($1, $2, $3)
      on conflict (is_only) do update set token_hash = $1, made_by = $2, made_at = $3, read_at = null`,
    [hash(token), by, now],
  )
  return siteLink(`/api/office?feed=${token}`)
}

/** @returns whether there was an address to turn off */
export async function endFeed(query: Query): Promise<boolean> {
  return (await query('delete from office_feed returning is_only')).length > 0
}

/** Whether a token opens the calendar. If so, notes that it was read. */
export async function opensFeed(query: Query, token: string, now: Date): Promise<boolean> {
  const rows = await query(
    'update office_feed set read_at = $2 where token_hash = $1 returning is_only',
    [hash(token), now],
  )
  return rows.length > 0
}

/** The office's calendar: all appointments with what the office needs to know. */
export async function writeFeed(query: Query, now: Date): Promise<string> {
  const rows = await listAppointments(query, {
    from: new Date(now.getTime() - DAYS_BACK * DAY_MS),
    until: new Date(now.getTime() + DAYS_AHEAD * DAY_MS),
  })
  const calendar = ical({
    name: `Appointments, ${site.shortName}`,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: site.name, product: 'Website' },
    ttl: 900,
  })
  for (const row of rows.filter(({ state }) => state === 'confirmed')) {
    const url = siteLink(`/office#${row.reference}`)
    calendar.createEvent({ ...bookingEvent(row, now), ...officeEntry(row, [`Desk: ${url}`]), url })
  }
  return calendar.toString()
}
