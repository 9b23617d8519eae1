import { sumOf } from '../amounts.ts'
import type { FullPerson } from '../input.ts'

/**
 * One person's ordinary income or loss of partnerships and S corporations less section 179 expense, without
 * guaranteed payments, in dollars (Schedule K-1, box 1; Schedule E, part II).
 */
export function passThroughIncomeOf(person: FullPerson): number {
  return person.partnershipIncome + person.sCorporationIncome - person.passThroughSection179
}

/** That of everyone, split by whether its owner works in the business (IRC §469(c)(1)), in dollars. */
export function findPassThrough(people: readonly FullPerson[]): {
  active: number
  passive: number
} {
  const sumIf = (isPassive: boolean) =>
    sumOf(
      people.filter(({ isPassThroughPassive }) => isPassThroughPassive === isPassive),
      passThroughIncomeOf,
    )
  return { active: sumIf(false), passive: sumIf(true) }
}
