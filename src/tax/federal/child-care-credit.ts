import { excessOver, notNegative, stepsUp } from '../amounts.ts'
import { residentsOf } from '../dependents.ts'
import type { FullInput, FullPerson } from '../input.ts'
import { earnedIncomeOf } from './self-employment.ts'

/** The child and dependent care credit before its limit to the tax (IRC §21, Form 2441). */
export type ChildCare = {
  expenses: number
  /** The lower earner's earnings, including deemed ones. The costs cannot exceed them. */
  earningsLimit: number
  rate: number
  credit: number
}

const MONTHS = 12
const NONE: ChildCare = { expenses: 0, earningsLimit: 0, rate: 0, credit: 0 }

/**
 * Care costs within their limits, the rate for the income, and their product. `excludedBenefits` reduce both
 * the costs and their limit (IRC §21(c), Form 2441 lines 27 to 31).
 */
export function findChildCare(
  input: FullInput,
  adjustedGrossIncome: number,
  excludedBenefits = 0,
): ChildCare {
  const { limitOne, limitTwoOrMore, allowed } = input.figures.childCareCredit.value
  const count = countInCare(input)
  if (count === 0 || !allowed[input.filingStatus]) return NONE
  const limit = count === 1 ? limitOne : limitTwoOrMore
  const earningsLimit = findLowerEarnings(input, count)
  const costs = excessOver(Math.min(input.childCareExpenses, limit), excludedBenefits)
  const expenses = Math.min(costs, earningsLimit)
  const rate = findRate(input, adjustedGrossIncome)
  return { expenses, earningsLimit, rate, credit: rate * expenses }
}

/** Young children, dependents with a disability, and a spouse who needs care (IRC §21(b)(1)). */
export function countInCare(input: FullInput): number {
  const { people } = input
  const { ageUnder } = input.figures.childCareCredit.value
  const inCare = residentsOf(input).filter((one) => one.age < ageUnder || one.isDisabled)
  const spouses = people.length === 2 ? people.filter((one) => one.cannotCareForSelf) : []
  return inCare.length + spouses.length
}

/**
 * The earnings of the lower earner. For each month in which a spouse is a full-time student or cannot care
 * for themselves, at least a deemed amount counts as earned, for only one spouse in any month (IRC §21(d)(2),
 * Form 2441 line 5). Assumes that real earnings are spread evenly over the year.
 */
export function findLowerEarnings({ people, figures }: FullInput, countCared: number): number {
  const { deemedOne, deemedTwoOrMore } = figures.childCareCredit.value
  const deemed = countCared === 1 ? deemedOne : deemedTwoOrMore
  const [lower, higher] = people
    .map((person) => ({ person, earned: notNegative(earnedIncomeOf(person, figures)) }))
    .toSorted((one, other) => one.earned - other.earned)
  if (!lower) return 0
  if (!higher) return lower.earned
  const withDeemed = (earned: number, months: number) =>
    earned + months * notNegative(deemed - earned / MONTHS)
  const lowerMonths = deemedMonthsOf(lower.person)
  const higherMonths = Math.min(deemedMonthsOf(higher.person), MONTHS - lowerMonths)
  return Math.min(withDeemed(lower.earned, lowerMonths), withDeemed(higher.earned, higherMonths))
}

function deemedMonthsOf({ cannotCareForSelf, studentMonths }: FullPerson): number {
  return cannotCareForSelf ? MONTHS : Math.min(studentMonths, MONTHS)
}

/** The rate as a fraction: falls from its maximum by a percentage point per step of income to each floor. */
function findRate(input: FullInput, adjustedGrossIncome: number): number {
  const { maxRate, slides } = input.figures.childCareCredit.value
  return slides.reduce((rate, { start, step, floor }) => {
    const over = adjustedGrossIncome - start[input.filingStatus]
    const points = stepsUp(over, step[input.filingStatus])
    return Math.max(floor, (Math.round(rate * 100) - points) / 100)
  }, maxRate)
}
