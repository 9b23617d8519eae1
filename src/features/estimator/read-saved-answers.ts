import { sessionStore } from '@/lib/storage'
import { parseAnswers, type SavedAnswers } from './parse-answers'
import { ANSWERS_KEY } from './serialize-answers'

/** The estimator's answers of this tab, or null where there are none or they cannot be read. */
export function readSavedAnswers(): SavedAnswers | null {
  const text = sessionStore.get(ANSWERS_KEY)
  return text === null ? null : parseAnswers(text)
}
