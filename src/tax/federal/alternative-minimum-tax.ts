import { excessOver, notNegative } from '../amounts.ts'
import type { FederalFigures } from '../data/figure-types.ts'
import type { FilingStatus } from '../filing-status.ts'
import { findGainBands } from './income-tax.ts'

export type AlternativeMinimumTax = {
  /** Including what separate filers add. */
  income: number
  /** What separate filers with a high income add. */
  separateAddition: number
  exemption: number
  tentativeTax: number
  /** What is due in addition to the regular tax. */
  tax: number
}

/**
 * Alternative minimum tax (IRC §55, Form 6251), in dollars. `incomeBefore` is taxable income plus the
 * deductions that do not count here; it may be negative. `ordinaryIncome` and `preferential` are the regular
 * tax's split of taxable income.
 */
export function findAlternativeMinimumTax(
  incomeBefore: number,
  ordinaryIncome: number,
  preferential: number,
  regularTax: number,
  filingStatus: FilingStatus,
  figures: FederalFigures,
): AlternativeMinimumTax {
  const { exemption: full, phaseoutStart, phaseoutRate } = figures.alternativeMinimumTax.value
  const separateAddition = findSeparateAddition(incomeBefore, filingStatus, figures)
  const income = incomeBefore + separateAddition
  const reduction = phaseoutRate * excessOver(income, phaseoutStart[filingStatus])
  const exemption = notNegative(full[filingStatus] - reduction)
  const base = notNegative(income - exemption)
  const gains = Math.min(preferential, base)
  const { tax: gainTax } = findGainBands(gains, ordinaryIncome, filingStatus, figures)
  const tentativeTax = taxByRates(base - gains, filingStatus, figures) + gainTax
  return {
    income,
    separateAddition,
    exemption,
    tentativeTax,
    tax: excessOver(tentativeTax, regularTax),
  }
}

/**
 * Once their exemption is phased out, separate filers add a share of the income above that point, up to the
 * exemption (IRC §55(d)(3), last sentence; Form 6251 line 4).
 */
function findSeparateAddition(income: number, filingStatus: FilingStatus, figures: FederalFigures) {
  if (filingStatus !== 'marriedFilingSeparately') return 0
  const { exemption, phaseoutStart, phaseoutRate, separateShare } =
    figures.alternativeMinimumTax.value
  const most = exemption[filingStatus]
  const phaseoutEnd = phaseoutStart[filingStatus] + most / phaseoutRate
  return Math.min(most, separateShare * excessOver(income, phaseoutEnd))
}

function taxByRates(income: number, filingStatus: FilingStatus, figures: FederalFigures): number {
  const { rates, upperRateStarts } = figures.alternativeMinimumTax.value
  const upper = excessOver(income, upperRateStarts[filingStatus])
  return rates[0] * (income - upper) + rates[1] * upper
}
