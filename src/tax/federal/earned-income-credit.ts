import { excessOver, notNegative, sumOf } from '../amounts.ts'
import type { FederalFigures } from '../data/figure-types.ts'
import { residentsOf } from '../dependents.ts'
import type { Dependent, FullInput } from '../input.ts'
import type { AdjustedGrossIncome } from './adjusted-gross-income.ts'
import { findBusinessGain } from './income.ts'
import { earnedIncomeOf } from './self-employment.ts'

const MAX_CHILDREN = 3

/** The earned income credit by its formula, in dollars (IRC §32). */
export function findEarnedIncomeCredit(input: FullInput, agi: AdjustedGrossIncome): number {
  const { byChildren, investmentIncomeLimit } = input.figures.earnedIncomeCredit.value
  const children = residentsOf(input).filter((one) => isQualifyingChild(one, input.figures)).length
  const isExcluded =
    findInvestmentIncome(input, agi) > investmentIncomeLimit || !mayClaim(input, children)
  const row = byChildren[Math.min(children, MAX_CHILDREN)]
  if (isExcluded || !row) return 0
  const earned = notNegative(sumOf(input.people, (person) => earnedIncomeOf(person, input.figures)))
  const isJoint = input.filingStatus === 'marriedFilingJointly'
  const start = isJoint ? row.phaseoutStartJoint : row.phaseoutStart
  const larger = Math.max(earned, agi.adjustedGrossIncome)
  const mostLeft = row.maxCredit - row.phaseoutRate * excessOver(larger, start)
  return notNegative(Math.min(row.phaseInRate * earned, mostLeft))
}

/** Tests relationship and Social Security number, then age or disability (IRC §§32(c)(3), (m), 152(c)(2)-(3)). */
function isQualifyingChild(
  {
    age,
    isStudent = false,
    isDisabled = false,
    relationship = 'child',
    hasNoWorkNumber,
  }: Dependent,
  figures: FederalFigures,
): boolean {
  if (relationship !== 'child' || hasNoWorkNumber) return false
  const { childAgeUnder, studentAgeUnder } = figures.earnedIncomeCredit.value
  return isDisabled || age < (isStudent ? studentAgeUnder : childAgeUnder)
}

/** Both spouses need a Social Security number valid for employment (IRC §32(c)(1)(E), (m)). */
function mayClaim(input: FullInput, children: number): boolean {
  if (input.people.some((person) => person.isDependent || person.hasNoWorkNumber)) return false
  if (input.filingStatus === 'marriedFilingSeparately') return input.isLivingApart && children > 0
  if (children > 0) return true
  const [youngest, oldest] = input.figures.earnedIncomeCredit.value.childlessAge
  return input.people.some(({ age }) => age >= youngest && age <= oldest)
}

/**
 * Interest, dividends, net gains other than those of business property (Publication 596, worksheet 1), royalties and passive income (IRC §32(i)), to which rent belongs even as a trade or
 * business, except for a real estate professional.
 */
function findInvestmentIncome(input: FullInput, { income }: AdjustedGrossIncome): number {
  return (
    income.interest +
    input.taxExemptInterest +
    income.dividends +
    notNegative(income.capitalGain - findBusinessGain(input.people)) +
    notNegative(income.royalties) +
    notNegative(income.passiveRental + income.passivePassThrough)
  )
}
