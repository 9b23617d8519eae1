import type { EstimatorForm } from './form'
import type { StepNumber } from './wizard-state'

/** What this tab keeps of the estimator. */
export type SavedAnswers = { form: EstimatorForm; step: StepNumber }

/** The answers' session storage key. */
export const ANSWERS_KEY = 'estimator'

/** Version of the stored format. Raise it when older texts become unreadable. */
export const SAVED_VERSION = 1

/** The answers as JSON for this tab's storage (D48); read back by parseAnswers. */
export function serializeAnswers(form: EstimatorForm, step: StepNumber): string {
  return JSON.stringify({ v: SAVED_VERSION, form, step })
}
