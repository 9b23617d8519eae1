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

test('keeps the last valid answers for the result', () => {
  const { answers, valid } = shownScenario(run(answered, wages('5000x')))
  expect(answers.texts.wages).toBe('5000x')
  expect(valid.texts.wages).toBe('5000')
})

test('copies the first scenario into a second, which then changes separately', () => {
  const comparing = run(answered, { type: 'compare' }, wages('9000'))
  expect(comparing.scenarios.map(({ answers }) => answers.texts.wages)).toEqual(['5000', '9000'])
  const first = run(comparing, { type: 'show', index: 0 }, wages('4000'))
  expect(first.scenarios.map(({ answers }) => answers.texts.wages)).toEqual(['4000', '9000'])
})

test('keeps the scenario shown when comparing stops', () => {
  const comparing = run(answered, { type: 'compare' }, wages('9000'))
  expect(shownScenario(run(comparing, { type: 'stopComparing' })).answers.texts.wages).toBe('9000')
})

test('shows no second scenario before there is one', () => {
  expect(run(answered, { type: 'show', index: 1 })).toBe(answered)
})

test('clears everything on reset and undoes it until the next answer', () => {
  const reset = run(answered, { type: 'reset' })
  expect(isUntouched(reset)).toBe(true)
  expect(run(reset, { type: 'undoReset' }).scenarios).toEqual(answered.scenarios)
  const moved = run(reset, wages('1'))
  expect(run(moved, { type: 'undoReset' })).toBe(moved)
})

test('keeps text typed while stored answers load', () => {
  const answers = [{ wages: '1', withholding: '2' }] as const
  const kept = run(answered, { type: 'restore', answers, keepsTyped: true })
  expect(shownScenario(kept).answers.texts).toEqual({ wages: '5000', withholding: '2' })
  expect(shownScenario(run(answered, { type: 'restore', answers })).answers.texts).toEqual(
    answers[0],
  )
})

test('gives no result for restored answers with an error until corrected', () => {
  const restored = run(answered, { type: 'restore', answers: [{ wages: 'x' }] })
  const { answers, valid } = shownScenario(restored)
  expect([answers.texts, valid.texts]).toEqual([{ wages: 'x' }, {}])
})
