import { sumOf } from '../amounts.ts'
import type { FederalFigures } from '../data/figure-types.ts'
import type { FullInput, FullPerson } from '../input.ts'

/** The saver's credit before its limit to the tax, in dollars (IRC §25B, Form 8880). */
export function findSaversCredit(
  input: FullInput,
  adjustedGrossIncome: number,
  figures: FederalFigures,
): number {
  const { maxContribution, minimumAge, rates, upTo } = figures.saversCredit.value
  const tier = upTo[input.filingStatus].findIndex((end) => adjustedGrossIncome <= end)
  const savers = input.people.filter((person) => isEligible(person, minimumAge))
  const contributions = sumOf(savers, (person) =>
    Math.min(person.iraContribution + person.otherRetirementSavings, maxContribution),
  )
  return (rates[tier] ?? 0) * contributions
}

function isEligible({ age, isDependent, isStudent }: FullPerson, minimumAge: number): boolean {
  return age >= minimumAge && !isDependent && !isStudent
}
