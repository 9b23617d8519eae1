import type { Closing, TrailEntry } from '@/shared/contracts/office.ts'
import { formatHour } from '@/shared/format-date.ts'
import { officeDay, officeTime } from '@/features/booking/public.ts'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
/** The weekdays as choices; ISO counts from Monday, 1. */
export const WEEKDAY_CHOICES = WEEKDAYS.map((label, index) => ({ value: `${index + 1}`, label }))

/** "March 9: moved from … (client)". */
export function describeEntry({ at, who, what, why }: TrailEntry): string {
  return `${officeDay(at)}, ${officeTime(at)}: ${what}${why ? `, “${why}”` : ''} (${who})`
}

/** "Tuesday, March 9, 2027" for an ISO date. */
export function formatDay(isoDate: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'full' }).format(
    new Date(`${isoDate}T00:00:00Z`),
  )
}

/** "November 23 to 29, 2026" for two ISO dates. */
export function formatSpan(first: string, last: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' })
  return format
    .formatRange(new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`))
    .replace(/\s–\s/, ' to ')
}

/** "Every Monday from …, 1 PM to 5 PM". */
export function describeClosing({
  firstDay,
  lastDay,
  weekday,
  fromTime,
  untilTime,
}: Closing): string {
  const hours = fromTime && untilTime ? `, ${describeHours(fromTime, untilTime)}` : ', all day'
  if (weekday !== null) {
    const until = lastDay === null ? '' : ` until ${formatDay(lastDay)}`
    return `Every ${WEEKDAYS[weekday - 1]} from ${formatDay(firstDay)}${until}${hours}`
  }
  const days = lastDay === null || lastDay === firstDay ? '' : ` to ${formatDay(lastDay)}`
  return `${formatDay(firstDay)}${days}${hours}`
}

/** "1:30 PM to 5 PM" for "13:30" and "17:00". */
export function describeHours(from: string, until: string): string {
  return `${formatHour(from)} to ${formatHour(until)}`
}

/** "1 message", "2 messages". */
export function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`
}
