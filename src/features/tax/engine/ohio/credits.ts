import { notNegative, valueOfStep } from '../amounts.ts'
import type { OhioFigures } from '../data/figure-types.ts'
import type { OhioTaxInput } from './income-tax.ts'

/**
 * Ohio credits in dollars. Those for seniors, child care and exemptions show their full amount even
 * when the tax is smaller.
 */
export type OhioCredits = {
  retirementIncome: number
  senior: number
  childCare: number
  exemption: number
  /** Tax left after the credits above (Schedule of Credits lines 2 to 9). */
  taxAfterFirst: number
  jointFiling: number
  earnedIncome: number
}

type Base = {
  taxBeforeCredits: number
  modifiedAdjustedGrossIncome: number
  exemptionAmount: number
}

/** Finds the Ohio credits in the order of the Schedule of Credits. None is refundable. */
export function findOhioCredits(
  input: OhioTaxInput,
  { taxBeforeCredits, modifiedAdjustedGrossIncome: modifiedAgi, exemptionAmount }: Base,
  figures: OhioFigures,
): OhioCredits {
  const income = modifiedAgi - exemptionAmount
  const retirementIncome = Math.min(
    findRetirementIncomeCredit(input, income, figures),
    taxBeforeCredits,
  )
  const senior = findSeniorCredit(input, income, figures)
  const childCare = findChildCareCredit(input, modifiedAgi, figures)
  const exemption = findExemptionCredit(input, income, figures)
  const taxAfterFirst = notNegative(
    taxBeforeCredits - retirementIncome - senior - childCare - exemption,
  )
  const jointFiling = findJointFilingCredit(input, modifiedAgi, income, taxAfterFirst, figures)
  const earnedIncome = Math.min(
    figures.earnedIncomeCredit.value * input.federalEarnedIncomeCredit,
    taxAfterFirst - jointFiling,
  )
  return {
    retirementIncome,
    senior,
    childCare,
    exemption,
    taxAfterFirst,
    jointFiling,
    earnedIncome,
  }
}

function findRetirementIncomeCredit(input: OhioTaxInput, income: number, figures: OhioFigures) {
  const { steps, incomeUnder } = figures.retirementIncomeCredit.value
  return income < incomeUnder ? valueOfStep(input.retirementIncome, steps) : 0
}

function findSeniorCredit({ hasSenior }: OhioTaxInput, income: number, figures: OhioFigures) {
  const { amount, incomeUnder } = figures.seniorCitizenCredit.value
  return hasSenior && income < incomeUnder ? amount : 0
}

function findChildCareCredit(input: OhioTaxInput, modifiedAgi: number, figures: OhioFigures) {
  const { full, part } = figures.childCareCredit.value
  if (modifiedAgi < full.incomeUnder) return full.share * input.childCareCredit.full
  return modifiedAgi < part.incomeUnder ? part.share * input.childCareCredit.allowed : 0
}

function findExemptionCredit(input: OhioTaxInput, income: number, figures: OhioFigures) {
  const { amount, incomeUnder } = figures.exemptionCredit.value
  return income < incomeUnder ? amount * input.exemptionCount : 0
}

function findJointFilingCredit(
  input: OhioTaxInput,
  modifiedAgi: number,
  income: number,
  tax: number,
  figures: OhioFigures,
): number {
  const { steps, max, incomeUnder } = figures.jointFilingCredit.value
  const isJoint = input.filingStatus === 'marriedFilingJointly'
  if (!isJoint || !input.bothSpousesQualify || modifiedAgi >= incomeUnder) return 0
  return Math.min(max, valueOfStep(income, steps) * tax)
}
