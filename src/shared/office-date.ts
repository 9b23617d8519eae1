import { site } from '../config/site.ts'

// Created on first use: the first use of Intl blocks a slow phone for 80 ms. Swedish dates and times have the ISO format.
let dates: Intl.DateTimeFormat | undefined
let clock: Intl.DateTimeFormat | undefined

/**
 * A moment's date at the office, "2026-11-21"; today's by default. For deadlines and free days: a visitor's
 * device may be hours away.
 */
export function officeDate(moment = new Date()): string {
  dates ??= new Intl.DateTimeFormat('sv-SE', { timeZone: site.timeZone })
  return dates.format(moment)
}

/** A moment's date and time at the office, "2026-11-24 15:20". @param moment also in milliseconds */
export function officeClock(moment: Date | number): string {
  const { timeZone } = site
  clock ??= new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return clock.format(moment)
}
