import { excessOver } from '../amounts.ts'
import type { FederalFigures } from '../data/figure-types.ts'
import type { FullPerson } from '../input.ts'

/** One person's profit from their own businesses and farming (Schedules C and F), in dollars; may be negative. */
export function ownProfitOf(person: FullPerson): number {
  return person.selfEmployment + person.farm
}

/** One person's profit that self-employment tax counts, with that of partnerships, in dollars; may be negative. */
export function netProfitOf(person: FullPerson): number {
  return ownProfitOf(person) + person.partnershipSelfEmployment
}

/** One person's net earnings from self-employment, or 0 when they are too small to tax (IRC §1402(b)(2)). */
export function netEarningsOf(person: FullPerson, figures: FederalFigures): number {
  const { netEarningsFactor, threshold } = figures.payrollRates.value
  const earnings = netProfitOf(person) * netEarningsFactor
  return earnings < threshold ? 0 : earnings
}

/** One person's self-employment tax in dollars. Each spouse has their own wage base (Schedule SE). */
export function selfEmploymentTaxOf(person: FullPerson, figures: FederalFigures): number {
  const { selfEmployedSocialSecurity, selfEmployedMedicare } = figures.payrollRates.value
  const earnings = netEarningsOf(person, figures)
  const roomInWageBase = excessOver(figures.socialSecurityWageBase.value, person.medicareWages)
  return (
    selfEmployedSocialSecurity * Math.min(earnings, roomInWageBase) +
    selfEmployedMedicare * earnings
  )
}

/** The deductible half of one person's self-employment tax, in dollars (IRC §164(f)). */
export function halfSelfEmploymentTaxOf(person: FullPerson, figures: FederalFigures): number {
  return figures.payrollRates.value.halfDeductible * selfEmploymentTaxOf(person, figures)
}

/** One person's earned income for credits: wages and net profit less half of the tax on it. */
export function earnedIncomeOf(person: FullPerson, figures: FederalFigures): number {
  return person.wages + netProfitOf(person) - halfSelfEmploymentTaxOf(person, figures)
}
