import { excessOver, notNegative, stepsDown, stepsUp, sumOf } from '../amounts.ts'
import type { FederalFigures, PhasedDeduction } from '../data/figure-types.ts'
import type { FilingStatus } from '../filing-status.ts'
import type { FullInput, FullPerson } from '../input.ts'

/** Deductions of Schedule 1-A, for those who itemize and those who don't, in dollars. */
export type FurtherDeductions = {
  tips: number
  overtime: number
  carLoanInterest: number
  senior: number
  total: number
}

/** The deductions for tips, overtime, car loan interest and seniors, 2025 to 2028. */
export function findFurtherDeductions(
  input: FullInput,
  adjustedGrossIncome: number,
  figures: FederalFigures,
): FurtherDeductions {
  const { filingStatus, people } = input
  const phase = (amount: number, deduction: PhasedDeduction, countSteps: CountSteps) =>
    phaseOut(amount, deduction, filingStatus, adjustedGrossIncome, countSteps)
  const paidTips = sumOf(people, (person) => person.tips)
  const paidOvertime = sumOf(people, (person) => person.overtimePremium)
  const tips = phase(paidTips, figures.tipsDeduction.value, stepsDown)
  const overtime = phase(paidOvertime, figures.overtimeDeduction.value, stepsDown)
  const carLoanInterest = phase(input.carLoanInterest, figures.carLoanDeduction.value, stepsUp)
  const senior = sumOf(people, (person) =>
    seniorDeductionOf(person, filingStatus, adjustedGrossIncome, figures),
  )
  const total = tips + overtime + carLoanInterest + senior
  return { tips, overtime, carLoanInterest, senior, total }
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
