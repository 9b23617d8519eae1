import type { EstimatorForm } from './form.ts'
import type { StepOrResults } from './steps.ts'

/** The estimator's data in this tab's storage. */
export type SavedAnswers = { form: EstimatorForm; step: StepOrResults }

/** The start of a shared link's hash. */
export const SHARE_PREFIX = '#estimate?'

/** Version of the stored format. Raise it when older texts become unreadable. */
export const SAVED_VERSION = 1

/** The answers as JSON for session storage (D48). parseAnswers reads it back. */
export function serializeAnswers(form: EstimatorForm, step: StepOrResults): string {
  return JSON.stringify({ v: SAVED_VERSION, form, step })
}
