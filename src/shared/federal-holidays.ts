import { addDays, weekdayOf } from './iso-date.ts'

/** Legal public holidays on a fixed day, 5 U.S.C. 6103(a). */
const FIXED = [
  { on: '01-01', name: 'New Year’s Day' },
  { on: '06-19', name: 'Juneteenth' },
  { on: '07-04', name: 'Independence Day' },
  { on: '11-11', name: 'Veterans Day' },
  { on: '12-25', name: 'Christmas' },
] as const

/** Legal public holidays on the nth weekday of a month, 5 U.S.C. 6103(a); Sunday is 0. */
const MOVING = [
  { month: 1, weekday: 1, nth: 3, name: 'Martin Luther King Jr. Day' },
  { month: 2, weekday: 1, nth: 3, name: 'Presidents’ Day' },
  { month: 5, weekday: 1, nth: 'last', name: 'Memorial Day' },
  { month: 9, weekday: 1, nth: 1, name: 'Labor Day' },
  { month: 10, weekday: 1, nth: 2, name: 'Columbus Day' },
  { month: 11, weekday: 4, nth: 4, name: 'Thanksgiving' },
] as const

/**
 * Whether an ISO date is a federal holiday or its observed day: Friday for a Saturday, Monday for a Sunday (5
 * U.S.C. 6103(b); Executive Order 11582).
 */
export function isFederalHoliday(isoDate: string): boolean {
  return holidayName(isoDate) !== undefined
}

/** The name of the federal holiday that an ISO date is or is observed for. */
export function holidayName(isoDate: string): string | undefined {
  const year = Number(isoDate.slice(0, 4))
  const names = namesByYear.get(year) ?? namesByDate(year)
  namesByYear.set(year, names)
  return names.get(isoDate)
}

/** Kept, because a list of deadlines asks about hundreds of dates. */
const namesByYear = new Map<number, ReadonlyMap<string, string>>()

function namesByDate(year: number): ReadonlyMap<string, string> {
  const holidays = [
    ...FIXED.map(({ on, name }) => ({ date: `${year}-${on}`, name })),
    ...MOVING.map((rule) => ({ date: nthWeekday(year, rule), name: rule.name })),
    // December 31 may be the observed New Year's Day of the next year.
    { date: `${year + 1}-01-01`, name: FIXED[0].name },
  ]
  return new Map(
    holidays.flatMap(({ date, name }) => [
      [date, name],
      [observedOn(date), name],
    ]),
  )
}

/** Whether an ISO date is a weekend or a federal holiday. */
export function isWeekendOrHoliday(isoDate: string): boolean {
  return [0, 6].includes(weekdayOf(isoDate)) || isFederalHoliday(isoDate)
}

/** The day off for a holiday that may fall on a weekend. */
export function observedOn(holiday: string): string {
  const weekday = weekdayOf(holiday)
  if (weekday === 6) return addDays(holiday, -1)
  return weekday === 0 ? addDays(holiday, 1) : holiday
}

function nthWeekday(year: number, { month, weekday, nth }: (typeof MOVING)[number]): string {
  const first = `${year}-${String(month).padStart(2, '0')}-01`
  const firstMatch = addDays(first, (weekday - weekdayOf(first) + 7) % 7)
  if (nth !== 'last') return addDays(firstMatch, 7 * (nth - 1))
  const fifth = addDays(firstMatch, 28)
  return fifth.slice(0, 7) === first.slice(0, 7) ? fifth : addDays(firstMatch, 21)
}

/**
 * The date that many business days later. Skips weekends and federal holidays, which are also Ohio's (R.C.
 * 1.14).
 */
export function addBusinessDays(isoDate: string, days: number): string {
  let date = isoDate
  for (let left = days; left > 0; ) {
    date = addDays(date, 1)
    if (!isWeekendOrHoliday(date)) left -= 1
  }
  return date
}
