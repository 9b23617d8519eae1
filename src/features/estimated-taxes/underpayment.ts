import { addDays, earlierOf } from '@/shared/iso-date.ts'
import type { DueDate } from './due-dates.ts'
import { interestRateOn } from '@/tax/data/interest-rates.ts'

/** Amounts in dollars, dates as ISO dates. */
type Installment = DueDate & { amount: number }
export type Payment = { date: string; amount: number }

export type InstallmentState = Installment & {
  /** Paid toward it at any time. */
  paid: number
  /** Interest on what was paid late or is still missing, up to `asOf`, for days with a known rate. */
  interest: number
  /** The last day of that interest. Null without interest. */
  interestUntil: string | null
}

/** Smaller remainders come from dividing by four. */
const HALF_A_CENT = 0.005

/** The last day that bears interest, IRC §6654(b)(2)(A), as an ISO date. */
export function lastInterestDay(taxYear: number): string {
  return `${taxYear + 1}-04-15`
}

/**
 * Interest on late and missing installments, IRC §6654(a) and (b). Payments apply to the earliest installment
 * first. A late part bears simple interest by the day, at each quarter's rate, from the date the law names to
 * the date of payment, but no later than April 15 after the tax year. Days whose rate is not published are
 * not counted; `interestUntil` shows where they begin.
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

/** Simple interest on an amount from one day to another, excluding the first day, at the known rates. */
function interestOn(amount: number, from: string, to: string): number {
  let yearlyRates = 0
  for (let date = addDays(from, 1); date <= to; date = addDays(date, 1)) {
    yearlyRates += interestRateOn(date) ?? 0
  }
  return (amount * yearlyRates) / 365
}
