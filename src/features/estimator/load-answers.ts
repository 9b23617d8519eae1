import type { LoadedAnswers } from '@/lib/use-saved-answers'
import { parseAnswers, type SavedAnswers } from './parse-answers'
import { parseShareHash } from './parse-share-hash'
import { RESULTS_STEP } from './wizard-state'

/**
 * The answers to begin with: those of a shared link, else those this tab stored. Kept apart from the
 * wizard, with the schemas, so that a first visit loads neither.
 */
export function loadAnswers(hash: string, savedText: string | null): LoadedAnswers<SavedAnswers> {
  const shared = parseShareHash(hash)
  if (shared.kind === 'ok') {
    return { answers: { form: shared.form, step: RESULTS_STEP }, message: null }
  }
  const saved = savedText === null ? null : parseAnswers(savedText)
  if (shared.kind === 'broken') return { answers: saved, message: shared.message }
  const isUnreadable = savedText !== null && saved === null
  return {
    answers: saved,
    message: isUnreadable
      ? 'Your earlier answers could not be read, so the form starts fresh.'
      : null,
  }
}
