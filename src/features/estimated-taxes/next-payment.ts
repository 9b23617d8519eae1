import { roundToCents } from '@/shared/money.ts'
import type { DueDate } from './due-dates.ts'

/** What to pay now and next, in dollars. */
export type NextPayment = {
  /** The amount due before today and not paid. */
  overdue: number
  /** The next due date with what must be paid by then, including overdue amounts. Null after the last one. */
  next: { dueDate: string; amount: number } | null
}

/** The amount still to be paid by the next due date, if equal payments are due on every date. */
export function nextPayment(
  dueDates: readonly DueDate[],
  { quarterlyPayment, paid, today }: { quarterlyPayment: number; paid: number; today: string },
): NextPayment {
  const pastCount = dueDates.filter(({ dueDate }) => dueDate < today).length
  const missing = (count: number) => Math.max(0, roundToCents(count * quarterlyPayment - paid))
  const upcoming = dueDates[pastCount]
  return {
    overdue: missing(pastCount),
    next: upcoming ? { dueDate: upcoming.dueDate, amount: missing(pastCount + 1) } : null,
  }
}
