import { notNegative, valueOfStep } from '../amounts.ts'
import type { OhioFigures } from '../data/ohio.ts'
import { findOhioCredits, type OhioCredits } from './credits.ts'
import type { OhioTaxInput } from './income-tax-input.ts'

/** The core of a full-year resident's Ohio IT 1040, step by step, in unrounded dollars. */
export type OhioTax = {
  depreciationAdjustment: number
  businessIncomeDeduction: number
  ohioAdjustedGrossIncome: number
  /** With the business income deduction added back. */
  modifiedAdjustedGrossIncome: number
  exemptionAmount: number
  incomeTaxBase: number
  taxableBusinessIncome: number
  taxableNonbusinessIncome: number
  taxOnNonbusinessIncome: number
  taxOnBusinessIncome: number
  taxBeforeCredits: number
  credits: OhioCredits
  incomeTax: number
}

/** Calculates Ohio income tax by one year's figures, before local taxes. */
export function findOhioTax(input: OhioTaxInput, figures: OhioFigures): OhioTax {
  const { businessIncomeDeduction, businessIncomeLeft } = splitBusinessIncome(input, figures)
  const modifiedAdjustedGrossIncome =
    input.federalAdjustedGrossIncome -
    input.taxableSocialSecurity -
    input.otherDeductions +
    input.otherAdditions
  const ohioAdjustedGrossIncome = modifiedAdjustedGrossIncome - businessIncomeDeduction
  const exemptionAmount = input.exemptionCount * findExemption(modifiedAdjustedGrossIncome, figures)
  const incomeTaxBase = notNegative(ohioAdjustedGrossIncome - exemptionAmount)
  const taxableBusinessIncome = Math.min(businessIncomeLeft, incomeTaxBase)
  const taxableNonbusinessIncome = incomeTaxBase - taxableBusinessIncome
  const taxOnNonbusinessIncome = taxByTable(taxableNonbusinessIncome, figures)
  const taxOnBusinessIncome = figures.businessIncome.value.rate * taxableBusinessIncome
  const taxBeforeCredits = taxOnNonbusinessIncome + taxOnBusinessIncome
  const credits = findOhioCredits(
    input,
    { taxBeforeCredits, modifiedAdjustedGrossIncome, exemptionAmount },
    figures,
  )
  return {
    depreciationAdjustment: input.depreciationAdjustment,
    businessIncomeDeduction,
    ohioAdjustedGrossIncome,
    modifiedAdjustedGrossIncome,
    exemptionAmount,
    incomeTaxBase,
    taxableBusinessIncome,
    taxableNonbusinessIncome,
    taxOnNonbusinessIncome,
    taxOnBusinessIncome,
    taxBeforeCredits,
    credits,
    incomeTax: credits.taxLeft,
  }
}

/**
 * Splits business income, at most federal adjusted gross income, into what Ohio deducts and the rest, in
 * dollars (R.C. 5747.01(A)(28), Ohio Schedule of Business Income lines 10 to 16).
 */
export function splitBusinessIncome(
  {
    businessIncome,
    federalAdjustedGrossIncome,
    depreciationAdjustment,
    filingStatus,
  }: Pick<
    OhioTaxInput,
    'businessIncome' | 'federalAdjustedGrossIncome' | 'depreciationAdjustment' | 'filingStatus'
  >,
  figures: OhioFigures,
) {
  const counted = notNegative(
    Math.min(businessIncome, federalAdjustedGrossIncome) + depreciationAdjustment,
  )
  const { deductionCap } = figures.businessIncome.value
  const businessIncomeDeduction = Math.min(counted, deductionCap[filingStatus])
  return { businessIncomeDeduction, businessIncomeLeft: counted - businessIncomeDeduction }
}

function findExemption(modifiedAgi: number, figures: OhioFigures): number {
  const { steps, zeroFrom } = figures.personalExemption.value
  return modifiedAgi >= zeroFrom ? 0 : valueOfStep(modifiedAgi, steps)
}

/** Tax on income other than business income. The base amount applies from the first dollar. */
function taxByTable(income: number, figures: OhioFigures): number {
  const band = figures.rates.value.bands.findLast(({ over }) => income > over)
  return band ? band.base + band.rate * (income - band.over) : 0
}
