import type { OpeningHours } from '../config/site.ts'
import type { BookingRules } from './booking.ts'
import { isFederalHoliday } from './federal-holidays.ts'
import { WEEKDAYS, weekdayOf } from './iso-date.ts'

/** The hours of an ISO date's weekday, or undefined without any. Ignores holidays. */
export function hoursOn(isoDate: string, hours: readonly OpeningHours[]): OpeningHours | undefined {
  const weekday = WEEKDAYS[weekdayOf(isoDate)]
  return hours.find(({ days }) => days.some((day) => day === weekday))
}

/** The usual hours on an ISO date, or undefined without any: also on a holiday or day off. */
export function usualHoursOn(
  isoDate: string,
  { hours, closedDates }: Pick<BookingRules, 'hours' | 'closedDates'>,
): OpeningHours | undefined {
  if (closedDates.includes(isoDate) || isFederalHoliday(isoDate)) return undefined
  return hoursOn(isoDate, hours)
}
