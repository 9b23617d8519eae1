import { site } from '../config/site.ts'

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

/** The office's offset from UTC at a moment, in milliseconds. */
function offsetAt(moment: number): number {
  // Swedish times have the ISO format.
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone: site.timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(moment)
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - moment
}
