import { roundToCents } from '@/lib/money'
import type { DueDate } from './due-dates'

/** What to pay now and next, in dollars. */
export type NextPayment = {
  /** Should have been in by today. */
  overdue: number
  /** The next due date with what must be paid by it, overdue parts included; null past the last. */
  next: { dueDate: string; amount: number } | null
}

/** What is still to pay by the next due date when equal payments were to be made on each. */
export function nextPayment(
  dueDates: readonly DueDate[],
  { quarterlyPayment, paid, today }: { quarterlyPayment: number; paid: number; today: string },
): NextPayment {
  const pastCount = dueDates.filter(({ dueDate }) => dueDate < today).length
  const missing = (count: number) => Math.max(0, roundToCents(count * quarterlyPayment - paid))
  const coming = dueDates[pastCount]
  return {
    overdue: missing(pastCount),
    next: coming ? { dueDate: coming.dueDate, amount: missing(pastCount + 1) } : null,
  }
}
