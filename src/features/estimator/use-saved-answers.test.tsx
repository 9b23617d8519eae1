import { act, renderHook, waitFor } from '@testing-library/react'
import { useReducer } from 'react'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useSavedAnswers } from './use-saved-answers'
import { initialWizardState, reduceWizard } from './wizard-state'

const LINK = '#estimate?v=1&type=family'

function useWizard() {
  const [state, dispatch] = useReducer(reduceWizard, initialWizardState)
  useSavedAnswers(state, dispatch)
  return { returnType: state.form.returnType, dispatch, navigate: useNavigate() }
}

test('the same link, opened again, is read again', async () => {
  const { result } = renderHook(useWizard, {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={[`/${LINK}`]}>{children}</MemoryRouter>
    ),
  })
  await waitFor(() => expect(result.current.returnType).toBe('family'))
  act(() => result.current.dispatch({ type: 'answer', patch: { returnType: 'simple' } }))
  expect(result.current.returnType).toBe('simple')
  await act(async () => result.current.navigate(LINK))
  await waitFor(() => expect(result.current.returnType).toBe('family'))
})
