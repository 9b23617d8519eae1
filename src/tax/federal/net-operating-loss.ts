import type { FullInput } from '../input.ts'
import { findAdjustedGrossIncome } from './adjusted-gross-income.ts'
import { findTaxedIncome } from './taxable-income.ts'

/**
 * The part of the carried-over net operating losses used this year, in dollars: at most a share of taxable
 * income before them and before the business income deduction (IRC §172(a)(2)). Losses from before 2018,
 * which have no such limit, are treated the same way.
 */
export function findNetOperatingLossUsed(input: FullInput, depletion: number): number {
  const { netOperatingLoss, figures } = input
  if (netOperatingLoss === 0) return 0
  const agi = findAdjustedGrossIncome(input, { depletion })
  const { taxableIncome, businessIncomeDeduction } = findTaxedIncome(input, agi)
  const limit = figures.netOperatingLossShare.value * (taxableIncome + businessIncomeDeduction)
  return Math.min(netOperatingLoss, limit)
}
