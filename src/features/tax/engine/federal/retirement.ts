import { excessOver, notNegative, shareOfRange, stepsUp, sumOf } from '../amounts.ts'
import type { FederalFigures, Range } from '../data/figure-types.ts'
import type { FilingStatus } from '../filing-status.ts'
import type { FullInput, FullPerson } from '../input.ts'
import { halfSelfEmploymentTaxOf, netProfitOf } from './self-employment.ts'

/** Deductible SEP contribution of one person in dollars. */
export function selfEmployedRetirementOf(person: FullPerson, figures: FederalFigures): number {
  const { limit, shareOfNetProfit } = figures.selfEmployedRetirement.value
  const profit = notNegative(netProfitOf(person) - halfSelfEmploymentTaxOf(person, figures))
  return Math.min(person.selfEmployedRetirement, limit, shareOfNetProfit * profit)
}

/** Deductible health insurance of one self-employed person in dollars (IRC §162(l)). */
export function selfEmployedHealthInsuranceOf(person: FullPerson, figures: FederalFigures): number {
  const profit =
    netProfitOf(person) -
    halfSelfEmploymentTaxOf(person, figures) -
    selfEmployedRetirementOf(person, figures)
  return Math.min(person.selfEmployedHealthInsurance, notNegative(profit))
}

/** Deductible health savings account contribution of one person in dollars (IRC §223). */
export function healthSavingsOf(person: FullPerson, figures: FederalFigures): number {
  const { catchUp, catchUpAge, ...limits } = figures.healthSavings.value
  const limit = limits[person.hsaCoverage] + (person.age >= catchUpAge ? catchUp : 0)
  return Math.min(person.hsaContribution, limit)
}

/**
 * Deductible traditional IRA contributions of everyone on the return, in dollars (IRC §219).
 * `modifiedAgi` is adjusted gross income before this and the student loan deduction.
 */
export function findIraDeduction(
  input: FullInput,
  modifiedAgi: number,
  figures: FederalFigures,
): number {
  const compensation = sumOf(input.people, (person) => compensationOf(person, figures))
  const deduction = sumOf(input.people, (person) => {
    const limit = contributionLimit(person, figures)
    const range = phaseoutOf(person, input, figures)
    return Math.min(person.iraContribution, reduceLimit(limit, modifiedAgi, range))
  })
  return Math.min(deduction, notNegative(compensation))
}

function compensationOf(person: FullPerson, figures: FederalFigures): number {
  const profit =
    netProfitOf(person) -
    halfSelfEmploymentTaxOf(person, figures) -
    selfEmployedRetirementOf(person, figures)
  return person.wages + notNegative(profit)
}

function contributionLimit(person: FullPerson, figures: FederalFigures): number {
  const { contribution, catchUp, catchUpAge } = figures.individualRetirement.value
  return contribution + (person.age >= catchUpAge ? catchUp : 0)
}

/** Separate filers who lived apart all year count as single (IRC §219(g)(4)). */
export function retirementStatus({ filingStatus, isLivingApart }: FullInput): FilingStatus {
  const isApart = filingStatus === 'marriedFilingSeparately' && isLivingApart
  return isApart ? 'single' : filingStatus
}

/** The income range over which a person's limit shrinks; null when no plan covers the couple. */
function phaseoutOf(person: FullPerson, input: FullInput, figures: FederalFigures): Range | null {
  const { phaseoutCovered, phaseoutSpouseCovered } = figures.individualRetirement.value
  const status = retirementStatus(input)
  if (person.isCoveredByWorkplacePlan) return phaseoutCovered[status]
  return isSpouseCovered(person, input) ? phaseoutSpouseCovered[status] : null
}

function isSpouseCovered(person: FullPerson, input: FullInput): boolean {
  const others = input.people.filter((other) => other !== person)
  return (
    input.isSpouseCoveredByWorkplacePlan || others.some((other) => other.isCoveredByWorkplacePlan)
  )
}

/** What is left rounds up to $10 and is at least $200 until it is gone (IRC §219(g)(2)). */
function reduceLimit(limit: number, modifiedAgi: number, range: Range | null): number {
  if (!range) return limit
  if (modifiedAgi >= range[1]) return 0
  if (excessOver(modifiedAgi, range[0]) === 0) return limit
  const left = limit * (1 - shareOfRange(modifiedAgi, range))
  return Math.max(200, 10 * stepsUp(left, 10))
}
