import type { FederalFigures } from '@/tax/data/figure-types.ts'
import type { Person, TaxInput } from '@/tax/input.ts'
import type { TaxEngine } from '@/tax/load.ts'
import type { OhioInput } from '@/tax/ohio/input.ts'
import type { Evaluated } from './curve.ts'

/** Ways to earn or save more. */
export const LEVERS = ['earn', 'ira', 'workplacePlan', 'healthSavings'] as const

export type Lever = (typeof LEVERS)[number]

/** Whose wages and savings. On a joint return, either spouse's. */
export type Who = 'taxpayer' | 'spouse'

/** The input with a change of `amount` dollars for one person. Wages change in box 1 and box 5. */
export function applyLever(input: TaxInput, who: Who, lever: Lever, amount: number): TaxInput {
  const person = personOf(input, who)
  const { wages = 0, medicareWages = wages, tips = 0, overtimePremium = 0 } = person
  const changes: Record<Lever, Partial<Person>> = {
    earn: {
      wages: wages + amount,
      medicareWages: Math.max(0, medicareWages + amount),
      tips: Math.min(tips, wages + amount),
      overtimePremium: Math.min(overtimePremium, Math.max(0, wages + amount - tips)),
    },
    ira: { iraContribution: (person.iraContribution ?? 0) + amount },
    // Box 1 excludes these savings, box 5 does not. Whoever saves in a plan is covered by it.
    workplacePlan: {
      isCoveredByWorkplacePlan: amount > 0 || person.isCoveredByWorkplacePlan,
      wages: wages - amount,
      medicareWages,
      otherRetirementSavings: (person.otherRetirementSavings ?? 0) + amount,
    },
    healthSavings: { hsaContribution: (person.hsaContribution ?? 0) + amount },
  }
  return { ...input, [who]: { ...person, ...changes[lever] } }
}

/** Who is covered by a plan at work, as answered beside the lever. */
export type Covered = Partial<Record<Who, boolean>>

/** The input with these answers in place of those of the form. */
export function withCovered(input: TaxInput, covered: Covered): TaxInput {
  const { taxpayer, spouse } = covered
  return {
    ...input,
    ...(taxpayer === undefined ? {} : { taxpayer: coverPerson(input, 'taxpayer', taxpayer) }),
    ...(spouse === undefined ? {} : { spouse: coverPerson(input, 'spouse', spouse) }),
  }
}

function coverPerson(input: TaxInput, who: Who, isCoveredByWorkplacePlan: boolean): Person {
  return { ...personOf(input, who), isCoveredByWorkplacePlan }
}

/** The person. A spouse without entries is as old as the taxpayer. */
export function personOf(input: TaxInput, who: Who): Person {
  return input[who] ?? { age: input.taxpayer.age }
}

/** The maximum extra wages the picture shows, in dollars. */
const MAX_EXTRA = 500000
const MIN_EXTRA = 50000

/**
 * How much more the law allows someone, in dollars beyond what was entered. For wages, how far the slider
 * goes. Never more than the wages or profit it comes from.
 */
export function roomFor(input: TaxInput, who: Who, lever: Lever, engine: TaxEngine): number {
  const person = personOf(input, who)
  const { age, wages = 0 } = person
  const { federal: figures } = engine.yearFigures(input.taxYear)
  const { individualRetirement } = figures
  const left = (limit: number, used = 0) => Math.max(0, Math.floor(limit - used))
  switch (lever) {
    case 'earn':
      return Math.min(MAX_EXTRA, Math.max(MIN_EXTRA, Math.ceil(wages / 10000) * 10000))
    case 'ira': {
      const { contribution, catchUp, catchUpAge } = individualRetirement.value
      const limit = contribution + (age >= catchUpAge ? catchUp : 0)
      const filled = engine.calculateFederal({ ...input, spouse: personOf(input, 'spouse') }).input
      const owner = filled.people[who === 'taxpayer' ? 0 : 1]
      const earned = owner ? engine.compensationFor(owner, filled) : 0
      return left(Math.min(limit, earned), person.iraContribution)
    }
    case 'workplacePlan': {
      const limit = figures.workplacePlan.value.deferral + engine.deferralCatchUpOf(person, figures)
      const used = (person.otherRetirementSavings ?? 0) + (person.soloDeferral ?? 0)
      return Math.min(left(limit, used), left(wages))
    }
    case 'healthSavings': {
      const full = engine.fillPerson(person)
      const limit = engine.healthSavingsRoomOf(full, full.hsaCoverage === 'family', figures)
      return left(limit, person.hsaContribution)
    }
  }
}

/** Federal, Ohio and local tax of a household, without Social Security and Medicare tax on wages. */
export function evaluate(engine: TaxEngine, input: TaxInput, ohioInput: OhioInput): Evaluated {
  const { federal, ohio } = engine.findReturns(input, ohioInput)
  const allTax =
    federal.totalTax -
    federal.refundableCredits +
    ohio.totalTax +
    ohio.villageTax +
    ohio.workplaceTax
  return { federal, ohio, allTax }
}

/** Social Security and Medicare tax on extra wages, in dollars (IRC §3101). */
export function payrollTaxOn(
  input: TaxInput,
  who: Who,
  extra: number,
  figures: FederalFigures,
): number {
  const { wages = 0, medicareWages = wages } = personOf(input, who)
  const { employeeSocialSecurity, employeeMedicare } = figures.payrollRates.value
  const base = figures.socialSecurityWageBase.value
  const underBase = Math.min(medicareWages + extra, base) - Math.min(medicareWages, base)
  return employeeSocialSecurity * underBase + employeeMedicare * extra
}
