import { sumOf } from '../amounts.ts'
import type { FullInput } from '../input.ts'
import { countInCare, findLowerEarnings } from './child-care-credit.ts'

/** Dependent care benefits from employers, in dollars (IRC §129, Form 2441 Part III). */
export type CareBenefits = { excluded: number; taxed: number }

/** Splits the benefits into the part within the limit, the care costs and the lower earnings, and the rest. */
export function findCareBenefits(input: FullInput): CareBenefits {
  const benefits = sumOf(input.people, (person) => person.careBenefits)
  const count = countInCare(input)
  if (benefits === 0 || count === 0) return { excluded: 0, taxed: benefits }
  const excluded = Math.min(
    benefits,
    input.childCareExpenses,
    findLowerEarnings(input, count),
    input.figures.careBenefits.value[input.filingStatus],
  )
  return { excluded, taxed: benefits - excluded }
}

/** The input with the taxed part among the wages, as on Form 1040 line 1e. */
export function addTaxedBenefits(input: FullInput, { excluded, taxed }: CareBenefits): FullInput {
  if (taxed === 0) return input
  const share = taxed / (excluded + taxed)
  return {
    ...input,
    people: input.people.map((one) => ({ ...one, wages: one.wages + share * one.careBenefits })),
  }
}
