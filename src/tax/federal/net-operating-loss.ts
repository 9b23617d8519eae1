import type { FederalFigures } from '../data/figure-types.ts'
import type { FullInput } from '../input.ts'
import { findAdjustedGrossIncome } from './adjusted-gross-income.ts'
import { findTaxedIncome } from './taxable-income.ts'

/**
 * The part of the carried-over net operating losses used this year, in dollars: at most a share of taxable
 * income before them and before the business income deduction (IRC §172(a)(2)). Losses from before 2018,
 * which have no such limit, are treated the same way.
 */
export function findNetOperatingLossUsed(
  input: FullInput,
  depletion: number,
  figures: FederalFigures,
): number {
  if (input.netOperatingLoss === 0) return 0
  const agi = findAdjustedGrossIncome(input, figures, { depletion })
  const { taxableIncome, businessIncomeDeduction } = findTaxedIncome(input, agi, figures)
  const limit = figures.netOperatingLossShare.value * (taxableIncome + businessIncomeDeduction)
  return Math.min(input.netOperatingLoss, limit)
}
