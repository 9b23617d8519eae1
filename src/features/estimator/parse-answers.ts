import { sessionStore } from '@/lib/storage.ts'
import type { SharedAnswers } from '@/lib/use-share-link.ts'
import { DEFAULT_FORM, type EstimatorForm } from '@/shared/estimator/form.ts'
import { readAnswers, readSharedAnswers } from '@/shared/estimator/read-answers.ts'
import { ANSWERS_VERSION, SHARE_PREFIX, writeAnswers } from '@/shared/estimator/write-answers.ts'
import { ANSWERS_KEY } from './answers-key.ts'
import type { SavedAnswers } from './saved-answers.ts'
import { toStep } from './steps.ts'

// Reads stored and shared answers. Loaded only when there are some.

/** Reads stored answers, or null for anything broken or of another version. */
export function parseAnswers(text: string): SavedAnswers | null {
  if (text.startsWith('{')) return parseOldAnswers(text)
  const [, answers = '', step] = /^(.*)&step=([a-z-]*)$/.exec(text) ?? []
  const form = readAnswers(answers)
  return form && { form, step: toStep(step) }
}

/** This tab's stored answers, or null if there are none or they cannot be read. */
export function readSavedAnswers(): SavedAnswers | null {
  const text = sessionStore.get(ANSWERS_KEY)
  return text === null ? null : parseAnswers(text)
}

/**
 * Reads the JSON that was stored until November 2026, and may be kept on a device until March 2027. The next change
 * stores it as text. Only a form whose lists and counts agree is read: a guess would price another return.
 */
function parseOldAnswers(text: string): SavedAnswers | null {
  try {
    const { v = 1, form, step } = JSON.parse(text)
    const old: EstimatorForm = { ...DEFAULT_FORM, ...form }
    const read = v === 1 && form ? readAnswers(writeAnswers(old)) : null
    const isWhole = ([name, value]: [string, unknown]) =>
      typeof value === 'string' || JSON.stringify(value) === JSON.stringify(form[name] ?? value)
    return read && Object.entries(read).every(isWhole) ? { form: read, step: toStep(step) } : null
  } catch {
    return null
  }
}

/**
 * Parses the answers of a shared link. "none" means that the address is not such a link; "broken" comes with a
 * message for the visitor. Never throws.
 */
export function parseShareHash(hash: string): SharedAnswers<EstimatorForm> {
  if (!hash.startsWith(SHARE_PREFIX)) return { kind: 'none' }
  const text = hash.slice(SHARE_PREFIX.length)
  const value = readSharedAnswers(text)
  if (value) return { kind: 'ok', value }
  const version = new URLSearchParams(text).get('v') ?? ''
  const isNewer = /^\d{1,3}$/.test(version) && Number(version) > Number(ANSWERS_VERSION)
  const why = isNewer
    ? 'Reload this page, then open the link again.'
    : 'This estimate link cannot be read. It may be cut off or changed.'
  return { kind: 'broken', message: `${why} Your own answers are still here.` }
}
