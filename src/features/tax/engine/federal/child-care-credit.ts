import { notNegative, stepsUp } from '../amounts.ts'
import type { FederalFigures } from '../data/figure-types.ts'
import type { FullInput } from '../input.ts'
import { earnedIncomeOf } from './self-employment.ts'

/** The child and dependent care credit before its limit to the tax (IRC §21, Form 2441). */
export type ChildCare = { expenses: number; rate: number; credit: number }

/** Care costs within their limits, the rate for the income, and the two multiplied. */
export function findChildCare(
  input: FullInput,
  adjustedGrossIncome: number,
  figures: FederalFigures,
): ChildCare {
  const { limitOne, limitTwoOrMore, ageUnder, allowed } = figures.childCareCredit.value
  const count = input.dependents.filter((one) => one.age < ageUnder || one.isDisabled).length
  if (count === 0 || !allowed[input.filingStatus]) return { expenses: 0, rate: 0, credit: 0 }
  const limit = count === 1 ? limitOne : limitTwoOrMore
  const lowerEarnings = Math.min(
    ...input.people.map((person) => notNegative(earnedIncomeOf(person, figures))),
  )
  const expenses = Math.min(input.childCareExpenses, limit, lowerEarnings)
  const rate = findRate(input, adjustedGrossIncome, figures)
  return { expenses, rate, credit: rate * expenses }
}

/** The rate as a fraction, from its highest down a point per step of income to each floor. */
function findRate(input: FullInput, adjustedGrossIncome: number, figures: FederalFigures): number {
  const { maxRate, slides } = figures.childCareCredit.value
  return slides.reduce((rate, { start, step, floor }) => {
    const over = adjustedGrossIncome - start[input.filingStatus]
    const points = stepsUp(over, step[input.filingStatus])
    return Math.max(floor, (Math.round(rate * 100) - points) / 100)
  }, maxRate)
}
