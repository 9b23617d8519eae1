import type { OpeningHours } from '../config/site.ts'
import { WEEKDAYS, weekdayOf } from './iso-date.ts'

/** The hours of an ISO date's weekday, or undefined without any. Ignores holidays. */
export function hoursOn(isoDate: string, hours: readonly OpeningHours[]): OpeningHours | undefined {
  const weekday = WEEKDAYS[weekdayOf(isoDate)]
  return hours.find(({ days }) => days.some((day) => day === weekday))
}
