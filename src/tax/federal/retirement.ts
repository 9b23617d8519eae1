import { notNegative, shareOfRange, stepsUp, sumOf } from '../amounts.ts'
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
  return Math.min(person.selfEmployedHealthInsurance, profitLeftOf(person, figures))
}

/** One person's profit less half of the tax on it and their own retirement plan, in dollars. */
function profitLeftOf(person: FullPerson, figures: FederalFigures): number {
  const profit = netProfitOf(person) - halfSelfEmploymentTaxOf(person, figures)
  return notNegative(profit - selfEmployedRetirementOf(person, figures))
}

/**
 * Deductible health savings account contributions of everyone on the return, in dollars. A couple with family
 * coverage shares one limit. The extra amount for older people is each person's own (IRC §223(b)).
 */
export function findHealthSavings(people: readonly FullPerson[], figures: FederalFigures): number {
  const { catchUp, catchUpAge, family, selfOnly } = figures.healthSavings.value
  const catchUpOf = ({ age, hsaContribution }: FullPerson) =>
    age >= catchUpAge ? Math.min(hsaContribution, catchUp) : 0
  const regularOf = (person: FullPerson) => person.hsaContribution - catchUpOf(person)
  const regular = people.some(({ hsaCoverage }) => hsaCoverage === 'family')
    ? Math.min(family, sumOf(people, regularOf))
    : sumOf(people, (person) => Math.min(selfOnly, regularOf(person)))
  return sumOf(people, catchUpOf) + regular
}

/**
 * Deductible traditional IRA contributions of everyone on the return, in dollars (IRC §219). `modifiedAgi` is
 * adjusted gross income before this and the student loan deduction.
 */
export function findIraDeduction(
  input: FullInput,
  modifiedAgi: number,
  figures: FederalFigures,
): number {
  return sumOf(input.people, (person) => {
    const range = phaseoutOf(person, input, figures)
    const limit = reduceLimit(contributionLimit(person, figures), modifiedAgi, range, figures)
    return Math.min(person.iraContribution, limit, compensationFor(person, input, figures))
  })
}

/**
 * The compensation that limits one person's IRA, in dollars: their own, and for the lower earner of a couple
 * what the other's contribution leaves of theirs (IRC §219(b)(1)(B), (c)).
 */
export function compensationFor(
  person: FullPerson,
  { people }: FullInput,
  figures: FederalFigures,
): number {
  const own = compensationOf(person, figures)
  const higher = people.find((other) => compensationOf(other, figures) > own)
  if (!higher) return own
  const theirs = compensationOf(higher, figures)
  return own + theirs - Math.min(higher.iraContribution, contributionLimit(higher, figures), theirs)
}

/** Taxed alimony counts too (IRC §219(f)(1)). */
function compensationOf(person: FullPerson, figures: FederalFigures): number {
  return person.wages + person.alimonyReceived + profitLeftOf(person, figures)
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

/** The income range over which a person's limit phases out. Null if no plan covers the couple. */
function phaseoutOf(person: FullPerson, input: FullInput, figures: FederalFigures): Range | null {
  const { phaseoutCovered, phaseoutSpouseCovered } = figures.individualRetirement.value
  const status = retirementStatus(input)
  if (isCovered(person)) return phaseoutCovered[status]
  return isSpouseCovered(person, input) ? phaseoutSpouseCovered[status] : null
}

function isSpouseCovered(person: FullPerson, input: FullInput): boolean {
  const others = input.people.filter((other) => other !== person)
  return input.isSpouseCoveredByWorkplacePlan || others.some(isCovered)
}

/** A SEP is a plan at work too (IRC §219(g)(5)(A)(v)). */
function isCovered({ isCoveredByWorkplacePlan, selfEmployedRetirement }: FullPerson): boolean {
  return isCoveredByWorkplacePlan || selfEmployedRetirement > 0
}

/** The remainder of a limit rounds up and has a minimum until it is gone (IRC §219(g)(2)). */
function reduceLimit(
  limit: number,
  modifiedAgi: number,
  range: Range | null,
  figures: FederalFigures,
): number {
  if (!range) return limit
  if (modifiedAgi >= range[1]) return 0
  const left = limit * (1 - shareOfRange(modifiedAgi, range))
  const { step, minimum } = figures.individualRetirement.value
  return Math.max(minimum, step * stepsUp(left, step))
}
