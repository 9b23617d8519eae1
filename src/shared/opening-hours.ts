import type { OpeningHours } from '../config/site.js'
import { WEEKDAYS, weekdayOf } from './iso-date.js'

/** The hours of an ISO date's weekday, or undefined without any. Does not know holidays. */
export function hoursOn(isoDate: string, hours: readonly OpeningHours[]): OpeningHours | undefined {
  const weekday = WEEKDAYS[weekdayOf(isoDate)]
  return hours.find(({ days }) => days.some((day) => day === weekday))
}
