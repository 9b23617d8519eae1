import { formatDollars } from '@/lib/money'
import type { Calculation } from './calculate'

export type Outcome = {
  kind: 'refund' | 'balanceDue' | 'even'
  /** What the amount is, in words. */
  label: string
  /** Never negative, in dollars. */
  amount: number
}

type Return = { refund: number; balanceDue: number }

/** A return's outcome in whole dollars; less than half a dollar either way is even. */
export function outcomeOf({ refund, balanceDue }: Return, whose: string): Outcome {
  if (Math.round(refund) > 0) return { kind: 'refund', label: `${whose} refund`, amount: refund }
  if (Math.round(balanceDue) > 0) {
    return { kind: 'balanceDue', label: `${whose} balance due`, amount: balanceDue }
  }
  return { kind: 'even', label: `${whose} return: nothing due`, amount: 0 }
}

/** Federal, Ohio and local, each with its amount. What was withheld for Ohio may not be known yet. */
export function listOutcomes({ federal, ohio, hasVillageRate }: Calculation): Outcome[] {
  const ohioTax: Outcome = {
    kind: 'even',
    label: 'Ohio tax, before what was withheld',
    amount: ohio.totalTax,
  }
  return [
    outcomeOf(federal, 'Federal'),
    ohio.payments > 0 ? outcomeOf(ohio, 'Ohio') : ohioTax,
    {
      kind: 'even',
      label: hasVillageRate ? 'City or village tax' : 'City or village tax, no rate entered',
      amount: ohio.villageTax,
    },
  ]
}

/** How the federal outcome comes about, in a sentence. */
export function tellPayments({ federal, federalTax }: Calculation): string {
  const paid = formatDollars(federal.input.withholding + federal.input.estimatedPayments)
  return federalTax < 0
    ? `You paid ${paid} during the year; there is no tax, and credits of ${formatDollars(-federalTax)} are paid out.`
    : `You paid ${paid} during the year; the tax comes to ${formatDollars(federalTax)}.`
}
