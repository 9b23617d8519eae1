import { Temporal } from 'temporal-polyfill'

type MonthDay = { month: number; day: number }
type NthWeekday = { month: number; weekday: number; nth: number }

const MONDAY = 1
const THURSDAY = 4
const LAST = -1

/** Legal public holidays, 5 U.S.C. 6103(a). */
const FIXED: MonthDay[] = [
  { month: 1, day: 1 },
  { month: 6, day: 19 },
  { month: 7, day: 4 },
  { month: 11, day: 11 },
  { month: 12, day: 25 },
]
const MOVING: NthWeekday[] = [
  { month: 1, weekday: MONDAY, nth: 3 },
  { month: 2, weekday: MONDAY, nth: 3 },
  { month: 5, weekday: MONDAY, nth: LAST },
  { month: 9, weekday: MONDAY, nth: 1 },
  { month: 10, weekday: MONDAY, nth: 2 },
  { month: 11, weekday: THURSDAY, nth: 4 },
]

/**
 * Whether a date is a federal holiday, or the day it is observed on: Friday for a Saturday, Monday
 * for a Sunday (5 U.S.C. 6103(b); Executive Order 11582).
 */
export function isFederalHoliday(date: Temporal.PlainDate): boolean {
  // 31 December may be the observed New Year's Day of the next year.
  return [date.year, date.year + 1].some((year) =>
    holidaysOf(year).some((holiday) => holiday.equals(date) || observedOn(holiday).equals(date)),
  )
}

function holidaysOf(year: number): Temporal.PlainDate[] {
  return [
    ...FIXED.map((holiday) => Temporal.PlainDate.from({ year, ...holiday })),
    ...MOVING.map((holiday) => nthWeekday(year, holiday)),
  ]
}

function nthWeekday(year: number, { month, weekday, nth }: NthWeekday): Temporal.PlainDate {
  const first = Temporal.PlainDate.from({ year, month, day: 1 })
  const firstMatch = first.add({ days: (weekday - first.dayOfWeek + 7) % 7 })
  if (nth !== LAST) return firstMatch.add({ weeks: nth - 1 })
  const fifth = firstMatch.add({ weeks: 4 })
  return fifth.month === month ? fifth : firstMatch.add({ weeks: 3 })
}

function observedOn(holiday: Temporal.PlainDate): Temporal.PlainDate {
  if (holiday.dayOfWeek === 6) return holiday.subtract({ days: 1 })
  return holiday.dayOfWeek === 7 ? holiday.add({ days: 1 }) : holiday
}
