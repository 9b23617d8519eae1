import { booking } from '@/shared/booking.ts'

const office = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: booking.timeZone, ...options })
const TIME = office({ hour: 'numeric', minute: '2-digit' })
const DAY = office({ weekday: 'long', month: 'long', day: 'numeric' })
const SHORT_DAY = office({ weekday: 'short', month: 'short', day: 'numeric' })
const HOUR = office({ hour: 'numeric', hourCycle: 'h23' })
const ZONE = office({ timeZoneName: 'longGeneric' })

/** "10:30 AM" at the office for an ISO instant. */
export function officeTime(instant: string): string {
  return TIME.format(new Date(instant))
}

/** "Tuesday, November 24" at the office for an ISO instant. */
export function officeDay(instant: string): string {
  return DAY.format(new Date(instant))
}

/** "Tue, Nov 24" at the office for an ISO instant. */
export function officeShortDay(instant: string): string {
  return SHORT_DAY.format(new Date(instant))
}

/** The hour at the office, 0 to 23, for an ISO instant. */
export function officeHour(instant: string): number {
  return Number(HOUR.format(new Date(instant)))
}

/** "10:30 AM to 11:00 AM, Eastern Time". */
export function officeSpan(start: string, end: string): string {
  return `${officeTime(start)} to ${officeTime(end)}, ${zoneName(start)}`
}

/** "Eastern Time", the office's zone, for an ISO instant or date. */
export function zoneName(instant: string): string {
  const parts = ZONE.formatToParts(new Date(instant))
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? booking.timeZone
}

/**
 * The same moment on the visitor's own clock: "8:30 AM", or "Mon, 8:30 AM" when the day differs too. Null when it
 * shows the office's time.
 */
export function visitorTime(instant: string, zone = localZone()): string | null {
  const clock = { weekday: 'short', hour: 'numeric', minute: '2-digit' } as const
  const timeIn = (timeZone: string) =>
    new Intl.DateTimeFormat('en-US', { timeZone, ...clock }).format(new Date(instant))
  const [own, atOffice] = [timeIn(zone), timeIn(booking.timeZone)]
  if (own === atOffice) return null
  const [day = '', time = ''] = own.split(/ (.+)/)
  return atOffice.startsWith(day) ? time : `${day}, ${time}`
}

function localZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
