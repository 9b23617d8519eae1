import { site } from '@/config/site'

/** "November 2026" or "Nov 2026" for an ISO date ("2026-11-01"), which is read as a calendar date. */
export function formatMonth(isoDate: string, style: 'long' | 'short' = 'long'): string {
  return new Intl.DateTimeFormat('en-US', {
    month: style,
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${isoDate}T00:00:00Z`))
}

/** "November 21, 2026" or "Nov 21, 2026" for an ISO date, which is read as a calendar date. */
export function formatDay(isoDate: string, style: 'long' | 'medium' = 'long'): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: style, timeZone: 'UTC' }).format(
    new Date(`${isoDate}T00:00:00Z`),
  )
}

/**
 * "Monday, November 23, 2026, 5:00 PM" for an ISO instant, in the time of the office.
 * @param timeZone IANA name
 */
export function formatOfficeMoment(instant: string, timeZone: string = site.timeZone): string {
  return new Intl.DateTimeFormat('en-US', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(instant))
}

/** "9 AM" for "09:00", "2:30 PM" for "14:30". */
export function formatHour(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const tail = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`
  return `${hours % 12 || 12}${tail} ${hours < 12 ? 'AM' : 'PM'}`
}
