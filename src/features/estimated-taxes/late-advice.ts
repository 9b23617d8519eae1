import { returnDueDate } from '@/shared/deadlines/due-day.ts'
import { formatDay } from '@/shared/format-date.ts'

export type LateAdviceFacts = {
  taxYear: number
  /** The form that works out what a late payment costs. */
  penaltyForm: string
  /** The ISO date by which a return, filed and paid, replaces the January payment. Absent if none does. */
  earlyReturnBy?: string
}

/** Advice, on an ISO date, about a payment still missing after a tax year's last due date. */
export function lateAdvice(today: string, facts: LateAdviceFacts): string {
  const { taxYear, penaltyForm, earlyReturnBy } = facts
  if (earlyReturnBy !== undefined && today <= earlyReturnBy) {
    return `Every date of the year has passed. Pay it now, or file the return and pay all of the tax by ${formatDay(earlyReturnBy)}: then there is no penalty for the January payment.`
  }
  return today <= returnDueDate(taxYear)
    ? 'Every date of the year has passed. Pay it now, or with the return.'
    : `Every date of the year has passed, and so has the return’s. The missing amount is now part of the balance of the ${taxYear} return; ${penaltyForm} works out the penalty.`
}
