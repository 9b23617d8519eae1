import { calculateFederal, type FederalResult } from './federal/federal.ts'
import type { TaxInput } from './input.ts'
import type { OhioInput } from './ohio/input.ts'
import { calculateOhio, type OhioResult } from './ohio/ohio.ts'

/** A household's federal and Ohio return. */
export type Returns = { federal: FederalResult; ohio: OhioResult }

/** Calculates both returns, in unrounded dollars. */
export function findReturns(input: TaxInput, ohioInput: OhioInput = {}): Returns {
  const federal = calculateFederal(input)
  return { federal, ohio: calculateOhio(federal, ohioInput) }
}
