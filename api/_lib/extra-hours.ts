import type { ExtraHours as Rule } from '../../src/shared/open-spans.ts'
import type { ExtraHours } from '../../src/shared/contracts/office.ts'
import type { TrailEntry } from './booking-store.ts'
import type { Query } from './db.ts'

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
  await query(
    `insert into extra_hours (day, from_time, until_time, note, trail) values ($1, $2, $3, $4, $5)`,
    [day, fromTime, untilTime, note, JSON.stringify([entry])],
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
