import { act, renderHook, waitFor } from '@testing-library/react'
import { useReducer } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { expect, test } from 'vitest'
import { DEFAULT_FORM } from '@/shared/estimator/form.ts'
import { readSavedAnswers } from './parse-answers.ts'
import { ANSWERS_KEY } from './answers-key.ts'
import { serializeAnswers } from './saved-answers.ts'
import { useEstimatorAnswers } from './use-estimator-answers.ts'
import { initialWizardState, reduceWizard } from './wizard-state.ts'

const LINK = '#estimate?v=1&type=family'
const MINE = { ...DEFAULT_FORM, returnType: 'complex' } as const

function useWizard() {
  const [state, dispatch] = useReducer(reduceWizard, initialWizardState)
  const answers = useEstimatorAnswers(state, dispatch)
  const { hash } = useLocation()
  const { returnType } = state.form
  return { ...answers, returnType, step: state.step, hash, dispatch, navigate: useNavigate() }
}

function open(hash: string, hasMine: boolean) {
  if (hasMine) sessionStorage.setItem(ANSWERS_KEY, serializeAnswers(MINE, 'business'))
  return renderHook(useWizard, {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={[`/${hash}`]}>{children}</MemoryRouter>
    ),
  }).result
}

const keptType = () => readSavedAnswers()?.form.returnType

test('adopts a shared link at once without answers of the visitor’s own', async () => {
  const wizard = open(LINK, false)
  await waitFor(() => expect(wizard.current).toMatchObject({ returnType: 'family', hash: '' }))
  expect(wizard.current.choice).toBeNull()
  expect(keptType()).toBe('family')
})

test('asks first when the same link is opened again after a change', async () => {
  const wizard = open(LINK, false)
  await waitFor(() => expect(wizard.current.hash).toBe(''))
  act(() => wizard.current.dispatch({ type: 'answer', patch: { returnType: 'simple' } }))
  await act(async () => wizard.current.navigate(LINK))
  await waitFor(() => expect(wizard.current.returnType).toBe('family'))
  expect(wizard.current.choice).not.toBeNull()
  expect(keptType()).toBe('simple')
})

test('never replaces the visitor’s own answers without asking', async () => {
  const wizard = open(LINK, true)
  await waitFor(() =>
    expect(wizard.current).toMatchObject({ returnType: 'family', step: 'results' }),
  )
  expect(keptType()).toBe('complex')
  // A reload shows the shared estimate again.
  expect(wizard.current.hash).toBe(LINK)
  act(() => wizard.current.dispatch({ type: 'answer', patch: { dependentCount: 2 } }))
  expect(keptType()).toBe('complex')
})

test('adopts the shared estimate on Use it', async () => {
  const wizard = open(LINK, true)
  await waitFor(() => expect(wizard.current.choice).not.toBeNull())
  await act(async () => wizard.current.choice?.useIt())
  expect(wizard.current).toMatchObject({ returnType: 'family', hash: '', choice: null })
  expect(keptType()).toBe('family')
})

test('goes back to the visitor’s own step and answers on Back to mine', async () => {
  const wizard = open(LINK, true)
  await waitFor(() => expect(wizard.current.choice).not.toBeNull())
  await act(async () => wizard.current.choice?.backToMine())
  expect(wizard.current).toMatchObject({
    returnType: 'complex',
    step: 'business',
    hash: '',
    choice: null,
  })
  expect(keptType()).toBe('complex')
})

test('reports a broken link and keeps the visitor’s own answers on the screen', async () => {
  const wizard = open('#estimate?v=9', true)
  await waitFor(() => expect(wizard.current.linkMessage).toMatch(/then open the link again/))
  expect(wizard.current).toMatchObject({
    returnType: 'complex',
    step: 'business',
    hash: '',
    choice: null,
  })
})
