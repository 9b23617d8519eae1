import type { Explanation } from '@/tax/explain/explain.ts'
import type { FederalResult } from '@/tax/federal/federal.ts'
import type { FilingChoice } from '@/tax/joint-or-separate.ts'
import type { TaxEngine } from '@/tax/load.ts'
import type { MarginalRate } from '@/tax/marginal-rate.ts'
import type { TaxInput } from '@/tax/input.ts'
import type { OhioInput } from '@/tax/ohio/input.ts'
import type { OhioResult } from '@/tax/ohio/ohio.ts'
import { type AnswerId, type Answers, fieldOf } from './answers.ts'
import { findCautions } from './cautions.ts'
import type { ReadAnswers } from './read-answers.ts'
import { NEXT_WAGES } from '@/tax/next-wages.ts'
import { toInput } from './to-input.ts'

/** A household's year, as the page shows it. Amounts are unrounded dollars, rates are fractions. */
export type Calculation = {
  /** The engine's input. */
  given: { input: TaxInput; ohio: OhioInput }
  federal: FederalResult
  ohio: OhioResult
  /** Explains both returns line by line. */
  explain: () => Explanation
  /** Total income on the federal return, including the taxable part of Social Security. */
  totalIncome: number
  /** Federal tax after all credits. Negative if refundable credits exceed it. */
  federalTax: number
  /** Social Security and Medicare tax withheld from wages. */
  employeeTax: number
  /** Federal, Ohio, school district and town tax, without Social Security and Medicare tax on wages. */
  allTax: number
  marginal: MarginalRate
  /** For a joint return: its tax compared with two separate returns. */
  filingChoice: FilingChoice | null
  /** Warnings about the result, in sentences. */
  cautions: readonly string[]
  /** The answers as typed. */
  answers: Answers
  /** Whether withholding or payments for Ohio were entered, also none of them, as 0. */
  isOhioKnown: boolean
  hasDistrictRate: boolean
  hasVillageRate: boolean
}

/**
 * Calculates federal, Ohio and local tax from answers.
 * @returns null if nothing has been entered yet
 * @throws if the answers have errors
 */
export function calculate(engine: TaxEngine, answers: ReadAnswers): Calculation | null {
  if (answers.errors.size > 0) {
    throw new Error(`Answers with errors: ${[...answers.errors.keys()].join(', ')}`)
  }
  if (!hasAmount(answers)) return null
  const given = toInput(answers, engine)
  const { input, ohio: ohioInput } = given
  const returns = engine.findReturns(input, ohioInput)
  const { federal, ohio } = returns
  const totalIncome = federal.income.total + federal.taxableSocialSecurity
  const federalTax = federal.totalTax - federal.refundableCredits
  return {
    given,
    federal,
    ohio,
    explain: () => engine.explainReturns(federal, ohio),
    totalIncome,
    federalTax,
    filingChoice: engine.compareFiling(input, ohioInput, returns),
    cautions: findCautions(federal, answers),
    answers: answers.texts,
    employeeTax: federal.input.people.reduce(
      (sum, person) => sum + engine.employeeTaxOf(person, federal.input.figures),
      0,
    ),
    allTax: federalTax + ohio.totalTax + ohio.villageTax + ohio.workplaceTax,
    isOhioKnown: answers.asked.has('ohioWithholding') || answers.asked.has('ohioEstimatedPayments'),
    hasDistrictRate: hasRate(ohioInput.schoolDistrict, ohioInput.earlierDistrict),
    hasVillageRate: hasRate(ohioInput.village, ohioInput.earlierVillage),
    marginal: engine.findMarginalRate(input, ohioInput, NEXT_WAGES, returns),
  }
}

function hasRate(...residences: ({ rate: number } | undefined)[]): boolean {
  return residences.some((one) => (one?.rate ?? 0) > 0)
}

/** Checks each amount, since amounts can cancel out: wages and an equal loss leave no income. */
function hasAmount({ asked, numbers }: ReadAnswers): boolean {
  const isAmount = (id: AnswerId) => fieldOf(id).kind === 'money' && numbers[id] !== 0
  return [...asked].some(isAmount)
}
