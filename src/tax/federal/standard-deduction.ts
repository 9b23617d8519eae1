import { sumOf } from '../amounts.ts'
import type { FullInput } from '../input.ts'
import { earnedIncomeOf } from './self-employment.ts'

export type StandardDeduction = {
  basic: number
  /** For age 65 and for blindness. */
  additional: number
  /** Cash gifts of people who do not itemize. */
  charity: number
  total: number
}

/** The standard deduction in dollars, with the charity deduction that comes with it (IRC §§63, 170(p)). */
export function findStandardDeduction(input: FullInput): StandardDeduction {
  const charity = Math.min(
    input.charityCash,
    input.figures.charityNonItemizer.value[input.filingStatus],
  )
  if (input.filingStatus === 'marriedFilingSeparately' && input.spouseItemizes) {
    return { basic: 0, additional: 0, charity, total: charity }
  }
  const basic = findBasic(input)
  const { minimumAge, amount } = input.figures.additionalStandardDeduction.value
  const conditions = sumOf(
    input.people,
    ({ age, isBlind }) => Number(age >= minimumAge) + Number(isBlind),
  )
  const additional = amount[input.filingStatus] * conditions
  return { basic, additional, charity, total: basic + additional + charity }
}

/**
 * Dependents have a smaller one, which grows with their earnings, among them taxable scholarships (IRC §63(c)(5);
 * Publication 501).
 */
function findBasic(input: FullInput): number {
  const full = input.figures.standardDeduction.value[input.filingStatus]
  if (!input.people.some((person) => person.isDependent)) return full
  const { minimum, earnedIncomePlus } = input.figures.dependentStandardDeduction.value
  const earned = sumOf(input.people, (one) => earnedIncomeOf(one, input.figures) + one.scholarship)
  return Math.min(full, Math.max(minimum, earned + earnedIncomePlus))
}
