import { addDays } from './iso-date'
import { isWeekendOrHoliday } from './federal-holidays'

/**
 * The date so many business days later. Weekends and federal holidays do not count; those of Ohio
 * are the same days (R.C. 1.14).
 */
export function addBusinessDays(isoDate: string, days: number): string {
  let date = isoDate
  for (let left = days; left > 0; ) {
    date = addDays(date, 1)
    if (!isWeekendOrHoliday(date)) left -= 1
  }
  return date
}
