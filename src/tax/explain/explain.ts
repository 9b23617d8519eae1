import { yearFigures } from '../data/years.ts'
import type { FederalResult } from '../federal/federal.ts'
import type { OhioResult } from '../ohio/ohio.ts'
import { explainAdjustments } from './adjustments.ts'
import { explainCredits } from './credits.ts'
import { explainDeductions } from './deductions.ts'
import { explainIncome } from './income.ts'
import type { Section } from './line.ts'
import { explainOhio } from './ohio.ts'
import { explainOtherTaxes } from './other-taxes.ts'
import { explainPayments } from './payments.ts'
import { explainTax } from './tax.ts'

/** Both returns line by line, and when the figures were last checked against their sources. */
export type Explanation = {
  taxYear: number
  /** ISO date. */
  checkedOn: string
  federal: readonly Section[]
  ohio: readonly Section[]
}

/** Explains every line that is not 0, of a federal return and of the Ohio return that goes with it. */
export function explainReturns(federal: FederalResult, ohio: OhioResult): Explanation {
  const { year, checkedOn } = yearFigures(federal.input.taxYear)
  return {
    taxYear: year,
    checkedOn,
    federal: [
      explainIncome(federal),
      explainAdjustments(federal),
      explainDeductions(federal),
      explainTax(federal),
      explainCredits(federal),
      explainOtherTaxes(federal),
      explainPayments(federal),
    ].map(withoutZeros),
    ohio: explainOhio(federal, ohio).map(withoutZeros),
  }
}

function withoutZeros({ items, ...section }: Section): Section {
  return { ...section, items: items.filter(({ amount }) => amount !== 0) }
}
