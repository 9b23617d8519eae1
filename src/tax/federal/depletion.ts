import { notNegative } from '../amounts.ts'
import type { FullInput } from '../input.ts'
import { findAdjustedGrossIncome } from './adjusted-gross-income.ts'
import { findTaxedIncome } from './taxable-income.ts'

/**
 * Percentage depletion of oil and gas royalties in dollars: a share of the gross, at most the net and a share
 * of taxable income before it and the business income deduction (IRC §§613(a), 613A(c)(1), (d)(1)). Does not
 * lower that taxable income by net operating losses of earlier years.
 */
export function findDepletion(input: FullInput): number {
  if (!input.areOilRoyalties || input.royalties === 0) return 0
  const { ofGross, ofTaxableIncome } = input.figures.depletion.value
  const agi = findAdjustedGrossIncome(input)
  const { taxableIncome, businessIncomeDeduction } = findTaxedIncome(input, agi)
  return Math.min(
    ofGross * input.royalties,
    notNegative(input.royalties - input.royaltyExpenses),
    ofTaxableIncome * (taxableIncome + businessIncomeDeduction),
  )
}
