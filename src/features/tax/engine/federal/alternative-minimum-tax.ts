import { excessOver, notNegative } from '../amounts.ts'
import type { FederalFigures } from '../data/figure-types.ts'
import type { FilingStatus } from '../filing-status.ts'
import { findGainBands } from './income-tax.ts'

export type AlternativeMinimumTax = {
  income: number
  exemption: number
  tentativeTax: number
  /** What is due on top of the regular tax. */
  tax: number
}

/**
 * Alternative minimum tax (IRC §55, Form 6251), in dollars. `income` is taxable income with the
 * deductions added back that do not count here; it may be negative. `ordinaryIncome` and
 * `preferential` are the regular tax's split of taxable income. Left out, as in the golden files:
 * the income that separate filers add once their exemption is gone (Form 6251 line 4).
 */
export function findAlternativeMinimumTax(
  income: number,
  ordinaryIncome: number,
  preferential: number,
  regularTax: number,
  filingStatus: FilingStatus,
  figures: FederalFigures,
): AlternativeMinimumTax {
  const { exemption: full, phaseoutStart, phaseoutRate } = figures.alternativeMinimumTax.value
  const reduction = phaseoutRate * excessOver(income, phaseoutStart[filingStatus])
  const exemption = notNegative(full[filingStatus] - reduction)
  const base = notNegative(income - exemption)
  const gains = Math.min(preferential, base)
  const { tax: gainTax } = findGainBands(gains, ordinaryIncome, filingStatus, figures)
  const tentativeTax = taxByRates(base - gains, filingStatus, figures) + gainTax
  return { income, exemption, tentativeTax, tax: excessOver(tentativeTax, regularTax) }
}

function taxByRates(income: number, filingStatus: FilingStatus, figures: FederalFigures): number {
  const { rates, upperRateStarts } = figures.alternativeMinimumTax.value
  const upper = excessOver(income, upperRateStarts[filingStatus])
  return rates[0] * (income - upper) + rates[1] * upper
}
