import { calculateFederal } from './federal/federal.ts'
import type { Person, TaxInput } from './input.ts'
import type { OhioInput } from './ohio/input.ts'
import { calculateOhio } from './ohio/ohio.ts'

/** How much of additional wages goes to each tax, as fractions, including credits that depend on wages. */
export type MarginalRate = { federal: number; ohio: number; total: number }

/**
 * The share of the taxpayer's additional wages that goes to federal income tax and to Ohio and school
 * district tax. `extraWages` is in dollars; a small amount may hit a step in the law.
 */
export function findMarginalRate(
  input: TaxInput,
  ohio: OhioInput,
  extraWages: number,
): MarginalRate {
  const before = findNetTaxes(input, ohio)
  const after = findNetTaxes(
    { ...input, taxpayer: withMoreWages(input.taxpayer, extraWages) },
    ohio,
  )
  const federal = (after.federal - before.federal) / extraWages
  const ohioRate = (after.ohio - before.ohio) / extraWages
  return { federal, ohio: ohioRate, total: federal + ohioRate }
}

/** The same person with that many more dollars of wages, in box 1 and box 5. */
function withMoreWages(person: Person, extra: number): Person {
  const { wages = 0, medicareWages } = person
  const box5 = medicareWages === undefined ? {} : { medicareWages: medicareWages + extra }
  return { ...person, wages: wages + extra, ...box5 }
}

function findNetTaxes(input: TaxInput, ohio: OhioInput): { federal: number; ohio: number } {
  const federal = calculateFederal(input)
  return {
    federal: federal.totalTax - federal.refundableCredits,
    ohio: calculateOhio(federal, ohio).totalTax,
  }
}
