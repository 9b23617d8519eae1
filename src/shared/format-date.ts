import { site } from '../config/site.ts'
import { MONTHS } from './iso-date.ts'

// Dates are formatted by hand: the first use of Intl blocks a slow phone for 80 ms, and first screens show
// dates.

/** "November 2026" or "Nov 2026" for the calendar date "2026-11-01". */
export function formatMonth(isoDate: string, style: 'long' | 'short' = 'long'): string {
  const { year, month } = readDate(isoDate)
  return `${style === 'long' ? month : month.slice(0, 3)} ${year}`
}

/** "November 21, 2026", "Nov 21, 2026" or "Nov 21" for the calendar date "2026-11-21". */
export function formatDay(isoDate: string, style: 'long' | 'medium' | 'short' = 'long'): string {
  const { year, month, day } = readDate(isoDate)
  if (style === 'long') return `${month} ${day}, ${year}`
  return `${month.slice(0, 3)} ${day}${style === 'medium' ? `, ${year}` : ''}`
}

function readDate(isoDate: string): { year: number; month: string; day: number } {
  const [year = 0, month = 0, day = 0] = isoDate.split('-').map(Number)
  return { year, month: MONTHS[month - 1] ?? '', day }
}

/**
 * "Monday, November 23 at 5:00 PM EST" for an ISO instant, in the office's time zone. Leaves out the year:
 * use it only for dates in the near future.
 * @param timeZone IANA name
 */
export function formatOfficeMoment(instant: string, timeZone: string = site.timeZone): string {
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(instant))
}

/** "9 AM" for "09:00", "2:30 PM" for "14:30". */
export function formatHour(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const tail = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`
  return `${hours % 12 || 12}${tail} ${hours < 12 ? 'AM' : 'PM'}`
}
