import type { DayName, OpeningHours } from '../config/site.js'
import { WEEKDAYS, weekdayOf } from './iso-date.js'

/** The hours of the weekday an ISO date falls on, or undefined without any; holidays are not known here. */
export function hoursOn(isoDate: string, hours: readonly OpeningHours[]): OpeningHours | undefined {
  const weekday = WEEKDAYS[weekdayOf(isoDate)]
  return hours.find(({ days }) => days.some((day) => day === weekday))
}

/** The weekdays without hours, from Monday on. */
export function closedWeekdays(hours: readonly OpeningHours[]): DayName[] {
  const week = [...WEEKDAYS.slice(1), ...WEEKDAYS.slice(0, 1)]
  return week.filter((day) => !hours.some(({ days }) => days.includes(day)))
}
