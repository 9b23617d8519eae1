import { type AnswerId, type Answers, setAnswer } from './answers.ts'
import { type ReadAnswers, readAnswers } from './read-answers.ts'
import type { SavedScenarios } from './saved-answers.ts'

/** The current answers, and the last ones without an error, which results are based on. */
type Scenario = { answers: ReadAnswers; valid: ReadAnswers }

type Scenarios = readonly [Scenario] | readonly [Scenario, Scenario]

export type CalculatorState = {
  scenarios: Scenarios
  /** The scenario the form shows. */
  shown: 0 | 1
  /** The scenarios that a reset cleared, until the next answer. */
  cleared: Scenarios | null
}

export type CalculatorAction =
  | { type: 'answer'; id: AnswerId; text: string }
  /** Copies the answers into a second scenario. */
  | { type: 'compare' }
  | { type: 'stopComparing' }
  | { type: 'show'; index: 0 | 1 }
  | { type: 'reset' }
  | { type: 'undoReset' }
  /** Loads answers from this tab's storage or a shared link. May keep answers typed in the meantime. */
  | { type: 'restore'; answers: SavedScenarios; keepsTyped?: boolean }

const NO_ANSWERS = readAnswers({})
const EMPTY: Scenario = { answers: NO_ANSWERS, valid: NO_ANSWERS }

export const initialCalculatorState: CalculatorState = {
  scenarios: [EMPTY],
  shown: 0,
  cleared: null,
}

export function reduceCalculator(
  state: CalculatorState,
  action: CalculatorAction,
): CalculatorState {
  const { scenarios, shown } = state
  const current = shownScenario(state)
  switch (action.type) {
    case 'answer': {
      const next = follow(current, setAnswer(current.answers.texts, action.id, action.text))
      return { ...state, scenarios: replaceShown(scenarios, shown, next), cleared: null }
    }
    case 'compare':
      return { scenarios: [scenarios[0], scenarios[0]], shown: 1, cleared: null }
    case 'stopComparing':
      return { ...state, scenarios: [current], shown: 0 }
    case 'show':
      return scenarios.length === 2 ? { ...state, shown: action.index } : state
    case 'reset':
      return { ...initialCalculatorState, cleared: scenarios }
    case 'undoReset':
      return state.cleared ? { scenarios: state.cleared, shown: 0, cleared: null } : state
    case 'restore': {
      const typed = action.keepsTyped ? scenarios[0].answers.texts : {}
      const first = follow(EMPTY, { ...action.answers[0], ...typed })
      const second = action.answers[1]
      return {
        ...initialCalculatorState,
        scenarios: second ? [first, follow(EMPTY, second)] : [first],
      }
    }
  }
}

/** The scenario the form shows. */
export function shownScenario({ scenarios, shown }: CalculatorState): Scenario {
  return (shown === 1 ? scenarios[1] : undefined) ?? scenarios[0]
}

/** Whether there is one scenario and nothing in it has been answered. */
export function isUntouched({ scenarios }: CalculatorState): boolean {
  return scenarios.length === 1 && Object.keys(scenarios[0].answers.texts).length === 0
}

/** The only place where the text of answers is parsed. */
function follow({ valid }: Scenario, texts: Answers): Scenario {
  const answers = readAnswers(texts)
  return { answers, valid: answers.errors.size === 0 ? answers : valid }
}

function replaceShown(scenarios: Scenarios, shown: 0 | 1, next: Scenario): Scenarios {
  const [first, second] = scenarios
  if (!second) return [next]
  return shown === 0 ? [next, second] : [first, next]
}
