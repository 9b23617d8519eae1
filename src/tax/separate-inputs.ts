import type { TaxInput } from './input.ts'
import type { OhioInput } from './ohio/input.ts'

/**
 * What is the same for both returns, or stays with the first. Of every other number that a couple enters
 * together, half goes on each.
 */
const NOT_HALVED: readonly string[] = [
  'taxYear',
  'marketplaceMonths',
  'collegeBeneficiaries',
  'ableBeneficiaries',
  'lumpSumRetirement',
  'lifeYears',
] satisfies (keyof TaxInput | keyof OhioInput)[]

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
  const shared = halve(household)
  return [taxpayer, spouse].map((own, index) => ({
    ...shared,
    filingStatus: 'marriedFilingSeparately',
    taxpayer: own,
    dependents: index === claimant ? household.dependents : [],
    spouseItemizes: bothItemize,
  }))
}

/** Splits the Ohio input between the two separate returns. Lump sums stay with the first. */
export function splitOhioInput(ohio: OhioInput): OhioInput[] {
  const half = halve(ohio)
  return [half, { ...half, lumpSumRetirement: 0, claimsLumpSumDistribution: false }]
}

function halve<T extends object>(values: T): T {
  const entries = Object.entries(values).map(([name, value]: [string, unknown]) => {
    const isHalved = typeof value === 'number' && !NOT_HALVED.includes(name)
    return [name, isHalved ? value / 2 : value]
  })
  return Object.fromEntries(entries) as T
}
