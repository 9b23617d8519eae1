import { site } from '../config/site.ts'

/** Created on first use: the first use of Intl blocks a slow phone for 80 ms. */
let format: Intl.DateTimeFormat | undefined

/**
 * A moment's date at the office, "2026-11-21"; today's by default. For deadlines and free days: a visitor's
 * device may be hours away.
 */
export function officeDate(moment = new Date()): string {
  // Swedish dates have the ISO format.
  format ??= new Intl.DateTimeFormat('sv-SE', { timeZone: site.timeZone })
  return format.format(moment)
}
