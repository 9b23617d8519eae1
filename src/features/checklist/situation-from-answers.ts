import type { SituationId } from '@/content/schemas/data.ts'
import { type EstimatorForm, readSavedAnswers } from '@/features/estimator/public.ts'
import { knownSituations } from './situations.ts'

/** The situation by the answers kept in this tab; null without any. */
export function situationKept(): SituationId[] | null {
  const answers = readSavedAnswers()?.form
  return answers ? situationFromAnswers(answers) : null
}

/** The year's situation, taken from the price estimator's answers. */
export function situationFromAnswers(form: EstimatorForm): SituationId[] {
  const { returnType } = form
  const applies: Partial<Record<SituationId, boolean>> = {
    wages: form.w2Count > 0,
    dependents: returnType === 'family' || form.dependentCount > 0,
    // Contract work is asked for with the business, retirement among the 1099s.
    contract: returnType === 'business' || form.hasBusiness,
    retirement: form.has1099,
    investments: form.hasInvestmentIncome,
    college: returnType === 'student' || form.hasStudentLoan,
    home: returnType === 'itemizer' || form.hasItemizedDeductions,
    giving: returnType === 'itemizer' || form.hasItemizedDeductions,
    business: returnType === 'business' || form.hasBusiness,
    farm: form.hasFarm,
    rental: form.hasRental,
    city: form.needsLocalReturn,
  }
  return knownSituations(Object.entries(applies).flatMap(([id, on]) => (on ? [id] : [])))
}
