import { localStore, sessionStore } from '@/lib/storage.ts'
import { ANSWERS_KEY } from './answers-key.ts'

/** The local storage key of answers that the visitor asked to keep for the next visit. */
const KEPT_KEY = 'estimatorKept'
const KEPT_DAYS = 90
const DAY_MS = 86_400_000

/** When the kept answers end, as an instant in milliseconds; null if none are kept. Removes those that have ended. */
export function keptUntil(now = Date.now()): number | null {
  const until = readKept()?.until ?? null
  if (until === null || until > now) return until
  forgetAnswers()
  return null
}

/**
 * Keeps answers on this device for 90 days, only because the visitor said so: others may use the device too.
 * @param text the answers as `serializeAnswers` writes them
 * @returns when they end, or null if the browser stores nothing
 */
export function keepAnswers(text: string, now = Date.now()): number | null {
  const until = now + KEPT_DAYS * DAY_MS
  if (localStore.set(KEPT_KEY, `${until} ${text}`)) return until
  // What is only in memory is not kept.
  forgetAnswers()
  return null
}

export function forgetAnswers(): void {
  localStore.remove(KEPT_KEY)
}

/** Changes the kept answers, if there are any, with those in the tab. Starting over forgets them. */
export function updateKept(text: string | null): void {
  const until = keptUntil()
  if (until === null) return
  if (text === null) forgetAnswers()
  else if (!localStore.set(KEPT_KEY, `${until} ${text}`)) forgetAnswers()
}

/** Puts the kept answers into a tab that has none. */
export function openKept(): void {
  if (keptUntil() === null || sessionStore.get(ANSWERS_KEY) !== null) return
  sessionStore.set(ANSWERS_KEY, readKept()?.text ?? '')
}

/** Whether the tab has answers or the device keeps some. */
export function hasAnswers(): boolean {
  return sessionStore.get(ANSWERS_KEY) !== null || keptUntil() !== null
}

/** Stored as the end, a space and the answers, which parse-answers.ts checks. */
function readKept(): { until: number; text: string } | null {
  const [, until, text = ''] = /^(\d+) (.*)$/.exec(localStore.get(KEPT_KEY) ?? '') ?? []
  return until === undefined ? null : { until: Number(until), text }
}
