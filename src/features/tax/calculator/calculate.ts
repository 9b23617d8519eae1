import type { Explanation } from '../engine/explain/explain'
import type { FederalResult } from '../engine/federal/federal'
import type { loadTaxEngine } from '../engine/load'
import type { MarginalRate } from '../engine/marginal-rate'
import type { OhioResult } from '../engine/ohio/ohio'
import { type Answers, askedIds, fieldOf, findErrors, readNumber } from './answers'
import { findEmployeeTax } from './employee-tax'
import { type FieldId, FIELDS } from './fields'
import { toInput } from './to-input'

export type TaxEngine = Awaited<ReturnType<typeof loadTaxEngine>>

/** What the page shows of a household's year. Amounts are unrounded dollars, rates fractions. */
export type Calculation = {
  federal: FederalResult
  ohio: OhioResult
  explanation: Explanation
  /** Total income of the federal return, with the taxable part of Social Security. */
  totalIncome: number
  /** Federal tax after all credits; negative when refundable credits are larger than it. */
  federalTax: number
  /** Social Security and Medicare taken from wages. */
  employeeTax: number
  /** Federal, Ohio, school district and village tax, without what is taken from wages. */
  allTax: number
  marginal: MarginalRate
  hasVillageRate: boolean
}

/** More wages by which the rate on the next dollar is measured; less would meet rounding steps. */
export const NEXT_WAGES = 100

/**
 * Calculates federal, Ohio and local tax from answers.
 * @returns null when nothing has been entered yet
 * @throws when the answers have errors; see findErrors
 */
export function calculate(engine: TaxEngine, answers: Answers): Calculation | null {
  const errors = findErrors(answers)
  if (errors.size > 0) throw new Error(`Answers with errors: ${[...errors.keys()].join(', ')}`)
  if (!hasAmount(answers)) return null
  const { input, ohio: ohioInput } = toInput(answers)
  const federal = engine.calculateFederal(input)
  const totalIncome = federal.income.total + federal.taxableSocialSecurity
  const ohio = engine.calculateOhio(federal, ohioInput)
  const { federal: figures } = engine.yearFigures(input.taxYear)
  const federalTax = federal.totalTax - federal.refundableCredits
  return {
    federal,
    ohio,
    explanation: engine.explainReturns(federal, ohio),
    totalIncome,
    federalTax,
    employeeTax: findEmployeeTax(federal.input.people, figures),
    allTax: federalTax + ohio.totalTax + ohio.villageTax,
    hasVillageRate: (ohioInput.village?.rate ?? 0) > 0,
    marginal: engine.findMarginalRate(input, ohioInput, NEXT_WAGES),
  }
}

/** Amounts can cancel out, so each counts: wages and a loss as large leave no income. */
function hasAmount(answers: Answers): boolean {
  return (Object.keys(FIELDS) as FieldId[])
    .filter((field) => fieldOf(field).kind === 'money')
    .flatMap((field) => askedIds(field, answers))
    .some((id) => readNumber(answers, id).value !== 0)
}
