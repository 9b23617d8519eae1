import { addDays, weekdayOf } from './iso-date.js'

/** Legal public holidays on a fixed day, 5 U.S.C. 6103(a). */
const FIXED = ['01-01', '06-19', '07-04', '11-11', '12-25'] as const

/** Legal public holidays on the nth weekday of a month, 5 U.S.C. 6103(a); Sunday is 0. */
const MOVING = [
  { month: 1, weekday: 1, nth: 3 },
  { month: 2, weekday: 1, nth: 3 },
  { month: 5, weekday: 1, nth: 'last' },
  { month: 9, weekday: 1, nth: 1 },
  { month: 10, weekday: 1, nth: 2 },
  { month: 11, weekday: 4, nth: 4 },
] as const

/**
 * Whether an ISO date is a federal holiday, or the day it is observed on: Friday for a Saturday,
 * Monday for a Sunday (5 U.S.C. 6103(b); Executive Order 11582).
 */
export function isFederalHoliday(isoDate: string): boolean {
  const year = Number(isoDate.slice(0, 4))
  // December 31 may be the observed New Year's Day of the next year.
  return [...holidaysOf(year), `${year + 1}-01-01`].some(
    (holiday) => holiday === isoDate || observedOn(holiday) === isoDate,
  )
}

/** Whether an ISO date is no business day: a weekend or a federal holiday. */
export function isWeekendOrHoliday(isoDate: string): boolean {
  return [0, 6].includes(weekdayOf(isoDate)) || isFederalHoliday(isoDate)
}

/** The day off for a holiday that may fall on a weekend. */
export function observedOn(holiday: string): string {
  const weekday = weekdayOf(holiday)
  if (weekday === 6) return addDays(holiday, -1)
  return weekday === 0 ? addDays(holiday, 1) : holiday
}

function holidaysOf(year: number): string[] {
  return [...FIXED.map((day) => `${year}-${day}`), ...MOVING.map((rule) => nthWeekday(year, rule))]
}

function nthWeekday(year: number, { month, weekday, nth }: (typeof MOVING)[number]): string {
  const first = `${year}-${String(month).padStart(2, '0')}-01`
  const firstMatch = addDays(first, (weekday - weekdayOf(first) + 7) % 7)
  if (nth !== 'last') return addDays(firstMatch, 7 * (nth - 1))
  const fifth = addDays(firstMatch, 28)
  return fifth.slice(0, 7) === first.slice(0, 7) ? fifth : addDays(firstMatch, 21)
}
