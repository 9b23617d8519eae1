import { expect, test } from 'vitest'
import {
  type CalculatorAction,
  type CalculatorState,
  initialCalculatorState,
  isUntouched,
  reduceCalculator,
  shownScenario,
} from './calculator-state.ts'

const run = (state: CalculatorState, ...actions: CalculatorAction[]) =>
  actions.reduce(reduceCalculator, state)
const wages = (text: string): CalculatorAction => ({ type: 'answer', id: 'wages', text })
const answered = run(initialCalculatorState, wages('5000'))

test('an answer with an error keeps the last answers without one for the result', () => {
  const { answers, valid } = shownScenario(run(answered, wages('5000x')))
  expect(answers.texts.wages).toBe('5000x')
  expect(valid.texts.wages).toBe('5000')
})

test('a second scenario starts as a copy and then goes its own way', () => {
  const comparing = run(answered, { type: 'compare' }, wages('9000'))
  expect(comparing.scenarios.map(({ answers }) => answers.texts.wages)).toEqual(['5000', '9000'])
  const first = run(comparing, { type: 'show', index: 0 }, wages('4000'))
  expect(first.scenarios.map(({ answers }) => answers.texts.wages)).toEqual(['4000', '9000'])
})

test('the scenario shown is the one that stays', () => {
  const comparing = run(answered, { type: 'compare' }, wages('9000'))
  expect(shownScenario(run(comparing, { type: 'stopComparing' })).answers.texts.wages).toBe('9000')
})

test('there is no second scenario to show before one was made', () => {
  expect(run(answered, { type: 'show', index: 1 })).toBe(answered)
})

test('a reset clears everything and can be undone until the next answer', () => {
  const reset = run(answered, { type: 'reset' })
  expect(isUntouched(reset)).toBe(true)
  expect(run(reset, { type: 'undoReset' }).scenarios).toEqual(answered.scenarios)
  const moved = run(reset, wages('1'))
  expect(run(moved, { type: 'undoReset' })).toBe(moved)
})

test('what was typed while stored answers were read stays', () => {
  const answers = [{ wages: '1', withholding: '2' }] as const
  const kept = run(answered, { type: 'restore', answers, keepsTyped: true })
  expect(shownScenario(kept).answers.texts).toEqual({ wages: '5000', withholding: '2' })
  expect(shownScenario(run(answered, { type: 'restore', answers })).answers.texts).toEqual(
    answers[0],
  )
})

test('restored answers with an error give no result until corrected', () => {
  const restored = run(answered, { type: 'restore', answers: [{ wages: 'x' }] })
  const { answers, valid } = shownScenario(restored)
  expect([answers.texts, valid.texts]).toEqual([{ wages: 'x' }, {}])
})
