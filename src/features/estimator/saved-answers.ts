import { sessionStore } from '@/lib/storage.ts'
import type { EstimatorForm } from '@/shared/estimator/form.ts'
import { SHARE_PREFIX, writeAnswers } from '@/shared/estimator/write-answers.ts'
import { ANSWERS_KEY } from './answers-key.ts'
import type { StepOrResults } from './steps.ts'

/** The estimator's data in this tab's storage. */
export type SavedAnswers = { form: EstimatorForm; step: StepOrResults }

/** The answers and the step as text for storage (D48): "v=1&type=family&step=income". parseAnswers reads it back. */
export function serializeAnswers(form: EstimatorForm, step: StepOrResults): string {
  return `${writeAnswers(form)}&step=${step}`
}

/** Whether a shared link or the stored answers open as results. index.html asks the same before the first paint. */
export function opensResults(hash: string): boolean {
  const isStored = /results("})?$/.test(sessionStore.get(ANSWERS_KEY) ?? '')
  return isStored || hash.startsWith(SHARE_PREFIX)
}
