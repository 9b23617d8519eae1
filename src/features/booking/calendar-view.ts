import { booking } from '@/shared/booking.ts'
import type { OpeningHours } from '@/config/site.ts'
import { addDays, weekdayOf } from '@/shared/iso-date.ts'
import { hoursOn } from '@/shared/opening-hours.ts'

/** Days in one view of the calendar, including closed days. */
const VIEW_DAYS = 14

/** Days to ask for. The first view may begin up to six days after today. */
export const ASKED_DAYS = VIEW_DAYS + 6

const isOpenOn = (isoDate: string, hours: readonly OpeningHours[]) =>
  hoursOn(isoDate, hours) !== undefined

/** The Monday of a date's week, or the next Monday when the office does not open again that week. */
export function mondayOf(isoDate: string, hours: readonly OpeningHours[] = booking.hours): string {
  const daysLeft = (7 - weekdayOf(isoDate)) % 7
  const rest = Array.from({ length: daysLeft + 1 }, (_, offset) => addDays(isoDate, offset))
  const isOver = !rest.some((day) => isOpenOn(day, hours))
  return addDays(isoDate, daysLeft - 6 + (isOver ? 7 : 0))
}

/**
 * The weekdays with opening hours in the two weeks that begin on a Monday.
 * @param free ISO dates with free times, whose weekdays are shown too: the office may open on a Sunday
 */
export function daysInView(
  monday: string,
  free: Iterable<string> = [],
  hours: readonly OpeningHours[] = booking.hours,
): string[] {
  const days = Array.from({ length: VIEW_DAYS }, (_, offset) => addDays(monday, offset))
  const added = new Set([...free].filter((day) => days.includes(day)).map(weekdayOf))
  return days.filter((day) => isOpenOn(day, hours) || added.has(weekdayOf(day)))
}

const utc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options })
const WEEKDAY = utc({ weekday: 'short' })
const DAY = utc({ day: 'numeric' })
const MONTH = utc({ month: 'short' })
const FULL = utc({ weekday: 'long', month: 'long', day: 'numeric' })

export function dayParts(isoDate: string) {
  const date = new Date(`${isoDate}T00:00:00Z`)
  return {
    weekday: WEEKDAY.format(date),
    day: DAY.format(date),
    month: MONTH.format(date),
    full: FULL.format(date),
  }
}
