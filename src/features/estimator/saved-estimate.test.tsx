import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { DEFAULT_FORM, type EstimatorForm, setHasItems } from './form.ts'
import SavedEstimate from './saved-estimate.tsx'
import { ANSWERS_KEY, serializeAnswers } from './saved-answers.ts'
import type { StepOrResults } from './steps.ts'

vi.mock('@/config/rates.ts', () => vi.importActual('../../../tests/fixtures/specified-rates.ts'))

afterEach(() => sessionStorage.clear())

function show(form?: EstimatorForm, step: StepOrResults = 'results') {
  if (form) sessionStorage.setItem(ANSWERS_KEY, serializeAnswers(form, step))
  return render(<SavedEstimate />, { wrapper: MemoryRouter }).container
}
const simple: EstimatorForm = { ...DEFAULT_FORM, returnType: 'simple' }

test('without answers in this tab it leads to the questions', () => {
  expect(show()).toHaveTextContent('No estimate yet. Get one in about a minute')
})

test('answers without results lead on', () => {
  expect(show(simple, 'business')).toHaveTextContent('You have started one. Finish it')
})

test('the price says what it leaves out (D7)', () => {
  expect(show(simple)).toHaveTextContent('$110 for your return. See it line by line')
  expect(show(setHasItems(simple, 'rental', true))).toHaveTextContent(
    '$110 for your return. Not included: Rental. See it line by line',
  )
})
