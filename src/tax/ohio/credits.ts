import { notNegative, valueOfStep } from '../amounts.ts'
import type { OhioFigures } from '../data/ohio.ts'
import {
  type ClaimedCredits,
  findLumpSumRetirementCredit,
  NO_CLAIMS,
  type OhioClaims,
} from './claimed-credits.ts'
import type { OhioTaxInput } from './income-tax-input.ts'

/**
 * Ohio credits in dollars. The first lines' credits show their full amount even when the tax is smaller.
 * Those after the joint filing credit show what is used.
 */
export type OhioCredits = ClaimedCredits & {
  retirementIncome: number
  senior: number
  childCare: number
  exemption: number
  /** Tax left after the credits above (Schedule of Credits lines 2 to 9). */
  taxAfterFirst: number
  jointFiling: number
  earnedIncome: number
  /** For the tax of other states. */
  resident: number
  /** Tax left after all credits. */
  taxLeft: number
}

type Base = {
  taxBeforeCredits: number
  modifiedAdjustedGrossIncome: number
  exemptionAmount: number
}

/** Finds the Ohio credits in the order of R.C. 5747.98. None is refundable. */
export function findOhioCredits(
  input: OhioTaxInput,
  { taxBeforeCredits, modifiedAdjustedGrossIncome: modifiedAgi, exemptionAmount }: Base,
  figures: OhioFigures,
): OhioCredits {
  const income = modifiedAgi - exemptionAmount
  const claims = input.claims ?? NO_CLAIMS
  const first = findFirstCredits(input, claims, { taxBeforeCredits, modifiedAgi, income }, figures)
  const firstTotal = Object.values(first).reduce((total, amount) => total + amount, 0)
  const taxAfterFirst = notNegative(taxBeforeCredits - firstTotal)
  const jointFiling = findJointFilingCredit(input, modifiedAgi, income, taxAfterFirst, figures)
  let taxLeft = taxAfterFirst - jointFiling
  const claim = (credit: number) => {
    const used = Math.min(credit, taxLeft)
    taxLeft -= used
    return used
  }
  const later = {
    earnedIncome: claim(figures.earnedIncomeCredit.value * input.federalEarnedIncomeCredit),
    homeSchool: claim(claims.homeSchool),
    scholarship: claim(claims.scholarship),
    privateSchool: claim(claims.privateSchool),
    resident: claim(findResidentCredit(claims, modifiedAgi, taxLeft)),
  }
  return { ...first, taxAfterFirst, jointFiling, ...later, taxLeft }
}

/** Schedule of Credits lines 2 to 9. */
function findFirstCredits(
  input: OhioTaxInput,
  claims: OhioClaims,
  {
    taxBeforeCredits,
    modifiedAgi,
    income,
  }: Record<'taxBeforeCredits' | 'modifiedAgi' | 'income', number>,
  figures: OhioFigures,
) {
  const lumpSumRetirement = findLumpSumRetirementCredit(claims, income, figures)
  // A lump sum credit replaces the yearly one (R.C. 5747.055(C), (G)).
  const retirement = lumpSumRetirement > 0 ? 0 : findRetirementIncomeCredit(input, income, figures)
  const isUnder = income < figures.seniorCitizenCredit.value.incomeUnder
  const lumpSumDistribution = isUnder ? claims.lumpSumDistribution : 0
  return {
    retirementIncome: Math.min(retirement, taxBeforeCredits),
    lumpSumRetirement,
    senior: lumpSumDistribution > 0 ? 0 : findSeniorCredit(input, income, figures),
    lumpSumDistribution,
    childCare: findChildCareCredit(input, modifiedAgi, figures),
    displacedWorker: claims.displacedWorker,
    campaign: claims.campaign,
    exemption: findExemptionCredit(input, income, figures),
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

/**
 * For income that another state taxes too: its tax, at most Ohio's tax on the same share of income (R.C.
 * 5747.05(B), form IT RC). The share is of Ohio income including business income.
 */
function findResidentCredit(
  { otherStateIncome, otherStateTax }: OhioClaims,
  modifiedAgi: number,
  taxLeft: number,
): number {
  if (modifiedAgi <= 0) return 0
  const share = Math.min(1, otherStateIncome / modifiedAgi)
  return Math.min(otherStateTax, share * taxLeft)
}
