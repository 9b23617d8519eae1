import { addDays } from './iso-date'
import { isWeekendOrHoliday } from './federal-holidays'

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
