import { notNegative, shareOfRange, sumOf } from '../amounts.ts'
import type { FederalFigures } from '../data/figure-types.ts'
import type { FullInput } from '../input.ts'
import { passThroughIncomeOf } from './pass-through.ts'

/**
 * The qualified business income deduction in dollars (IRC §199A), outside the specified service trades, with that of
 * section 199A dividends. Above the threshold the first shrinks to what wages and property support: those of
 * partnerships and S corporations, and those of the filer's own businesses. `taxableIncome` is before this deduction,
 * `preferential` its gains and dividends.
 */
export function findBusinessIncomeDeduction(
  businessIncome: number,
  taxableIncome: number,
  preferential: number,
  input: FullInput,
): number {
  const { filingStatus, people, reitDividends, ordinaryDividends, figures } = input
  const { rate, threshold, phaseInWidth, minimumDeduction, minimumIncome } =
    figures.qualifiedBusinessIncome.value
  const limit = rate * notNegative(taxableIncome - preferential)
  const dividends = rate * Math.min(reitDividends, ordinaryDividends)
  if (businessIncome <= 0) return Math.min(dividends, limit)
  const start = threshold[filingStatus]
  const lost = shareOfRange(taxableIncome, [start, start + phaseInWidth[filingStatus]])
  const share = Math.min(notNegative(sumOf(people, passThroughIncomeOf)), businessIncome)
  const supported =
    Math.min(
      rate * share,
      findWageLimit(input.passThroughWages, input.passThroughProperty, figures),
    ) +
    Math.min(
      rate * (businessIncome - share),
      findWageLimit(input.businessWages, input.businessProperty, figures),
    )
  const full = rate * businessIncome
  const deduction = Math.min(full - lost * (full - supported) + dividends, limit)
  return businessIncome >= minimumIncome ? Math.max(deduction, minimumDeduction) : deduction
}

/** Half of the wages, or a quarter with a share of the property if that is more (IRC §199A(b)(2)(B)). */
function findWageLimit(wages: number, property: number, figures: FederalFigures): number {
  const { ofWages, ofWagesWithProperty, ofProperty } = figures.businessWageLimit.value
  return Math.max(ofWages * wages, ofWagesWithProperty * wages + ofProperty * property)
}
