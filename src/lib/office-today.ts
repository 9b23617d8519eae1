import { addDays, weekdayOf } from './iso-date'

const HOUR_MS = 3_600_000

/**
 * The date at the office, "2026-11-21", for deadlines and free days: a visitor's device may be hours away. Worked
 * out by hand because the first use of Intl blocks a slow phone for 80 ms; a test compares both. Eastern time is
 * five hours behind UTC, and four from 2 AM on the second Sunday in March to 2 AM on the first in November.
 */
export function officeToday(now = new Date()): string {
  const year = now.getUTCFullYear()
  const begins = Date.parse(`${sundayFrom(`${year}-03-08`)}T07:00:00Z`)
  const ends = Date.parse(`${sundayFrom(`${year}-11-01`)}T06:00:00Z`)
  const isSummer = now.getTime() >= begins && now.getTime() < ends
  return new Date(now.getTime() - (isSummer ? 4 : 5) * HOUR_MS).toISOString().slice(0, 10)
}

/** The first Sunday on or after a date. */
function sundayFrom(isoDate: string): string {
  return addDays(isoDate, (7 - weekdayOf(isoDate)) % 7)
}
