import type { LoadedAnswers } from '@/lib/use-saved-answers'
import type { Answers } from './answers'
import { parseAnswers } from './parse-answers'
import { parseShareHash } from './parse-share-hash'

export type SavedScenarios = readonly [Answers] | readonly [Answers, Answers]

const BROKEN_LINK =
  'This link to a calculation could not be read: it may be cut off or changed. Your own answers, if any, are still here.'
const BROKEN_SAVE = 'Your earlier answers could not be read, so the form starts fresh.'

/**
 * The answers to begin with: those of a shared link, else those this tab stored. Kept apart, with the
 * schemas, so that a first visit loads neither.
 */
export function loadAnswers(hash: string, savedText: string | null): LoadedAnswers<SavedScenarios> {
  const shared = parseShareHash(hash)
  if (shared.kind === 'ok') return { answers: shared.answers, message: null }
  const saved = savedText === null ? null : parseAnswers(savedText)
  if (shared.kind === 'broken') return { answers: saved, message: BROKEN_LINK }
  const isUnreadable = savedText !== null && saved === null
  return { answers: saved, message: isUnreadable ? BROKEN_SAVE : null }
}
