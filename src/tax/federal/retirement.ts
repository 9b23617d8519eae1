import { excessOver, notNegative, shareOfRange, stepsUp, sumOf } from '../amounts.ts'
import type { FederalFigures } from '../data/figure-types.ts'
import type { Range } from '../data/figure.ts'
import type { FilingStatus } from '../filing-status.ts'
import type { FullInput, FullPerson } from '../input.ts'
import { halfSelfEmploymentTaxOf, netProfitOf } from './self-employment.ts'

const MONTHS = 12

/**
 * One person's deductible payments into their SEP or solo 401(k), in dollars: the employer's part up to a share of net
 * profit (IRC §404(a)(8)), and the deferral up to its own limit (IRC §402(g)), the profit left, and what the employer's
 * part leaves of the limit for both, the amount for older people aside (IRC §§414(v), 415(c)).
 */
export function selfEmployedRetirementOf(person: FullPerson, figures: FederalFigures): number {
  const { limit, shareOfNetProfit } = figures.selfEmployedRetirement.value
  const profit = notNegative(netProfitOf(person) - halfSelfEmploymentTaxOf(person, figures))
  const employer = Math.min(person.selfEmployedRetirement, limit, shareOfNetProfit * profit)
  const regular = Math.min(figures.workplacePlan.value.deferral, limit - employer)
  const most = regular + deferralCatchUpOf(person, figures)
  return employer + Math.min(person.soloDeferral, most, profit - employer)
}

/** What one person may defer at work beyond the limit because of their age, in dollars (IRC §414(v)). */
export function deferralCatchUpOf(
  { age }: Pick<FullPerson, 'age'>,
  figures: FederalFigures,
): number {
  const { catchUp, catchUpAge, higherCatchUp, higherAges } = figures.workplacePlan.value
  if (age >= higherAges[0] && age <= higherAges[1]) return higherCatchUp
  return age >= catchUpAge ? catchUp : 0
}

/**
 * Deductible health insurance of one self-employed person in dollars: up to the profit left and the Medicare wages of
 * their S corporation (IRC §162(l)(2)(A), (5)(A); Notice 2008-1).
 */
export function selfEmployedHealthInsuranceOf(person: FullPerson, figures: FederalFigures): number {
  const { corporationMedicareWages, medicareWages, ownerPay, guaranteedPayments } = person
  const ownPay = Math.min(notNegative(ownerPay - guaranteedPayments), medicareWages)
  const limit = profitLeftOf(person, figures) + (corporationMedicareWages ?? ownPay)
  return Math.min(person.selfEmployedHealthInsurance, limit)
}

/** One person's profit less half of the tax on it and their own retirement plan, in dollars. */
function profitLeftOf(person: FullPerson, figures: FederalFigures): number {
  const profit = netProfitOf(person) - halfSelfEmploymentTaxOf(person, figures)
  return notNegative(profit - selfEmployedRetirementOf(person, figures))
}

/**
 * Deductible health savings account contributions of everyone on the return, in dollars. A couple with family
 * coverage shares one limit. The extra amount for older people is each person's own (IRC §223(b)(3), (5)).
 */
export function findHealthSavings(people: readonly FullPerson[], figures: FederalFigures): number {
  const hasFamily = people.some(({ hsaCoverage }) => hsaCoverage === 'family')
  const savers = people.filter((person) => person.hsaContribution + person.employerHsa > 0)
  const ownPartOf = (person: FullPerson) =>
    Math.min(person.hsaContribution, healthSavingsRoomOf(person, hasFamily, figures))
  const own = sumOf(savers, ownPartOf)
  if (!hasFamily) return own
  const { family } = figures.healthSavings.value
  const shared = family * Math.max(0, ...savers.map(shareOfYear))
  const used = sumOf(savers, (person) =>
    excessOver(ownPartOf(person) + person.employerHsa, healthCatchUpOf(person, figures)),
  )
  return notNegative(own - excessOver(used, shared))
}

/**
 * What one person may pay into their health savings account themselves, in dollars: a twelfth of the limit for each
 * month with the plan and without Medicare, less what came through payroll (IRC §223(b)(1)-(4), (7)).
 */
export function healthSavingsRoomOf(
  person: FullPerson,
  hasFamily: boolean,
  figures: FederalFigures,
): number {
  const { family, selfOnly } = figures.healthSavings.value
  const regular = (hasFamily ? family : selfOnly) * shareOfYear(person)
  return notNegative(regular + healthCatchUpOf(person, figures) - person.employerHsa)
}

function healthCatchUpOf(person: FullPerson, { healthSavings }: FederalFigures): number {
  const { catchUp, catchUpAge } = healthSavings.value
  return person.age >= catchUpAge ? catchUp * shareOfYear(person) : 0
}

function shareOfYear({ hsaMonthsOut }: FullPerson): number {
  return notNegative(MONTHS - hsaMonthsOut) / MONTHS
}

/**
 * Deductible traditional IRA contributions of everyone on the return, in dollars (IRC §219). `modifiedAgi` is
 * adjusted gross income before this and the student loan deduction.
 */
export function findIraDeduction(input: FullInput, modifiedAgi: number): number {
  return sumOf(input.people, (person) => {
    const range = phaseoutOf(person, input)
    const limit = reduceLimit(
      contributionLimit(person, input.figures),
      modifiedAgi,
      range,
      input.figures,
    )
    return Math.min(person.iraContribution, limit, compensationFor(person, input))
  })
}

/**
 * The compensation that limits one person's IRA, in dollars: their own, and for the lower earner of a couple
 * what the other's contribution leaves of theirs (IRC §219(b)(1)(B), (c)).
 */
export function compensationFor(person: FullPerson, { people, figures }: FullInput): number {
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
function phaseoutOf(person: FullPerson, input: FullInput): Range | null {
  const { phaseoutCovered, phaseoutSpouseCovered } = input.figures.individualRetirement.value
  const status = retirementStatus(input)
  if (isCovered(person)) return phaseoutCovered[status]
  return isSpouseCovered(person, input) ? phaseoutSpouseCovered[status] : null
}

function isSpouseCovered(person: FullPerson, input: FullInput): boolean {
  const others = input.people.filter((other) => other !== person)
  return input.isSpouseCoveredByWorkplacePlan || others.some(isCovered)
}

/** A SEP or solo 401(k) is a plan at work too (IRC §219(g)(5)(A)). */
function isCovered(person: FullPerson): boolean {
  return person.isCoveredByWorkplacePlan || person.selfEmployedRetirement + person.soloDeferral > 0
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
