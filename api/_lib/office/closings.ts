import { Temporal } from 'temporal-polyfill'
import { booking as rules } from '../../../src/shared/booking.ts'
import type { Closing } from '../../../src/shared/contracts/office.ts'
import { addDays } from '../../../src/shared/iso-date.ts'
import { officeDate } from '../../../src/shared/office-date.ts'
import {
  BOOKING_COLUMNS,
  type BookingRow,
  lockBusyTimes,
  type TrailEntry,
} from '../booking/booking-store.ts'
import { clockTime, lastDay, type Span } from '../booking/slots.ts'
import type { Query } from '../request/db.ts'
import { insertInto, onlyOf } from '../request/rows.ts'
import { invalid } from '../request/read-request.ts'

type NewClosing = Omit<Closing, 'id' | 'note' | 'trail'> & { note?: string }

/** The closings from an ISO date on, in order. */
export async function listClosings(query: Query, from: string): Promise<Closing[]> {
  return query<Closing>(
    `select id, adviser, first_day::text as "firstDay", last_day::text as "lastDay", weekday,
        to_char(from_time, 'HH24:MI') as "fromTime", to_char(until_time, 'HH24:MI') as "untilTime",
        note, trail
      from closed_times where last_day is null or last_day >= $1
      order by first_day, from_time nulls first, id`,
    [from],
  )
}

/**
 * Closes hours or days. Blocks bookings in the meantime: each one is either among those returned or sees
 * that the time is closed.
 * @returns its id, and the coming appointments inside, which stay
 * @throws Refusal 400 for dates or times that are not in order
 */
export async function close(
  query: Query,
  closing: NewClosing,
  entry: TrailEntry,
  now: Date,
): Promise<{ id: string; inside: BookingRow[] }> {
  const { adviser, firstDay, lastDay, weekday, fromTime, untilTime, note } = closing
  checkClosing(closing, now)
  await lockBusyTimes(query)
  const times = { adviser, firstDay, lastDay, weekday, fromTime, untilTime, note }
  const row = { ...times, timeZone: rules.timeZone, trail: JSON.stringify([entry]) }
  const insert = insertInto('closed_times', row, 'returning id')
  const { id } = await onlyOf(query<{ id: string }>(...insert))
  const inside = await query<BookingRow>(
    `select ${BOOKING_COLUMNS} from bookings b
      where state = 'confirmed' and ends_at > $2 and exists (
        select from closed_between(b.starts_at, b.ends_at) c
        where c.closed_id = $1 and (c.adviser is null or c.adviser = b.adviser)
          and c.span && tstzrange(b.starts_at, b.ends_at)
      )
      order by starts_at`,
    [id, now],
  )
  return { id, inside }
}

function checkClosing(closing: NewClosing, now: Date): void {
  const { adviser, firstDay, lastDay, weekday, fromTime, untilTime } = closing
  if (adviser !== null && adviser > rules.advisers) throw invalid({ adviser: 'Please choose.' })
  checkFirstDay('firstDay', firstDay, now)
  if (lastDay === null && weekday === null) throw invalid({ lastDay: 'Please choose a day.' })
  const end = Temporal.PlainDate.from(firstDay).add({ years: 1 })
  if (lastDay !== null && (lastDay < firstDay || lastDay > end.toString())) {
    throw invalid({ lastDay: 'Please choose the first day or a later one, within a year.' })
  }
  const isWholeDay = fromTime === null && untilTime === null
  const isInOrder = fromTime !== null && untilTime !== null && fromTime < untilTime
  if (!isWholeDay && !isInOrder) {
    throw invalid({ untilTime: 'Please enter an end after the start.' })
  }
}

/** @throws Refusal 400 for a date that is past or far away */
export function checkFirstDay(field: string, day: string, now: Date): void {
  const today = officeDate(now)
  if (day < today || day > Temporal.PlainDate.from(today).add({ years: 5 }).toString()) {
    throw invalid({ [field]: 'Please choose a day from today on, within five years.' })
  }
}

/**
 * Removes a closing.
 * @returns its ISO dates, and what it took of the days on offer; null if there was none
 */
export async function open(
  query: Query,
  id: string,
  now: Date,
): Promise<(Pick<Closing, 'firstDay' | 'lastDay'> & { freed: Span[] }) | null> {
  await lockBusyTimes(query)
  const end = clockTime(rules, addDays(lastDay(rules, now), 1))
  const freed = await query<Span>(
    `select lower(span) as "from", upper(span) as until from closed_between($2, $3)
      where closed_id = $1`,
    [id, now, end],
  )
  const [row] = await query<Pick<Closing, 'firstDay' | 'lastDay'>>(
    `delete from closed_times where id = $1
      returning first_day::text as "firstDay", last_day::text as "lastDay"`,
    [id],
  )
  return row ? { ...row, freed } : null
}
