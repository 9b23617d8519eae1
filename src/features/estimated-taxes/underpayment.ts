import { addDays, earlierOf } from '@/lib/iso-date'
import type { DueDate } from './due-dates'
import { interestRateOn } from './interest-rates'

/** Amounts in dollars, dates as ISO dates. */
export type Installment = DueDate & { amount: number }
export type Payment = { date: string; amount: number }

/** How one installment was met. */
export type InstallmentState = Installment & {
  /** Paid towards it, whenever. */
  paid: number
  /** Paid after its due date or still missing: the underpayment interest up to `asOf`. */
  interest: number
  /** The last day of that interest; null without any. */
  interestUntil: string | null
}

/** Smaller remainders come from dividing by four. */
const HALF_A_CENT = 0.005

/** The last day that bears interest, IRC §6654(b)(2)(A): an ISO date. */
export function lastInterestDay(taxYear: number): string {
  return `${taxYear + 1}-04-15`
}

/**
 * Interest on late and missing installments, IRC §6654(a) and (b): payments meet the earliest
 * installment first; a late part bears simple interest by the day, at each quarter's rate, from the
 * day the law names to the day it is paid, at the latest to April 15 after the tax year.
 * @param asOf ISO date up to which missing parts bear interest
 */
export function underpaymentInterest(
  installments: readonly Installment[],
  payments: readonly Payment[],
  { taxYear, asOf }: { taxYear: number; asOf: string },
): InstallmentState[] {
  const lastDay = lastInterestDay(taxYear)
  const left = payments
    .map((payment) => ({ ...payment }))
    .toSorted((a, b) => a.date.localeCompare(b.date))

  return installments.map((installment) => {
    const { amount, dueDate, nominalDate } = installment
    let missing = amount
    let interest = 0
    let interestUntil: string | null = null
    const bearInterest = (part: number, date: string) => {
      if (date <= dueDate || part === 0) return
      const until = earlierOf(date, lastDay)
      interest += interestOn(part, nominalDate, until)
      if (interestUntil === null || until > interestUntil) interestUntil = until
    }
    for (const payment of left) {
      const part = Math.min(payment.amount, missing)
      payment.amount -= part
      missing -= part
      bearInterest(part, payment.date)
    }
    if (missing >= HALF_A_CENT) bearInterest(missing, asOf)
    return { ...installment, paid: amount - missing, interest, interestUntil }
  })
}

/** Simple interest on an amount from one day to another, the first not counted. */
function interestOn(amount: number, from: string, to: string): number {
  let yearlyRates = 0
  for (let date = addDays(from, 1); date <= to; date = addDays(date, 1)) {
    yearlyRates += interestRateOn(date)
  }
  return (amount * yearlyRates) / 365
}
