import { act, renderHook, waitFor } from '@testing-library/react'
import { useReducer } from 'react'
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useEstimatorAnswers } from './use-estimator-answers'
import { initialWizardState, reduceWizard } from './wizard-state'

const LINK = '#estimate?v=1&type=family'

function Wizard() {
  useWizard()
  return null
}

function useWizard() {
  const [state, dispatch] = useReducer(reduceWizard, initialWizardState)
  useEstimatorAnswers(state, dispatch)
  return { returnType: state.form.returnType, dispatch, navigate: useNavigate() }
}

test('who leaves while a link is opened is not led back to it', async () => {
  const { result } = renderHook(() => ({ path: useLocation().pathname, navigate: useNavigate() }), {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={[`/${LINK}`]}>
        <Routes>
          <Route path="/" element={<Wizard />} />
          <Route path="*" element={null} />
        </Routes>
        {children}
      </MemoryRouter>
    ),
  })
  await act(async () => result.current.navigate('/contact'))
  await import('./load-answers')
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(result.current.path).toBe('/contact')
})

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
