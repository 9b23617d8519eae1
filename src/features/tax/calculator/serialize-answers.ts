import { withYear } from './answers'
import type { Scenarios } from './calculator-state'

/** Session storage. */
export const ANSWERS_KEY = 'taxCalculator'

/** Of the stored text's shape; raise it when a change makes older texts unreadable. */
export const SAVED_VERSION = 1

/** The answers as JSON for this tab's storage; read back by parseAnswers. */
export function serializeAnswers(scenarios: Scenarios): string {
  const answers = scenarios.map((scenario) => withYear(scenario.answers))
  return JSON.stringify({ v: SAVED_VERSION, answers })
}
