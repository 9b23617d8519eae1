import { sessionStore } from '@/lib/storage.ts'
import { SHARE_PREFIX } from '@/shared/estimator-answers.ts'
import { ANSWERS_KEY } from './answers-key.ts'
import type { EstimatorForm } from './form.ts'
import type { StepOrResults } from './steps.ts'

/** The estimator's data in this tab's storage. */
export type SavedAnswers = { form: EstimatorForm; step: StepOrResults }

/** Version of the stored format. Raise it when older texts become unreadable. */
export const SAVED_VERSION = 1

/** The answers as JSON for session storage (D48). parseAnswers reads it back. */
export function serializeAnswers(form: EstimatorForm, step: StepOrResults): string {
  return JSON.stringify({ v: SAVED_VERSION, form, step })
}

/** Whether a shared link or the stored answers open as results. index.html asks the same before the first paint. */
export function opensResults(hash: string): boolean {
  return (
    hash.startsWith(SHARE_PREFIX) || (sessionStore.get(ANSWERS_KEY) ?? '').endsWith('"results"}')
  )
}
