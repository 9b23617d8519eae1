import { type Cliff, findCliffs } from './cliffs.ts'
import type { Person, TaxInput } from './input.ts'
import type { OhioInput } from './ohio/input.ts'
import { findReturns, type Returns } from './returns.ts'

/** How much of additional wages goes to each tax, as fractions, including credits that depend on wages. */
export type MarginalRate = {
  federal: number
  ohio: number
  total: number
  /** The cliffs behind a rate over 100%, most expensive first. */
  cliffs: readonly Cliff[]
}

/**
 * The share of the taxpayer's additional wages that goes to federal income tax and to Ohio and school
 * district tax. `extraWages` is in dollars; a small amount may hit a step in the law. `before` are the returns without them.
 */
export function findMarginalRate(
  input: TaxInput,
  ohio: OhioInput,
  extraWages: number,
  before = findReturns(input, ohio),
): MarginalRate {
  const after = findReturns({ ...input, taxpayer: withMoreWages(input.taxpayer, extraWages) }, ohio)
  const federal = (federalTaxOf(after) - federalTaxOf(before)) / extraWages
  const ohioRate = (after.ohio.totalTax - before.ohio.totalTax) / extraWages
  const total = federal + ohioRate
  return { federal, ohio: ohioRate, total, cliffs: total > 1 ? findCliffs(before, after) : [] }
}

/** The same person with that many more dollars of wages, in box 1 and box 5. */
function withMoreWages(person: Person, extra: number): Person {
  const { wages = 0, medicareWages } = person
  const box5 = medicareWages === undefined ? {} : { medicareWages: medicareWages + extra }
  return { ...person, wages: wages + extra, ...box5 }
}

function federalTaxOf({ federal }: Returns): number {
  return federal.totalTax - federal.refundableCredits
}
