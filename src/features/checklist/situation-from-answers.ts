import type { EstimatorForm } from '@/features/estimator/public'
import { knownSituations, type SituationId } from './situations'

/** What the price estimator's answers say about the year. */
export function situationFromAnswers(form: EstimatorForm): SituationId[] {
  const { returnType } = form
  const applies: Partial<Record<SituationId, boolean>> = {
    wages: form.w2Count > 0,
    dependents: returnType === 'family' || form.dependentCount > 0,
    // The estimator asks about every 1099 at once, contract work and retirement among them.
    contract: form.has1099,
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
