/** Dates as ISO strings ("2026-02-15"), without a time of day or a time zone. */

import type { DayName } from '../config/site.ts'

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

const DAY_MS = 86_400_000

/** The date the given number of days later. */
export function addDays(isoDate: string, days: number): string {
  const moment = new Date(Date.parse(`${isoDate}T00:00:00Z`) + days * DAY_MS)
  return moment.toISOString().slice(0, 10)
}

/** Whole days from one date to another; negative when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS
}

export function earlierOf(one: string, other: string): string {
  return one < other ? one : other
}

/** Indexed by weekdayOf. */
export const WEEKDAYS: readonly DayName[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
]

/** The day of the week of an ISO date, from 0 for Sunday to 6 for Saturday. */
export function weekdayOf(isoDate: string): number {
  return new Date(`${isoDate}T00:00:00Z`).getUTCDay()
}
