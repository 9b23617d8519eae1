import type { OpeningHours } from '../config/site.ts'
import type { BookingRules } from './booking.ts'
import { isFederalHoliday } from './federal-holidays.ts'
import { hoursOn } from './opening-hours.ts'

/** The usual hours on an ISO date, or undefined without any: also on a holiday or day off. */
export function usualHoursOn(
  isoDate: string,
  { hours, closedDates }: Pick<BookingRules, 'hours' | 'closedDates'>,
): OpeningHours | undefined {
  if (closedDates.includes(isoDate) || isFederalHoliday(isoDate)) return undefined
  return hoursOn(isoDate, hours)
}
