import { officeClock } from './office-date.ts'

/**
 * The moment of a day and a clock time at the office, as an ISO instant. A time that a clock change skips becomes the
 * one an hour earlier.
 * @param day ISO date
 * @param time "07:47"
 */
export function officeMoment(day: string, time: string): string {
  const wanted = Date.parse(`${day}T${time}Z`)
  // The second look has the right offset also near a clock change.
  const near = wanted - offsetAt(wanted)
  return new Date(wanted - offsetAt(near)).toISOString()
}

/** The office's offset from UTC at a moment, a whole minute. All in milliseconds. */
function offsetAt(moment: number): number {
  return Date.parse(`${officeClock(moment).replace(' ', 'T')}Z`) - moment
}
