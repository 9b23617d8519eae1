import { notNegative, shareOfRange } from '../amounts.ts'
import type { FederalFigures } from '../data/figure-types.ts'
import type { FilingStatus } from '../filing-status.ts'

/**
 * The qualified business income deduction in dollars (IRC §199A), for businesses without employees or
 * property and outside the specified service trades: above the threshold it shrinks to the minimum.
 * `taxableIncome` is before this deduction, `preferential` its gains and dividends.
 */
export function findBusinessIncomeDeduction(
  businessIncome: number,
  taxableIncome: number,
  preferential: number,
  filingStatus: FilingStatus,
  figures: FederalFigures,
): number {
  const { rate, threshold, phaseInWidth, minimumDeduction, minimumIncome } =
    figures.qualifiedBusinessIncome.value
  if (businessIncome <= 0) return 0
  const start = threshold[filingStatus]
  const lost = shareOfRange(taxableIncome, [start, start + phaseInWidth[filingStatus]])
  const limit = rate * notNegative(taxableIncome - preferential)
  const deduction = Math.min(rate * businessIncome * (1 - lost), limit)
  return businessIncome >= minimumIncome ? Math.max(deduction, minimumDeduction) : deduction
}
