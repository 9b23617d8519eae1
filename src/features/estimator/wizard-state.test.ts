import { expect, test, vi } from 'vitest'
import { DEFAULT_FORM } from './form.ts'
import { estimatePrice } from './pricing.ts'
import { STEPS } from './steps.ts'
import {
  initialWizardState,
  reduceWizard,
  type WizardAction,
  type WizardState,
} from './wizard-state.ts'

vi.mock('@/config/rates.ts', () => vi.importActual('../../../tests/fixtures/specified-rates.ts'))

const run = (state: WizardState, ...actions: WizardAction[]) => actions.reduce(reduceWizard, state)
const chooseSimple: WizardAction = { type: 'answer', patch: { returnType: 'simple' } }
const forward = (count: number): WizardAction[] => Array(count).fill({ type: 'continue' })
const atLastQuestion = run(initialWizardState, chooseSimple, ...forward(STEPS.length - 1))
const atResults = run(atLastQuestion, { type: 'calculate' })

test('visiting the step that is shown changes nothing', () => {
  const state = { ...initialWizardState, notice: 'Choose each level again' }
  expect(reduceWizard(state, { type: 'visit', step: 'return-type' })).toBe(state)
})

test('nothing moves before a return type is chosen (R87)', () => {
  expect(run(initialWizardState, { type: 'continue' })).toBe(initialWizardState)
  expect(run(initialWizardState, { type: 'calculate' })).toBe(initialWizardState)
})

test('continue goes one step and stops at the last question (R104)', () => {
  expect(run(initialWizardState, chooseSimple, { type: 'continue' }).step).toBe('income')
  expect(atLastQuestion.step).toBe('state-local')
  expect(run(atLastQuestion, { type: 'continue' })).toBe(atLastQuestion)
})

test('back keeps the answers and never goes below 0 (R103)', () => {
  const state = run(atLastQuestion, ...Array(9).fill({ type: 'back' }))
  expect(state.step).toBe('return-type')
  expect(state.form.returnType).toBe('simple')
  expect(run(initialWizardState, chooseSimple, ...forward(2), { type: 'back' }).step).toBe('income')
  expect(run(initialWizardState, { type: 'back' })).toBe(initialWizardState)
})

test('calculate works on the last question only (R81, R106)', () => {
  const early = run(initialWizardState, chooseSimple, ...forward(3))
  expect(run(early, { type: 'calculate' })).toBe(early)
  expect(atResults.step).toBe('results')
  expect(atResults).toMatchObject({ hasEstimate: true, form: { returnType: 'simple' } })
})

test('an edit in the form clears the estimate (R107, D50)', () => {
  const back = run(atResults, { type: 'visit', step: 'state-local' })
  expect(back.hasEstimate).toBe(true)
  const edited = run(back, { type: 'answer', patch: { needsLocalReturn: true } })
  expect(edited.hasEstimate).toBe(false)
  expect(run(edited, { type: 'visit', step: 'results' }).step).toBe('state-local')
})

test('an edit in the results prices again at once (D50)', () => {
  const edited = run(atResults, { type: 'answer', patch: { has1099: true } })
  expect(edited.step).toBe('results')
  expect(edited.hasEstimate).toBe(true)
  expect(estimatePrice(edited.form).dresdenPrice).toBe(135)
})

test('the browser’s Back and Forward keep the estimate of unchanged answers (D48)', () => {
  const forwardAgain = run(
    atResults,
    { type: 'visit', step: 'state-local' },
    { type: 'visit', step: 'results' },
  )
  expect(forwardAgain).toEqual(atResults)
})

test('the same count again is no edit: the estimate stays', () => {
  const back = run(atResults, { type: 'visit', step: 'state-local' })
  expect(run(back, { type: 'setItemCount', kind: 'farm', count: 1 }).hasEstimate).toBe(true)
})

test('answers without a return type open the first question', () => {
  const cleared = run(atResults, { type: 'answer', patch: { returnType: '' } })
  expect(cleared).toMatchObject({ step: 'return-type', hasEstimate: false })
})

test('no step is visited without a return type', () => {
  expect(run(initialWizardState, { type: 'visit', step: 'farm' }).step).toBe('return-type')
})

test('Start Over restores everything; Back to Form keeps the answers (R151, R152)', () => {
  expect(run(atResults, { type: 'startOver' })).toEqual(initialWizardState)
  const form = run(atResults, { type: 'backToForm' })
  expect(form).toMatchObject({
    step: 'return-type',
    hasEstimate: false,
    form: { returnType: 'simple' },
  })
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
  expect(changed.step).toBe('results')
  expect(estimatePrice(changed.form).breakdown.farm).toBe(0)
  expect(changed.notice).toBe('Choose each level again')
})

test('a question is visited and restored as a question', () => {
  expect(run(atLastQuestion, { type: 'visit', step: 'family' })).toMatchObject({
    step: 'family',
    hasEstimate: false,
  })
  const { form } = atLastQuestion
  const restored = run(initialWizardState, { type: 'restore', form, step: 'business' })
  expect(restored).toMatchObject({ step: 'business', hasEstimate: false })
})

test('restored results show, with a return type only (R107)', () => {
  const form = { ...DEFAULT_FORM, returnType: 'family', dependentCount: 5 } as const
  const restored = run(initialWizardState, { type: 'restore', form, step: 'results' })
  expect(restored).toMatchObject({ step: 'results', hasEstimate: true, form })
  expect(
    run(initialWizardState, { type: 'restore', form: DEFAULT_FORM, step: 'results' }).step,
  ).toBe('return-type')
})
