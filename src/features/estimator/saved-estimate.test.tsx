import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import {
  DEFAULT_FORM,
  type EstimatorForm,
  setHasItems,
  setItemLevel,
} from '@/shared/estimator/form.ts'
import SavedEstimate from './saved-estimate.tsx'
import { ANSWERS_KEY } from './answers-key.ts'
import { serializeAnswers } from './saved-answers.ts'
import type { StepOrResults } from './steps.ts'

vi.mock('@/config/rates.ts', () => vi.importActual('../../../tests/fixtures/specified-rates.ts'))

afterEach(() => sessionStorage.clear())

function show(form?: EstimatorForm, step: StepOrResults = 'results') {
  if (form) sessionStorage.setItem(ANSWERS_KEY, serializeAnswers(form, step))
  return render(<SavedEstimate />, { wrapper: MemoryRouter }).container
}
const simple: EstimatorForm = { ...DEFAULT_FORM, returnType: 'simple' }
/** $510 on both sides. */
const SAME_PRICE: EstimatorForm = {
  ...setItemLevel(setHasItems(DEFAULT_FORM, 'business', true), 'business', 0, 'over5k'),
  returnType: 'business',
  hasInvestmentIncome: true,
  dependentCount: 3,
  needsLocalReturn: true,
}

test('links to the questions without answers in this tab', () => {
  expect(show()).toHaveTextContent('Seven short questions, about a minute.Estimate your cost')
})

test('links to the rest of the questions after some answers', () => {
  expect(show(simple, 'business')).toHaveTextContent('You have started one.Finish it')
})

test('shows the price with what it leaves out (D7)', () => {
  expect(show(simple)).toHaveTextContent(
    '$110Simple return, state$115 less than H&R Block.See it line by line',
  )
  expect(show(SAME_PRICE)).toHaveTextContent('Same price as H&R Block.')
  expect(show(setHasItems(simple, 'rental', true))).toHaveTextContent(
    'So far: your rental is not in this price yet.See it line by line',
  )
})

test('shows no price for a self-employed return before a business is priced (D1)', () => {
  expect(show({ ...DEFAULT_FORM, returnType: 'business' }).textContent).toBe(
    'Business return, stateNo business is priced, so this is not a full estimate.See it line by line',
  )
})
