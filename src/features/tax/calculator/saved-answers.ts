import { type Answers, withYear } from './answers.ts'

/** The answers of one scenario, or of two. */
export type SavedScenarios = readonly [Answers] | readonly [Answers, Answers]

/** The answers' session storage key. */
export const ANSWERS_KEY = 'taxCalculator'

/** The version of the stored text's format. Raise it when a change makes older texts unreadable. */
export const SAVED_VERSION = 1

/** The answers of one or two scenarios as JSON for this tab's storage. parseAnswers reads it back. */
export function serializeAnswers(scenarios: readonly Answers[]): string {
  return JSON.stringify({ v: SAVED_VERSION, answers: scenarios.map(withYear) })
}
