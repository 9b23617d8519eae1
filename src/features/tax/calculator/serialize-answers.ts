import type { Scenarios } from './calculator-state'

/** Session storage. */
export const ANSWERS_KEY = 'taxCalculator'

/** Of the stored text's shape; raise it when a change makes older texts unreadable. */
export const SAVED_VERSION = 1

/** The answers as JSON for this tab's storage; read back by parseAnswers. */
export function serializeAnswers(scenarios: Scenarios): string {
  return JSON.stringify({ v: SAVED_VERSION, answers: scenarios.map(({ answers }) => answers) })
}
