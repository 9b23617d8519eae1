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

/** Both returns line by line, and when the figures were last compared with their sources. */
export type Explanation = {
  taxYear: number
  /** ISO date. */
  checkedOn: string
  federal: readonly Section[]
  ohio: readonly Section[]
  /** What the calculation does not know of, for a note beside it. */
  leftOut: readonly string[]
}

const LEFT_OUT = [
  'premium tax credit, foreign tax credit and credits for energy or adoption',
  'tax on a child’s investment income (Form 8615)',
  'losses carried over from earlier years',
  'gains with rates of their own: collectibles, depreciated real estate, small business stock',
  'business deductions that depend on employees, equipment or a service trade (IRC §199A)',
  'gifts other than cash',
  'income separate filers add for the alternative minimum tax once their exemption is gone',
  'the rounded tax tables of the forms: the rate schedules are used',
  'part-year residents, income from other states and less common Ohio credits',
] as const

/** Explains every line of a federal return and of the Ohio return that goes with it. */
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
    ],
    ohio: explainOhio(federal, ohio),
    leftOut: LEFT_OUT,
  }
}
