import { sessionStore } from '@/lib/storage'
import type { EstimatorForm } from './form'
import { parseAnswers } from './saved-answers'
import { ANSWERS_KEY } from './serialize-answers'

/** The estimator's answers of this tab, or null where there are none or they cannot be read. */
export function readSavedAnswers(): EstimatorForm | null {
  const text = sessionStore.get(ANSWERS_KEY)
  return text === null ? null : (parseAnswers(text)?.form ?? null)
}
