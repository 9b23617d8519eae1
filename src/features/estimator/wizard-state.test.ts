import { expect, test, vi } from 'vitest'
import { DEFAULT_FORM } from '@/shared/estimator/form.ts'
import { estimatePrice } from './pricing.ts'
import { STEP_IDS } from './steps.ts'
import {
  initialWizardState,
  reduceWizard,
  type WizardAction,
  type WizardState,
} from './wizard-state.ts'

vi.mock('@/config/rates.ts', () => vi.importActual('../../../tests/fixtures/specified-rates.ts'))

const run = (state: WizardState, ...actions: WizardAction[]) => actions.reduce(reduceWizard, state)
const chooseSimple: WizardAction = { type: 'answer', patch: { returnType: 'simple' } }
const chooseBusiness: WizardAction = { type: 'answer', patch: { returnType: 'business' } }
const forward = (count: number): WizardAction[] => Array(count).fill({ type: 'continue' })
const atLastQuestion = run(initialWizardState, chooseSimple, ...forward(STEP_IDS.length - 1))
const atResults = run(atLastQuestion, { type: 'calculate' })

test('changes nothing on a visit to the step that is shown', () => {
  const state = { ...initialWizardState, notice: 'Choose each level again' }
  expect(reduceWizard(state, { type: 'visit', step: 'return-type' })).toBe(state)
})

test('does not move before a return type is chosen (R87)', () => {
  expect(run(initialWizardState, { type: 'continue' })).toBe(initialWizardState)
  expect(run(initialWizardState, { type: 'calculate' })).toBe(initialWizardState)
})

test('goes one step on continue and stops at the last question (R104)', () => {
  expect(run(initialWizardState, chooseSimple, { type: 'continue' }).step).toBe('income')
  expect(atLastQuestion.step).toBe('state-local')
  expect(run(atLastQuestion, { type: 'continue' })).toBe(atLastQuestion)
})

test('keeps the answers on back and stops at the first question (R103)', () => {
  const state = run(atLastQuestion, ...Array(9).fill({ type: 'back' }))
  expect(state.step).toBe('return-type')
  expect(state.form.returnType).toBe('simple')
  expect(run(initialWizardState, chooseSimple, ...forward(2), { type: 'back' }).step).toBe('income')
  expect(run(initialWizardState, { type: 'back' })).toBe(initialWizardState)
})

test('calculates at the last question only (R81, R106)', () => {
  const early = run(initialWizardState, chooseSimple, ...forward(3))
  expect(run(early, { type: 'calculate' })).toBe(early)
  expect(atResults.step).toBe('results')
  expect(atResults).toMatchObject({ hasEstimate: true, form: { returnType: 'simple' } })
})

test('clears the estimate on an edit in the form (R107, D50)', () => {
  const back = run(atResults, { type: 'visit', step: 'state-local' })
  expect(back.hasEstimate).toBe(true)
  const edited = run(back, { type: 'answer', patch: { needsLocalReturn: true } })
  expect(edited.hasEstimate).toBe(false)
  expect(run(edited, { type: 'visit', step: 'results' }).step).toBe('state-local')
})

test('prices again at once on an edit in the results (D50)', () => {
  const edited = run(atResults, { type: 'answer', patch: { has1099: true } })
  expect(edited.step).toBe('results')
  expect(edited.hasEstimate).toBe(true)
  expect(estimatePrice(edited.form).dresdenPrice).toBe(135)
})

test('starts a self-employed return with a business that is not priced yet (D1)', () => {
  const chosen = run(initialWizardState, chooseBusiness)
  expect(chosen.form).toMatchObject({ hasBusiness: true, businessExpenses: '' })
  expect(estimatePrice(chosen.form).breakdown.business).toBe(0)
  const none = run(chosen, { type: 'setHasItems', kind: 'business', on: false }, ...forward(2))
  expect(none.form.hasBusiness).toBe(false)
})

test('drops a business without a level with the self-employed type, and keeps one with a level', () => {
  const passedBy = run(initialWizardState, chooseBusiness, chooseSimple)
  expect(passedBy.form).toEqual({ ...DEFAULT_FORM, returnType: 'simple' })
  const level = { type: 'setItemLevel', kind: 'business', index: 0, level: 'under2k' } as const
  const priced = run(initialWizardState, chooseBusiness, level, chooseSimple)
  expect(priced.form).toMatchObject({ hasBusiness: true, businessExpenses: 'under2k' })
})

test('keeps the estimate of unchanged answers on the browser’s Back and Forward (D48)', () => {
  const forwardAgain = run(
    atResults,
    { type: 'visit', step: 'state-local' },
    { type: 'visit', step: 'results' },
  )
  expect(forwardAgain).toEqual(atResults)
})

test('keeps the estimate when the same count is set again', () => {
  const back = run(atResults, { type: 'visit', step: 'state-local' })
  expect(run(back, { type: 'setItemCount', kind: 'farm', count: 1 }).hasEstimate).toBe(true)
})

test('opens the first question when the return type is cleared', () => {
  const cleared = run(atResults, { type: 'answer', patch: { returnType: '' } })
  expect(cleared).toMatchObject({ step: 'return-type', hasEstimate: false })
})

test('visits no step without a return type', () => {
  expect(run(initialWizardState, { type: 'visit', step: 'farm' }).step).toBe('return-type')
})

test('resets everything on Start Over and keeps the answers on Back to Form (R151, R152)', () => {
  expect(run(atResults, { type: 'startOver' })).toEqual(initialWizardState)
  const form = run(atResults, { type: 'backToForm' })
  expect(form).toMatchObject({
    step: 'return-type',
    hasEstimate: false,
    form: { returnType: 'simple' },
  })
})

test('says that a new count cleared levels until the next action (R99)', () => {
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

test('clears the notice on an action that changes nothing else', () => {
  const noticed: WizardState = { ...atResults, notice: 'Choose each level again.' }
  for (const type of ['continue', 'calculate'] as const) {
    expect(run(noticed, { type })).toEqual(atResults)
  }
})

test('prices again and says so when a count changes in the results', () => {
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

test('visits and restores a question as a question', () => {
  expect(run(atLastQuestion, { type: 'visit', step: 'family' })).toMatchObject({
    step: 'family',
    hasEstimate: false,
  })
  const { form } = atLastQuestion
  const restored = run(initialWizardState, { type: 'restore', form, step: 'business' })
  expect(restored).toMatchObject({ step: 'business', hasEstimate: false })
})

test('restores results with a return type only (R107)', () => {
  const form = { ...DEFAULT_FORM, returnType: 'family', dependentCount: 5 } as const
  const restored = run(initialWizardState, { type: 'restore', form, step: 'results' })
  expect(restored).toMatchObject({ step: 'results', hasEstimate: true, form })
  expect(
    run(initialWizardState, { type: 'restore', form: DEFAULT_FORM, step: 'results' }).step,
  ).toBe('return-type')
})
