import { excessOver, notNegative, sumOf } from '../amounts.ts'
import type { FullInput, FullPerson } from '../input.ts'

/** The saver's credit before its limit to the tax, in dollars (IRC §25B, Form 8880). */
export function findSaversCredit(input: FullInput, adjustedGrossIncome: number): number {
  const { maxContribution, minimumAge, rates, upTo } = input.figures.saversCredit.value
  const tier = upTo[input.filingStatus].findIndex((end) => adjustedGrossIncome <= end)
  const savers = input.people.filter((person) => isEligible(person, minimumAge))
  const withdrawn = findWithdrawn(input)
  const contributions = sumOf(savers, (person) =>
    Math.min(
      excessOver(
        person.iraContribution + person.otherRetirementSavings + person.soloDeferral,
        withdrawn,
      ),
      maxContribution,
    ),
  )
  return (rates[tier] ?? 0) * contributions
}

/**
 * Retirement money that both spouses took out, which reduces the savings of each (IRC §25B(d)(2), Form 8880
 * line 4): this year and in the two before, up to the due date of the return. Military retirement pay does
 * not count.
 */
function findWithdrawn({ people, earlierWithdrawals }: FullInput): number {
  const thisYear = sumOf(people, (person) =>
    notNegative(person.pensionAndIra - person.uniformedRetirement),
  )
  return thisYear + earlierWithdrawals
}

function isEligible({ age, isDependent, isStudent }: FullPerson, minimumAge: number): boolean {
  return age >= minimumAge && !isDependent && !isStudent
}
