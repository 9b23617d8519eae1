import { booking as rules } from '../../../src/shared/booking.ts'
import type { ExtraHours as Rule } from '../../../src/shared/open-spans.ts'
import type { ExtraHours } from '../../../src/shared/contracts/office.ts'
import { officeDate } from '../../../src/shared/office-date.ts'
import {
  BOOKING_COLUMNS,
  type BookingRow,
  lockBusyTimes,
  type TrailEntry,
} from './booking-store.ts'
import type { Query } from '../request/db.ts'
import { insertInto } from '../request/rows.ts'
import { isOpenDuring } from './slots.ts'

/** The extra hours between two ISO dates, inclusive and in order. No last date: all that follow. */
export async function listExtraHours(
  query: Query,
  from: string,
  to?: string,
): Promise<ExtraHours[]> {
  return query<ExtraHours>(
    `select id, day::text as day, to_char(from_time, 'HH24:MI') as "fromTime",
        to_char(until_time, 'HH24:MI') as "untilTime", note, trail
      from extra_hours where day >= $1 and ($2::date is null or day <= $2)
      order by day, from_time, id`,
    [from, to],
  )
}

/** Opens the office for some hours of a date. */
export async function addExtraHours(
  query: Query,
  { day, fromTime, untilTime, note }: Rule & { note?: string },
  entry: TrailEntry,
): Promise<void> {
  const row = { day, fromTime, untilTime, note, trail: JSON.stringify([entry]) }
  await query(...insertInto('extra_hours', row))
}

/**
 * The coming appointments that some extra hours alone keep within the opening hours. Blocks bookings in the meantime: each
 * one is either among those returned or sees what happens to the hours.
 */
export async function listInside(query: Query, id: string, now: Date): Promise<BookingRow[]> {
  await lockBusyTimes(query)
  const rows = await query<BookingRow>(
    `select ${BOOKING_COLUMNS} from bookings b
      where state = 'confirmed' and ends_at > $2 and exists (
        select from extra_hours h
        where h.id = $1 and tstzrange(b.starts_at, b.ends_at) && tstzrange(
          (h.day + h.from_time) at time zone $3, (h.day + h.until_time) at time zone $3
        )
      )
      order by starts_at`,
    [id, now, rules.timeZone],
  )
  const [first] = rows
  if (!first) return []
  const day = officeDate(first.startsAt)
  const others = (await listExtraHours(query, day, day)).filter((hours) => hours.id !== id)
  return rows.filter(
    ({ startsAt: start, endsAt: end }) =>
      !isOpenDuring(rules, { start, end, blockedUntil: end }, others),
  )
}

/** Removes extra hours. Appointments in them stay. @returns their ISO date, or null if they were gone */
export async function removeExtraHours(query: Query, id: string): Promise<string | null> {
  const [row] = await query<{ day: string }>(
    'delete from extra_hours where id = $1 returning day::text as day',
    [id],
  )
  return row?.day ?? null
}
