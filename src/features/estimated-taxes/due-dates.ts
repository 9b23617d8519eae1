import { moveToBusinessDay } from '@/features/deadlines/public'

/** A payment's day. ISO dates. */
export type DueDate = {
  /** The day the law names; interest runs from it. */
  nominalDate: string
  /** The last day on which a payment is in time, past weekends and holidays. */
  dueDate: string
}

/** The four due dates of a tax year, federal and Ohio, IRC §§6654(c)(2) and 7503; R.C. 5747.09. */
export function estimateDueDates(taxYear: number): DueDate[] {
  return [
    toDueDate(`${taxYear}-04-15`),
    toDueDate(`${taxYear}-06-15`),
    toDueDate(`${taxYear}-09-15`),
    toDueDate(`${taxYear + 1}-01-15`),
  ]
}

/** The one due date of farmers and fishers, IRC §6654(i)(1)(B). */
export function farmDueDates(taxYear: number): DueDate[] {
  return [toDueDate(`${taxYear + 1}-01-15`)]
}

/** By this day a farmer's return, filed and paid, takes the place of the payment, §6654(i)(1)(D). */
export function farmReturnDate(taxYear: number): string {
  return moveToBusinessDay(`${taxYear + 1}-03-01`, 'federal')
}

/** By this day a return, filed and paid, takes the place of the January payment, §6654(h). */
export function earlyReturnDate(taxYear: number): string {
  return moveToBusinessDay(`${taxYear + 1}-01-31`, 'federal')
}

function toDueDate(nominalDate: string): DueDate {
  return { nominalDate, dueDate: moveToBusinessDay(nominalDate, 'federal') }
}
