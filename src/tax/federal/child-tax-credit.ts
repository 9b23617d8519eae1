import { excessOver, notNegative, stepsUp, sumOf } from '../amounts.ts'
import { claimedOf } from '../dependents.ts'
import type { Dependent, FullInput } from '../input.ts'
import { employeeTaxOf } from './employee-tax.ts'
import { earnedIncomeOf, halfSelfEmploymentTaxOf } from './self-employment.ts'

/** The credits for children and other dependents, and the part that is paid out, in dollars. */
export type ChildTaxCredit = {
  beforePhaseout: number
  /** After the phase-out, before the limit to the tax. */
  available: number
  nonrefundable: number
  refundable: number
}

/**
 * Child tax credit, credit for other dependents and additional child tax credit (IRC §24, Schedule 8812).
 * `taxLeft` is the tax after the preceding credits.
 */
export function findChildTaxCredit(
  input: FullInput,
  adjustedGrossIncome: number,
  taxLeft: number,
  earnedIncomeCredit: number,
): ChildTaxCredit {
  const { perChild, perOtherDependent, ageUnder, phaseoutStart, reductionPer1000 } =
    input.figures.childTaxCredit.value
  const claimed = claimedOf(input)
  const children = claimed.filter((one) => one.age < ageUnder && hasNumbers(one, input)).length
  const others = claimed.length - children
  const beforePhaseout = perChild * children + perOtherDependent * others
  const over = adjustedGrossIncome - phaseoutStart[input.filingStatus]
  const available = notNegative(beforePhaseout - reductionPer1000 * stepsUp(over, 1000))
  const nonrefundable = Math.min(available, taxLeft)
  const refundable = findRefundable(input, children, available - nonrefundable, earnedIncomeCredit)
  return { beforePhaseout, available, nonrefundable, refundable }
}

/**
 * The child has a Social Security number valid for employment, and so has the filer, or one of the two on a joint
 * return (IRC §24(h)(7)). Without them, a child counts as another dependent (IRC §24(h)(4)(C)).
 */
function hasNumbers({ hasNoWorkNumber = false }: Dependent, { people }: FullInput): boolean {
  return !hasNoWorkNumber && people.some((person) => !person.hasNoWorkNumber)
}

function findRefundable(
  { people, figures }: FullInput,
  children: number,
  unused: number,
  earnedIncomeCredit: number,
): number {
  const { refundableMax, refundableFloor, refundableRate, alternativeFromChildren } =
    figures.childTaxCredit.value
  const earned = sumOf(people, (person) => earnedIncomeOf(person, figures))
  const byEarnings = refundableRate * excessOver(earned, refundableFloor)
  // On wages, and half of that on their own profit.
  const payrollTax = sumOf(
    people,
    (person) => employeeTaxOf(person, figures) + halfSelfEmploymentTaxOf(person, figures),
  )
  const byPayrollTax =
    children >= alternativeFromChildren ? notNegative(payrollTax - earnedIncomeCredit) : 0
  return Math.min(unused, refundableMax * children, Math.max(byEarnings, byPayrollTax))
}
