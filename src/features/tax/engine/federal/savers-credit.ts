import { sumOf } from '../amounts.ts'
import type { FederalFigures } from '../data/figure-types.ts'
import type { FullInput, FullPerson } from '../input.ts'

const MINIMUM_AGE = 18

/** The saver's credit before its limit to the tax, in dollars (IRC §25B, Form 8880). */
export function findSaversCredit(
  input: FullInput,
  adjustedGrossIncome: number,
  figures: FederalFigures,
): number {
  const { maxContribution, rates, upTo } = figures.saversCredit.value
  const tier = upTo[input.filingStatus].findIndex((end) => adjustedGrossIncome <= end)
  const contributions = sumOf(input.people.filter(isEligible), (person) =>
    Math.min(person.iraContribution + person.otherRetirementSavings, maxContribution),
  )
  return (rates[tier] ?? 0) * contributions
}

function isEligible({ age, isDependent, isStudent }: FullPerson): boolean {
  return age >= MINIMUM_AGE && !isDependent && !isStudent
}
