import { sessionStore } from '@/lib/storage.ts'
import { ANSWERS_KEY } from './answers-key.ts'
import { fillForm, findOpenItems, type KnownIncome, type KnownReturn } from './fill-form.ts'
import { DEFAULT_FORM, type EstimatorForm } from '@/shared/estimator/form.ts'
import { openKept } from './kept-answers.ts'
import { readSavedAnswers } from './parse-answers.ts'
import { serializeAnswers } from './saved-answers.ts'

/**
 * Adds what another tool knows to this tab's answers. The estimator then opens at the question about income, or with
 * a whole return at what is still open, else at the results. Other answers stay as they are.
 */
export function addToAnswers(known: KnownIncome | KnownReturn): void {
  const form = fillForm(givenAnswers(), known)
  const step = 'counts' in known ? (findOpenItems(form) ?? 'results') : 'income'
  sessionStore.set(ANSWERS_KEY, serializeAnswers(form, step))
}

/** The answers given in this tab or kept on the device, otherwise empty ones. */
export function givenAnswers(): EstimatorForm {
  openKept()
  return readSavedAnswers()?.form ?? DEFAULT_FORM
}
