import { Temporal } from 'temporal-polyfill'
import { booking as rules } from '../../../src/shared/booking.ts'
import type { DeskDay, ExtraHours } from '../../../src/shared/contracts/office.ts'
import { holidayName } from '../../../src/shared/federal-holidays.ts'
import { type ClockSpan, joinSpans, openSpansOn } from '../../../src/shared/open-spans.ts'
import { listBusy } from '../booking/booking-store.ts'
import type { Query } from '../request/db.ts'
import { freeDays, startOf } from '../booking/slots.ts'

/** The office may book without notice. One object, because opening hours are cached by it. */
const OFFICE_RULES = { ...rules, noticeMinutes: 0 }

/** Hours, holidays and free time of `days` days, beginning with the ISO date `from`. */
export async function listDays(
  query: Query,
  { from, days }: { from: string; days: number },
  extra: readonly ExtraHours[],
  now: Date,
): Promise<DeskDay[]> {
  const first = Temporal.PlainDate.from(from)
  const last = first.add({ days: days - 1 })
  const span = { from: startOf(rules, first), until: startOf(rules, last.add({ days: 2 })) }
  const busy = await listBusy(query, rules.advisers, span, now)
  // A time too short for every topic is not free.
  const shortest = rules.topics.reduce((one, other) => (other.minutes < one.minutes ? other : one))
  const free = freeDays(OFFICE_RULES, shortest, { from: first, to: last }, now, busy, { extra })
  return Array.from({ length: days }, (_, offset) => {
    const date = first.add({ days: offset }).toString()
    const times = free.find((day) => day.date === date)?.times ?? []
    return {
      date,
      holiday: holidayName(date) ?? null,
      open: openSpansOn(date, rules, extra),
      free: joinSpans(times.map((start) => spanOn(start, shortest.minutes))),
    }
  })
}

/** An appointment as a span on the office's clock. */
function spanOn(start: string, minutes: number): ClockSpan {
  const begins = Temporal.Instant.from(start).toZonedDateTimeISO(rules.timeZone)
  const clock = (moment: Temporal.ZonedDateTime) =>
    moment.toPlainTime().toString({ smallestUnit: 'minute' })
  return { from: clock(begins), until: clock(begins.add({ minutes })) }
}
