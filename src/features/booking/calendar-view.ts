import { addDays } from '@/lib/calendar'

/** The Monday of the week a date is in; on a Sunday, when the office is closed, the next one. */
export function mondayOf(isoDate: string): string {
  const weekday = new Date(`${isoDate}T00:00:00Z`).getUTCDay()
  return addDays(isoDate, weekday === 0 ? 1 : 1 - weekday)
}

/** The two weeks from a Monday on, without their Sunday. */
export function daysInView(monday: string): string[] {
  return [0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12].map((offset) => addDays(monday, offset))
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
