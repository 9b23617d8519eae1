import { expect, test, vi } from 'vitest'
import { DEFAULT_FORM } from './form'
import { estimatePrice } from './pricing'
import {
  initialWizardState,
  isQuestionStep,
  type QuestionStep,
  reduceWizard,
  stepPercent,
  type WizardAction,
  type WizardState,
} from './wizard-state'

vi.mock('./rates', () => vi.importActual('../../../tests/fixtures/specified-rates'))

const run = (state: WizardState, ...actions: WizardAction[]) => actions.reduce(reduceWizard, state)
const chooseSimple: WizardAction = { type: 'answer', patch: { returnType: 'simple' } }
const forward = (count: number): WizardAction[] => Array(count).fill({ type: 'continue' })
const atLastQuestion = run(initialWizardState, chooseSimple, ...forward(6))
const atResults = run(atLastQuestion, { type: 'calculate' })

test('visiting the step that is shown changes nothing', () => {
  const state = { ...initialWizardState, notice: 'Choose each level again' }
  expect(reduceWizard(state, { type: 'visit', step: 0 })).toBe(state)
})

test('nothing moves before a return type is chosen (R87)', () => {
  expect(run(initialWizardState, { type: 'continue' })).toBe(initialWizardState)
  expect(run(initialWizardState, { type: 'calculate' })).toBe(initialWizardState)
})

test('continue goes one step and stops at the last question', () => {
  expect(run(initialWizardState, chooseSimple, { type: 'continue' }).step).toBe(1)
  expect(atLastQuestion.step).toBe(6)
  expect(run(atLastQuestion, { type: 'continue' })).toBe(atLastQuestion)
})

test('back keeps the answers and never goes below 0 (R103)', () => {
  const state = run(atLastQuestion, ...Array(9).fill({ type: 'back' }))
  expect(state.step).toBe(0)
  expect(state.form.returnType).toBe('simple')
  expect(run(atLastQuestion, { type: 'back' }).step).toBe(5)
  expect(run(initialWizardState, { type: 'back' })).toBe(initialWizardState)
})

test('calculate works on the last question only', () => {
  const early = run(initialWizardState, chooseSimple, ...forward(3))
  expect(run(early, { type: 'calculate' })).toBe(early)
  expect(atResults.step).toBe(7)
  expect(atResults).toMatchObject({ hasEstimate: true, form: { returnType: 'simple' } })
})

test('an edit in the form clears the estimate (D50)', () => {
  const back = run(atResults, { type: 'visit', step: 6 })
  expect(back.hasEstimate).toBe(true)
  const edited = run(back, { type: 'answer', patch: { needsLocalReturn: true } })
  expect(edited.hasEstimate).toBe(false)
  expect(run(edited, { type: 'visit', step: 7 }).step).toBe(6)
})

test('an edit in the results prices again at once (D50)', () => {
  const edited = run(atResults, { type: 'answer', patch: { has1099: true } })
  expect(edited.step).toBe(7)
  expect(edited.hasEstimate).toBe(true)
  expect(estimatePrice(edited.form).dresdenPrice).toBe(135)
})

test('the browser’s Back and Forward keep the estimate of unchanged answers (D48)', () => {
  const forwardAgain = run(atResults, { type: 'visit', step: 6 }, { type: 'visit', step: 7 })
  expect(forwardAgain).toEqual(atResults)
})

test('the same count again is no edit: the estimate stays', () => {
  const back = run(atResults, { type: 'visit', step: 6 })
  expect(run(back, { type: 'setItemCount', kind: 'farm', count: 1 }).hasEstimate).toBe(true)
})

test('answers without a return type open the first question', () => {
  const cleared = run(atResults, { type: 'answer', patch: { returnType: '' } })
  expect(cleared).toMatchObject({ step: 0, hasEstimate: false })
})

test('no step is visited without a return type', () => {
  expect(run(initialWizardState, { type: 'visit', step: 4 }).step).toBe(0)
})

test('Start Over restores everything; Back to Form keeps the answers (R151, R152)', () => {
  expect(run(atResults, { type: 'startOver' })).toEqual(initialWizardState)
  const form = run(atResults, { type: 'backToForm' })
  expect(form).toMatchObject({ step: 0, hasEstimate: false, form: { returnType: 'simple' } })
})

test('a count change that clears levels says so, and the next action clears the notice (R99)', () => {
  const picked = run(
    initialWizardState,
    chooseSimple,
    { type: 'setHasItems', kind: 'rental', on: true },
    { type: 'setItemLevel', kind: 'rental', index: 0, level: 'over10k' },
  )
  const changed = run(picked, { type: 'setItemCount', kind: 'rental', count: 2 })
  expect(changed.notice).toBe('Choose each level again')
  const first = run(changed, { type: 'setItemLevel', kind: 'rental', index: 0, level: 'over10k' })
  expect(first.notice).toBe('Choose each level again')
  const both = run(first, { type: 'setItemLevel', kind: 'rental', index: 1, level: 'over10k' })
  expect(both.notice).toBeNull()
  expect(run(changed, { type: 'continue' }).notice).toBeNull()
  expect(run(picked, { type: 'setItemCount', kind: 'rental', count: 1 }).notice).toBeNull()
  const again = run(changed, { type: 'setItemCount', kind: 'rental', count: 3 })
  expect(again.notice).toBeNull()
})

test('an action that leads nowhere clears the notice too', () => {
  const noticed: WizardState = { ...atResults, notice: 'Choose each level again.' }
  for (const type of ['continue', 'calculate'] as const) {
    expect(run(noticed, { type })).toEqual(atResults)
  }
})

test('a count changed in the results prices again and says so', () => {
  const changed = run(
    atResults,
    { type: 'setHasItems', kind: 'farm', on: true },
    { type: 'setItemLevel', kind: 'farm', index: 0, level: 'over10k' },
    { type: 'setItemCount', kind: 'farm', count: 2 },
  )
  expect(changed.step).toBe(7)
  expect(estimatePrice(changed.form).breakdown.farm).toBe(0)
  expect(changed.notice).toBe('Choose each level again')
})

test('a question is visited and restored as a question', () => {
  expect(run(atLastQuestion, { type: 'visit', step: 2 })).toMatchObject({
    step: 2,
    hasEstimate: false,
  })
  const { form } = atLastQuestion
  const restored = run(initialWizardState, { type: 'restore', form, step: 3 })
  expect(restored).toMatchObject({ step: 3, hasEstimate: false })
})

test.each([
  [0, true],
  [6, true],
  [7, false],
] as const)('step %i is a question: %s', (step, isQuestion) => {
  expect(isQuestionStep(step)).toBe(isQuestion)
})

test('restored results show, with a return type only', () => {
  const form = { ...DEFAULT_FORM, returnType: 'family', dependentCount: 5 } as const
  const restored = run(initialWizardState, { type: 'restore', form, step: 7 })
  expect(restored).toMatchObject({ step: 7, hasEstimate: true, form })
  expect(run(initialWizardState, { type: 'restore', form: DEFAULT_FORM, step: 7 }).step).toBe(0)
})

test.each([
  [0, 14],
  [1, 29],
  [2, 43],
  [3, 57],
  [4, 71],
  [5, 86],
  [6, 100],
] as [QuestionStep, number][])('step %i shows %i %% (R83)', (step, percent) => {
  expect(stepPercent(step)).toBe(percent)
})
