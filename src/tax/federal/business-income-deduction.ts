import { notNegative, shareOfRange, sumOf } from '../amounts.ts'
import type { FederalFigures } from '../data/figure-types.ts'
import type { FullInput } from '../input.ts'
import { passThroughIncomeOf } from './pass-through.ts'

/**
 * The qualified business income deduction in dollars (IRC §199A), outside the specified service trades. Above
 * the threshold it shrinks to what wages and property of partnerships and S corporations support; the filer's
 * own businesses are taken to have none. `taxableIncome` is before this deduction, `preferential` its gains and dividends.
 */
export function findBusinessIncomeDeduction(
  businessIncome: number,
  taxableIncome: number,
  preferential: number,
  {
    filingStatus,
    people,
    passThroughWages,
    passThroughProperty,
  }: Pick<FullInput, 'filingStatus' | 'people' | 'passThroughWages' | 'passThroughProperty'>,
  figures: FederalFigures,
): number {
  const { rate, threshold, phaseInWidth, minimumDeduction, minimumIncome } =
    figures.qualifiedBusinessIncome.value
  if (businessIncome <= 0) return 0
  const start = threshold[filingStatus]
  const lost = shareOfRange(taxableIncome, [start, start + phaseInWidth[filingStatus]])
  const limit = rate * notNegative(taxableIncome - preferential)
  const share = Math.min(notNegative(sumOf(people, passThroughIncomeOf)), businessIncome)
  const supported = Math.min(
    rate * share,
    findWageLimit(passThroughWages, passThroughProperty, figures),
  )
  const full = rate * businessIncome
  const deduction = Math.min(full - lost * (full - supported), limit)
  return businessIncome >= minimumIncome ? Math.max(deduction, minimumDeduction) : deduction
}

/** Half of the wages, or a quarter with a share of the property if that is more (IRC §199A(b)(2)(B)). */
function findWageLimit(wages: number, property: number, figures: FederalFigures): number {
  const { ofWages, ofWagesWithProperty, ofProperty } = figures.businessWageLimit.value
  return Math.max(ofWages * wages, ofWagesWithProperty * wages + ofProperty * property)
}
