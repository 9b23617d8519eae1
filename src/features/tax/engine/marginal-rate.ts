import { calculateFederal } from './federal/federal.ts'
import type { TaxInput } from './input.ts'
import { calculateOhio, type OhioInput } from './ohio/ohio.ts'

/** What becomes of additional wages, as fractions of them; credits that grow with them count. */
export type MarginalRate = { federal: number; ohio: number; total: number }

/**
 * The share of additional wages of the taxpayer that goes to federal income tax and to Ohio and
 * school district tax. `extraWages` in dollars; a small amount may meet a step of the law.
 */
export function findMarginalRate(
  input: TaxInput,
  ohio: OhioInput,
  extraWages: number,
): MarginalRate {
  const before = findNetTaxes(input, ohio)
  const wages = (input.taxpayer.wages ?? 0) + extraWages
  const after = findNetTaxes({ ...input, taxpayer: { ...input.taxpayer, wages } }, ohio)
  const federal = (after.federal - before.federal) / extraWages
  const ohioRate = (after.ohio - before.ohio) / extraWages
  return { federal, ohio: ohioRate, total: federal + ohioRate }
}

function findNetTaxes(input: TaxInput, ohio: OhioInput): { federal: number; ohio: number } {
  const federal = calculateFederal(input)
  return {
    federal: federal.totalTax - federal.refundableCredits,
    ohio: calculateOhio(federal, ohio).totalTax,
  }
}
