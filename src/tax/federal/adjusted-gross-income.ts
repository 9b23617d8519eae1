import { shareOfRange, sumOf } from '../amounts.ts'
import type { FederalFigures } from '../data/figure-types.ts'
import type { FullInput, FullPerson } from '../input.ts'
import { findIncome, type Income, type LimitedDeductions } from './income.ts'
import {
  findHealthSavings,
  findIraDeduction,
  selfEmployedHealthInsuranceOf,
  selfEmployedRetirementOf,
} from './retirement.ts'
import { halfSelfEmploymentTaxOf } from './self-employment.ts'
import { findTaxableSocialSecurity } from './social-security.ts'

/** The adjustments that lead from income to adjusted gross income, in dollars. */
type Adjustments = {
  halfSelfEmploymentTax: number
  selfEmployedRetirement: number
  selfEmployedHealthInsurance: number
  healthSavings: number
  ira: number
  educator: number
  /** Paid under agreements made before 2019 (IRC §215, repealed by P.L. 115-97 §11051 for later ones). */
  alimony: number
  /** Interest forfeited to a bank (IRC §62(a)(9)). */
  earlySavingsPenalty: number
  studentLoanInterest: number
}

export type AdjustedGrossIncome = {
  income: Income
  taxableSocialSecurity: number
  adjustments: Adjustments
  /** May be negative. */
  adjustedGrossIncome: number
}

/**
 * Adjusted gross income with its income, benefits and adjustments. The limit of the IRA deduction uses
 * benefits computed without that deduction; the final benefits use it (IRC §§86, 219).
 */
export function findAdjustedGrossIncome(
  input: FullInput,
  limited: Partial<LimitedDeductions> = {},
): AdjustedGrossIncome {
  const own = findOwnAdjustments(input)
  const ownTotal = sumOf(Object.values(own), (amount) => amount)
  const income = findIncome(input, ownTotal, { netOperatingLoss: 0, depletion: 0, ...limited })
  const halfSelfEmploymentTax = sumOf(input.people, (person) =>
    halfSelfEmploymentTaxOf(person, input.figures),
  )
  const beforeIra = income.total - ownTotal - halfSelfEmploymentTax
  const benefitsBeforeIra = findTaxableSocialSecurity(input, beforeIra)
  const ira = findIraDeduction(input, beforeIra + benefitsBeforeIra)
  const taxableSocialSecurity = findTaxableSocialSecurity(input, beforeIra - ira)
  const beforeStudentLoan = beforeIra - ira + taxableSocialSecurity
  const studentLoanInterest = findStudentLoanInterest(input, beforeStudentLoan)
  return {
    income,
    taxableSocialSecurity,
    adjustments: { halfSelfEmploymentTax, ...own, ira, studentLoanInterest },
    adjustedGrossIncome: beforeStudentLoan - studentLoanInterest,
  }
}

function findOwnAdjustments({ people, earlySavingsPenalty, figures }: FullInput) {
  return {
    earlySavingsPenalty,
    alimony: sumOf(people, (person) => person.alimonyPaid),
    selfEmployedRetirement: sumOf(people, (person) => selfEmployedRetirementOf(person, figures)),
    selfEmployedHealthInsurance: sumOf(people, (person) =>
      selfEmployedHealthInsuranceOf(person, figures),
    ),
    healthSavings: findHealthSavings(people, figures),
    educator: sumOf(people, (person) => educatorDeductionOf(person, figures)),
  }
}

/** One educator's deduction without itemizing, in dollars (IRC §62(a)(2)(D)). */
export function educatorDeductionOf(person: FullPerson, figures: FederalFigures): number {
  return Math.min(person.educatorExpenses, figures.educatorExpenses.value.max)
}

function findStudentLoanInterest(input: FullInput, modifiedAgi: number): number {
  const { max, phaseout } = input.figures.studentLoanInterest.value
  const range = phaseout[input.filingStatus]
  if (!range || input.people.some((person) => person.isDependent)) return 0
  return Math.min(input.studentLoanInterest, max) * (1 - shareOfRange(modifiedAgi, range))
}
