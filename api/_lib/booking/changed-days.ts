import { booking as rules } from '../../../src/shared/booking.ts'
import type { OpenDay } from '../../../src/shared/contracts/office-today.ts'
import { addDays } from '../../../src/shared/iso-date.ts'
import { type ClockSpan, openSpansOn, withoutSpans } from '../../../src/shared/open-spans.ts'
import { hoursOn } from '../../../src/shared/opening-hours.ts'
import type { Query } from '../request/db.ts'
import { listExtraHours } from './extra-hours.ts'

/** Back to the Monday of this week, and two weeks on. */
const [DAYS_BACK, DAYS_AHEAD] = [6, 13]

/**
 * The days around an ISO date whose hours the desk or `closedDates` has set and that are not those of their weekday: without
 * names and notes, for everyone. One adviser's days off are not.
 */
export async function listChangedDays(query: Query, today: string): Promise<OpenDay[]> {
  const [first, last] = [addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD)]
  const extra = await listExtraHours(query, first, last)
  const closed = await query<ClockSpan & { date: string }>(
    `select to_char(lower(local), 'YYYY-MM-DD') as date, to_char(lower(local), 'HH24:MI') as "from",
        case when upper(local)::date > lower(local)::date then '24:00'
          else to_char(upper(local), 'HH24:MI') end as until
      from closed_between($1::date::timestamp at time zone $3, $2::date::timestamp at time zone $3),
        tsrange(lower(span) at time zone $3, upper(span) at time zone $3) as local
      where adviser is null`,
    [first, last, rules.timeZone],
  )
  return Array.from({ length: DAYS_BACK + DAYS_AHEAD + 1 }, (_, offset) => addDays(first, offset))
    .filter((date) =>
      [
        ...rules.closedDates,
        ...extra.map(({ day }) => day),
        ...closed.map((one) => one.date),
      ].includes(date),
    )
    .map((date) => ({
      date,
      open: withoutSpans(
        openSpansOn(date, rules, extra),
        closed.filter((one) => one.date === date),
      ),
    }))
    .filter(({ date, open }) => {
      const usual = hoursOn(date, rules.hours)
      const [only] = open
      return usual
        ? open.length !== 1 || only?.from !== usual.opens || only.until !== usual.closes
        : open.length > 0
    })
}
