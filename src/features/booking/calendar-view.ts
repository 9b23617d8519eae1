import { booking } from '@/config/booking'
import type { OpeningHours } from '@/config/site'
import { addDays, weekdayOf } from '@/lib/iso-date'
import { hoursOn } from '@/lib/opening-hours'

/** Days of one view of the calendar, closed ones included. */
export const VIEW_DAYS = 14

const isOpenOn = (isoDate: string, hours: readonly OpeningHours[]) =>
  hoursOn(isoDate, hours) !== undefined

/** The Monday of the week a date is in; the next one when the office does not open again in that week. */
export function mondayOf(isoDate: string, hours: readonly OpeningHours[] = booking.hours): string {
  const daysLeft = (7 - weekdayOf(isoDate)) % 7
  const rest = Array.from({ length: daysLeft + 1 }, (_, offset) => addDays(isoDate, offset))
  const isOver = !rest.some((day) => isOpenOn(day, hours))
  return addDays(isoDate, daysLeft - 6 + (isOver ? 7 : 0))
}

/** The weekdays of the two weeks from a Monday on that have opening hours. */
export function daysInView(
  monday: string,
  hours: readonly OpeningHours[] = booking.hours,
): string[] {
  const days = Array.from({ length: VIEW_DAYS }, (_, offset) => addDays(monday, offset))
  return days.filter((day) => isOpenOn(day, hours))
}

export type DayParts = { weekday: string; day: string; month: string; full: string }

/** The parts of a calendar date as the day buttons show them. */
export function dayParts(isoDate: string): DayParts {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }).format(
      new Date(`${isoDate}T00:00:00Z`),
    )
  return {
    weekday: format({ weekday: 'short' }),
    day: format({ day: 'numeric' }),
    month: format({ month: 'short' }),
    full: format({ weekday: 'long', month: 'long', day: 'numeric' }),
  }
}
