import { type BookingRules, booking } from '@/shared/booking.ts'
import { addDays, daysBetween } from '@/shared/iso-date.ts'
import { usualHoursOn } from '@/shared/opening-hours.ts'

/** Days in one view of the calendar. */
export const VIEW_DAYS = 12

/**
 * The days of a range of ISO dates, inclusive, on which the office is open.
 * @param free days with free times, which count whatever the usual hours say: the office may open on a Sunday
 * @param closed days that the office has closed
 */
export function openDays(
  from: string,
  to: string,
  free: { has: (day: string) => boolean } = new Set(),
  closed: readonly string[] = [],
  rules: Pick<BookingRules, 'hours' | 'closedDates'> = booking,
): string[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, offset) =>
    addDays(from, offset),
  ).filter((day) => free.has(day) || (usualHoursOn(day, rules) && !closed.includes(day)))
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
