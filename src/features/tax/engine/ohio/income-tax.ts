import { notNegative, valueOfStep } from '../amounts.ts'
import type { OhioFigures } from '../data/figure-types.ts'
import type { FilingStatus } from '../filing-status.ts'
import { findOhioCredits, type OhioCredits } from './credits.ts'

/** What the Ohio return starts from; amounts are dollars for the year. */
export type OhioTaxInput = {
  filingStatus: FilingStatus
  federalAdjustedGrossIncome: number
  /** People on the return who count: filers nobody else can claim, and dependents. */
  exemptionCount: number
  businessIncome: number
  /** Inside federal adjusted gross income; Ohio does not tax it. */
  taxableSocialSecurity: number
  otherAdditions: number
  otherDeductions: number
  /** Pensions and IRA withdrawals inside Ohio adjusted gross income. */
  retirementIncome: number
  /** A filer, or the spouse on a joint return, is 65 or older. */
  hasSenior: boolean
  /** Each spouse on a joint return has enough income of the kinds that count. */
  bothSpousesQualify: boolean
  federalEarnedIncomeCredit: number
  /** The federal child care credit before its limit to the tax, and as allowed. */
  childCareCredit: { full: number; allowed: number }
}

/** The core of an Ohio IT 1040 of a full-year resident, step by step, in unrounded dollars. */
export type OhioTax = {
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

/** Calculates Ohio income tax by the figures of one year, before local taxes. */
export function findOhioTax(input: OhioTaxInput, figures: OhioFigures): OhioTax {
  const businessIncome = notNegative(
    Math.min(input.businessIncome, input.federalAdjustedGrossIncome),
  )
  const { deductionCap, rate } = figures.businessIncome.value
  const businessIncomeDeduction = Math.min(businessIncome, deductionCap[input.filingStatus])
  const modifiedAdjustedGrossIncome =
    input.federalAdjustedGrossIncome -
    input.taxableSocialSecurity -
    input.otherDeductions +
    input.otherAdditions
  const ohioAdjustedGrossIncome = modifiedAdjustedGrossIncome - businessIncomeDeduction
  const exemptionAmount = input.exemptionCount * findExemption(modifiedAdjustedGrossIncome, figures)
  const incomeTaxBase = notNegative(ohioAdjustedGrossIncome - exemptionAmount)
  const taxableBusinessIncome = Math.min(businessIncome - businessIncomeDeduction, incomeTaxBase)
  const taxableNonbusinessIncome = incomeTaxBase - taxableBusinessIncome
  const taxOnNonbusinessIncome = taxByTable(taxableNonbusinessIncome, figures)
  const taxOnBusinessIncome = rate * taxableBusinessIncome
  const taxBeforeCredits = taxOnNonbusinessIncome + taxOnBusinessIncome
  const credits = findOhioCredits(
    input,
    { taxBeforeCredits, modifiedAdjustedGrossIncome, exemptionAmount },
    figures,
  )
  return {
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
    incomeTax: credits.taxAfterFirst - credits.jointFiling - credits.earnedIncome,
  }
}

function findExemption(modifiedAgi: number, figures: OhioFigures): number {
  const { steps, zeroFrom } = figures.personalExemption.value
  return modifiedAgi >= zeroFrom ? 0 : valueOfStep(modifiedAgi, steps)
}

/** Tax on income other than business income; the base amount comes on the first dollar. */
function taxByTable(income: number, figures: OhioFigures): number {
  const band = figures.rates.value.bands.findLast(({ over }) => income > over)
  return band ? band.base + band.rate * (income - band.over) : 0
}
