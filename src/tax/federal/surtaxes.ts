import { excessOver, notNegative, sumOf } from '../amounts.ts'
import type { FullInput } from '../input.ts'
import type { AdjustedGrossIncome } from './adjusted-gross-income.ts'
import { findBusinessGain } from './income.ts'
import { netEarningsOf } from './self-employment.ts'

/**
 * Additional Medicare Tax in dollars. Self-employment earnings use what wages leave of the threshold (Form
 * 8959).
 */
export function findAdditionalMedicare(input: FullInput): number {
  const { rate, threshold } = input.figures.additionalMedicare.value
  const line = threshold[input.filingStatus]
  const wages = sumOf(input.people, (person) => person.medicareWages)
  const earnings = sumOf(input.people, (person) => netEarningsOf(person, input.figures))
  return rate * (excessOver(wages, line) + excessOver(earnings, excessOver(line, wages)))
}

/** Additional Medicare Tax withheld, in dollars, which counts as paid (Form 8959 line 24). */
export function findMedicareWithheld({ people, figures }: FullInput): number {
  const { rate, withheldOver } = figures.additionalMedicare.value
  return sumOf(
    people,
    ({ medicareWithheld, medicareWages }) =>
      medicareWithheld ?? rate * excessOver(medicareWages, withheldOver),
  )
}

/**
 * Net investment income tax in dollars (IRC §1411, Form 8960), without gains of a business's property (IRC
 * §1411(c)(1)(A)(iii)). Of the deductions, only forfeited interest counts (Reg. §1.1411-4(f)(2)(iii)).
 */
export function findNetInvestmentIncomeTax(
  input: FullInput,
  { income, adjustments, adjustedGrossIncome }: AdjustedGrossIncome,
): number {
  const { rate, threshold } = input.figures.netInvestmentIncome.value
  const investment =
    income.interest +
    income.dividends +
    income.capitalGain -
    findBusinessGain(input.people) +
    income.passiveRental +
    income.royalties +
    income.passivePassThrough -
    adjustments.earlySavingsPenalty
  const over = excessOver(adjustedGrossIncome, threshold[input.filingStatus])
  return rate * Math.min(notNegative(investment), over)
}
