import { excessOver, shareOfRange, sumOf } from '../amounts.ts'
import type { FederalFigures } from '../data/figure-types.ts'
import type { FullInput, Student } from '../input.ts'

/** From then on, filers need a Social Security number valid for employment (IRC §25A(g)(1), P.L. 119-21 §70606). */
const NUMBER_NEEDED_FROM = 2026

/** Education credits before the limit to the tax, in dollars (IRC §25A, Form 8863). */
type EducationCredits = { nonrefundable: number; refundable: number }

/** American Opportunity for students who qualify, Lifetime Learning for all others. */
export function findEducationCredits(
  input: FullInput,
  adjustedGrossIncome: number,
): EducationCredits {
  const { lifetimeLearning, refundableShare, phaseout } = input.figures.educationCredits.value
  const range = phaseout[input.filingStatus]
  const lacksNumber =
    input.taxYear >= NUMBER_NEEDED_FROM && input.people.some((one) => one.hasNoWorkNumber)
  if (!range || lacksNumber || input.people.some((person) => person.isDependent)) {
    return { nonrefundable: 0, refundable: 0 }
  }
  const left = 1 - shareOfRange(adjustedGrossIncome, range)
  const opportunity = input.students.filter((student) => student.isAmericanOpportunity)
  const learning = input.students.filter((student) => !student.isAmericanOpportunity)
  const opportunityCredit = left * sumOf(opportunity, (one) => opportunityOf(one, input.figures))
  const expenses = sumOf(learning, (student) => student.expenses)
  const learningCredit =
    left * lifetimeLearning.rate * Math.min(expenses, lifetimeLearning.expenseLimit)
  const refundable = refundableShare * opportunityCredit
  return { nonrefundable: opportunityCredit - refundable + learningCredit, refundable }
}

function opportunityOf({ expenses }: Student, figures: FederalFigures): number {
  const { full, quarter, quarterRate } = figures.educationCredits.value.americanOpportunity
  return Math.min(expenses, full) + quarterRate * Math.min(excessOver(expenses, full), quarter)
}
