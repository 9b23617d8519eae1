import { excessOver, notNegative, stepsDown, stepsUp, sumOf } from '../amounts.ts'
import { FURTHER_DEDUCTIONS_UNTIL } from '../data/federal-fixed.ts'
import type { FederalFigures, PhasedDeduction } from '../data/figure-types.ts'
import type { FilingStatus } from '../filing-status.ts'
import type { FullInput, FullPerson } from '../input.ts'
import { selfEmployedHealthInsuranceOf, selfEmployedRetirementOf } from './retirement.ts'
import { halfSelfEmploymentTaxOf } from './self-employment.ts'

/** Deductions of Schedule 1-A, for those who itemize and those who don't, in dollars. */
export type FurtherDeductions = {
  tips: number
  /** The part of those that is received in a business. */
  businessTips: number
  overtime: number
  carLoanInterest: number
  senior: number
  total: number
}

const NONE: FurtherDeductions = {
  tips: 0,
  businessTips: 0,
  overtime: 0,
  carLoanInterest: 0,
  senior: 0,
  total: 0,
}

/**
 * The deductions for tips, overtime, car loan interest and seniors, 2025 to 2028. All but the car loan's (IRC §163(h)(4))
 * need a number valid for work of whoever earned the pay or is 65 (IRC §§224(e), 225(d), 151(d)(5)(C)).
 */
export function findFurtherDeductions(
  input: FullInput,
  adjustedGrossIncome: number,
): FurtherDeductions {
  const { filingStatus, people, taxYear, figures } = input
  if (taxYear > FURTHER_DEDUCTIONS_UNTIL) return NONE
  const phase = (amount: number, deduction: PhasedDeduction, countSteps: CountSteps) =>
    phaseOut(amount, deduction, filingStatus, adjustedGrossIncome, countSteps)
  const numbered = people.filter((person) => !person.hasNoWorkNumber)
  const ownTips = sumOf(numbered, (person) => businessTipsOf(person, figures))
  const paidTips = sumOf(numbered, (person) => person.tips) + ownTips
  const paidOvertime = sumOf(numbered, (person) => person.overtimePremium)
  const tips = phase(paidTips, figures.tipsDeduction.value, stepsDown)
  const overtime = phase(paidOvertime, figures.overtimeDeduction.value, stepsDown)
  const carLoanInterest = phase(input.carLoanInterest, figures.carLoanDeduction.value, stepsUp)
  const senior = sumOf(numbered, (person) =>
    seniorDeductionOf(person, filingStatus, adjustedGrossIncome, figures),
  )
  const total = tips + overtime + carLoanInterest + senior
  const businessTips = ownTips === 0 ? 0 : tips * (ownTips / paidTips)
  return { tips, businessTips, overtime, carLoanInterest, senior, total }
}

/**
 * One person's tips from a business in dollars, up to what the deductions that belong to the business leave of
 * its income (IRC §224(c)).
 */
function businessTipsOf(person: FullPerson, figures: FederalFigures): number {
  const deductions =
    halfSelfEmploymentTaxOf(person, figures) +
    selfEmployedRetirementOf(person, figures) +
    selfEmployedHealthInsuranceOf(person, figures)
  return Math.min(person.businessTips, excessOver(person.selfEmployment, deductions))
}

type CountSteps = (amount: number, step: number) => number

/** Tips and overtime round the excess down to full thousands, car loans round it up. */
function phaseOut(
  amount: number,
  { cap, phaseoutStart, reductionPer1000 }: PhasedDeduction,
  filingStatus: FilingStatus,
  adjustedGrossIncome: number,
  countSteps: CountSteps,
): number {
  const start = phaseoutStart[filingStatus]
  if (start === null) return 0
  const reduction = reductionPer1000 * countSteps(adjustedGrossIncome - start, 1000)
  return notNegative(Math.min(amount, cap[filingStatus]) - reduction)
}

function seniorDeductionOf(
  person: FullPerson,
  filingStatus: FilingStatus,
  adjustedGrossIncome: number,
  figures: FederalFigures,
): number {
  const { minimumAge, amountEach, phaseoutRate, phaseoutStart } = figures.seniorDeduction.value
  const start = phaseoutStart[filingStatus]
  if (start === null || person.age < minimumAge) return 0
  return notNegative(amountEach - phaseoutRate * excessOver(adjustedGrossIncome, start))
}
