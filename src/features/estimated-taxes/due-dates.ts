import { type DueDayLaw, moveToBusinessDay } from '@/shared/deadlines/due-day.ts'

/** A payment's due date. ISO dates. */
export type DueDate = {
  /** The date the law names. Interest runs from it. */
  nominalDate: string
  /** The last day on which a payment is on time, past weekends and holidays. */
  dueDate: string
}

/**
 * The four due dates of a tax year, federal and Ohio, IRC §§6654(c)(2) and 7503; R.C. 5747.09.
 * @param law the law whose holidays move them; towns have the same dates (R.C. 718.08) and Ohio's holidays
 */
export function estimateDueDates(taxYear: number, law: DueDayLaw = 'federal'): DueDate[] {
  return [
    toDueDate(`${taxYear}-04-15`, law),
    toDueDate(`${taxYear}-06-15`, law),
    toDueDate(`${taxYear}-09-15`, law),
    toDueDate(`${taxYear + 1}-01-15`, law),
  ]
}

/** The single due date of farmers and fishers, IRC §6654(i)(1)(B). */
export function farmDueDates(taxYear: number): DueDate[] {
  return [toDueDate(`${taxYear + 1}-01-15`, 'federal')]
}

/** A farmer who files and pays by this day needs no estimated payment, §6654(i)(1)(D). */
export function farmReturnDate(taxYear: number): string {
  return moveToBusinessDay(`${taxYear + 1}-03-01`, 'federal')
}

/** Whoever files and pays by this day needs no January payment, §6654(h). */
export function earlyReturnDate(taxYear: number): string {
  return moveToBusinessDay(`${taxYear + 1}-01-31`, 'federal')
}

function toDueDate(nominalDate: string, law: DueDayLaw): DueDate {
  return { nominalDate, dueDate: moveToBusinessDay(nominalDate, law) }
}
