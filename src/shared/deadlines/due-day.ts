import { addDays } from '../iso-date.ts'
import { isWeekendOrHoliday, observedOn } from '../federal-holidays.ts'

/**
 * Whose law moves a date that falls on a closed day. `fixed` dates don't move: the act must happen within the year,
 * or at an office that sets its own days off.
 */
export type DueDayLaw = 'federal' | 'ohio' | 'fixed'

/**
 * Moves an ISO date from a Saturday, Sunday or legal holiday to the next day that is none of these. Federal:
 * IRC §7503, with the holidays of the District of Columbia (Treas. Reg. §301.7503-1(b)). Ohio and its towns:
 * R.C. 1.14; state offices are closed on Saturdays and on observed holidays.
 */
export function moveToBusinessDay(isoDate: string, law: DueDayLaw): string {
  if (law === 'fixed') return isoDate
  let date = isoDate
  while (isClosed(date, law)) date = addDays(date, 1)
  return date
}

function isClosed(date: string, law: 'federal' | 'ohio'): boolean {
  return isWeekendOrHoliday(date) || (law === 'federal' && date === emancipationDay(date))
}

/** Emancipation Day of the District of Columbia, April 16, as observed. */
function emancipationDay(date: string): string {
  return observedOn(`${date.slice(0, 4)}-04-16`)
}

/**
 * The date when a personal federal return for a tax year is due and its balance payable, as an ISO date (IRC
 * §§6072(a), 6151).
 */
export function returnDueDate(taxYear: number): string {
  return moveToBusinessDay(`${taxYear + 1}-04-15`, 'federal')
}
