import type { TaxInput } from './input.ts'
import type { OhioInput } from './ohio/input.ts'

/** Numbers of a couple that both returns take whole. Of the others, each return takes half. */
const WHOLE = new Set(['taxYear', 'marketplaceMonths', 'collegeBeneficiaries', 'ableBeneficiaries'])

/** A credit that only one of the couple claims, on the first return. */
const FIRST = new Set(['lumpSumRetirement', 'lifeYears'])

/** The choices for a couple's two separate returns. */
export type SeparateChoice = {
  /** Which spouse claims the dependents: 0 or 1. */
  claimant: 0 | 1
  /** Both itemize: one may only itemize if the other does (IRC §63(c)(6)(A)). */
  bothItemize: boolean
}

/** Splits a couple's joint return into two separate ones, with each spouse's own amounts on their own. */
export function splitJointInput(
  { taxpayer, spouse = { age: taxpayer.age }, ...household }: TaxInput,
  { claimant, bothItemize }: SeparateChoice,
): TaxInput[] {
  return ([0, 1] as const).map((index) => ({
    ...takePart(household, index),
    filingStatus: 'marriedFilingSeparately',
    taxpayer: index === 0 ? taxpayer : spouse,
    dependents: index === claimant ? household.dependents : [],
    spouseItemizes: bothItemize,
  }))
}

/** Splits the Ohio input between the two separate returns. Lump sums stay with the first. */
export function splitOhioInput(ohio: OhioInput): OhioInput[] {
  return [takePart(ohio, 0), { ...takePart(ohio, 1), claimsLumpSumDistribution: false }]
}

function takePart<T extends object>(values: T, index: 0 | 1): T {
  const entries = Object.entries(values).map(([name, value]: [string, unknown]) => {
    if (typeof value !== 'number' || WHOLE.has(name)) return [name, value]
    return [name, FIRST.has(name) ? value * (1 - index) : value / 2]
  })
  return Object.fromEntries(entries) as T
}
