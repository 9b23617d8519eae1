import { act, renderHook, waitFor } from '@testing-library/react'
import { useReducer } from 'react'
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { sessionStore } from '@/lib/storage.ts'
import { DEFAULT_FORM } from '@/shared/estimator/form.ts'
import { ANSWERS_KEY } from './answers-key.ts'
import { serializeAnswers } from './saved-answers.ts'
import { stepBefore, STEP_IDS, type StepOrResults } from './steps.ts'
import { useEstimatorAnswers } from './use-estimator-answers.ts'
import { useWizardHistory } from './use-wizard-history.ts'
import { initialWizardState, reduceWizard } from './wizard-state.ts'

const FORM = { ...DEFAULT_FORM, returnType: 'simple' } as const

const located = vi.fn()

function useWizard() {
  located(useLocation())
  const [state, dispatch] = useReducer(reduceWizard, initialWizardState)
  const { isReady } = useEstimatorAnswers(state, dispatch)
  return { state, isReady, dispatch: useWizardHistory(state, dispatch), navigate: useNavigate() }
}

/** The wizard in this tab, with earlier answers if a step is given. */
async function open(step?: StepOrResults) {
  if (step !== undefined) sessionStore.set(ANSWERS_KEY, serializeAnswers(FORM, step))
  const { result } = renderHook(useWizard, { wrapper: BrowserRouter })
  await waitFor(() => expect(result.current.isReady).toBe(true))
  if (step === undefined) {
    act(() => result.current.dispatch({ type: 'answer', patch: { returnType: 'simple' } }))
  }
  return {
    /** Presses several times before the first press is rendered. */
    press: (...types: ('continue' | 'back' | 'calculate' | 'startOver' | 'backToForm')[]) =>
      act(() => {
        for (const type of types) result.current.dispatch({ type })
      }),
    navigate: (to: string) => act(async () => result.current.navigate(to)),
    expectStep: (expected: StepOrResults) =>
      waitFor(() => expect(result.current.state.step).toBe(expected)),
  }
}

/** Changes the browser's history and waits until the page has been notified. */
async function travel(change: () => void) {
  await act(async () => {
    const notified = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true })
    })
    change()
    await notified
  })
}

beforeEach(() => {
  located.mockReset()
  window.history.pushState(null, '', '/')
})

test('moves through the steps on Back and Forward', async () => {
  const { press, expectStep } = await open()
  press('continue')
  press('continue')
  await travel(() => window.history.back())
  await expectStep('income')
  await travel(() => window.history.back())
  await expectStep('return-type')
  await travel(() => window.history.forward())
  await expectStep('income')
})

test('takes a step without the router, which would render the whole site again', async () => {
  const { press, expectStep } = await open()
  press('continue')
  await expectStep('income')
  expect(new Set(located.mock.calls.map(([location]) => location)).size).toBe(1)
})

test('follows Back right after a step forward', async () => {
  const { press, expectStep } = await open()
  await travel(() => {
    press('continue')
    window.history.back()
  })
  await expectStep('return-type')
})

test('keeps the step and the results when the skip link is used', async () => {
  const { press, expectStep } = await open(stepBefore('state-local'))
  for (const [type, step] of [
    ['continue', 'state-local'],
    ['calculate', 'results'],
  ] as const) {
    press(type)
    await travel(() => {
      window.location.hash = `#main-${step}`
    })
    await expectStep(step)
    await travel(() => window.history.back())
    await expectStep(step)
  }
})

test('goes to the step before on the wizard’s own Back, after the skip link too', async () => {
  const { press, expectStep } = await open()
  press('continue')
  press('continue')
  await travel(() => {
    window.location.hash = '#main'
  })
  press('continue')
  await expectStep('business')
  await travel(() => press('back'))
  await expectStep('family')
})

test('goes to the step before on Back after a link to the estimator', async () => {
  const { press, navigate, expectStep } = await open()
  press('continue')
  press('continue')
  await navigate('/#estimate')
  press('continue')
  await expectStep('business')
  await travel(() => press('back'))
  await expectStep('family')
  expect(window.location.hash).toBe('')
})

test('goes to the step before on Back after answers were restored', async () => {
  const { press, expectStep } = await open('business')
  press('continue')
  await expectStep('farm')
  await travel(() => press('back'))
  await expectStep('business')
})

test('replaces the entry on Back if the history has no step before it', async () => {
  const { press, expectStep } = await open('business')
  const { length } = window.history
  press('back')
  await expectStep('family')
  press('back')
  await expectStep('income')
  expect(window.history.length).toBe(length)
})

test.each(['startOver', 'backToForm'] as const)('leaves on Back after %s (D48)', async (type) => {
  const { press, expectStep } = await open()
  window.history.replaceState({ usr: null }, '', '/before')
  window.history.pushState(null, '', '/')
  for (const step of STEP_IDS.slice(1)) {
    press('continue')
    await expectStep(step)
  }
  press('calculate')
  await expectStep('results')
  await travel(() => press(type))
  await expectStep('return-type')
  await travel(() => window.history.back())
  expect(window.location.pathname).toBe('/before')
})

test.each(['startOver', 'backToForm'] as const)(
  'adds no entry for %s in results from an earlier visit',
  async (type) => {
    const { press, expectStep } = await open('results')
    const { length } = window.history
    press(type)
    await expectStep('return-type')
    expect(window.history.length).toBe(length)
  },
)

test('keeps the stored step, in the history too, after a broken link', async () => {
  window.history.replaceState(null, '', '/#estimate?v=7&type=complex')
  const { press, expectStep } = await open('business')
  await waitFor(() => expect(window.location.hash).toBe(''))
  await expectStep('business')
  press('continue')
  await travel(() => press('back'))
  await expectStep('business')
})

test('ignores an entry of another page', async () => {
  window.history.replaceState({ usr: { estimatorStep: 'rental' } }, '', '/pricing')
  window.history.pushState(null, '', '/')
  const { expectStep } = await open('business')
  await travel(() => window.history.back())
  await expectStep('business')
})

test('takes one step and pushes one entry for two quick presses (R109)', async () => {
  const { press, expectStep } = await open()
  const { length } = window.history
  press('continue', 'continue')
  await expectStep('income')
  expect(window.history.length).toBe(length + 1)
  press('continue')
  await expectStep('family')
  await travel(() => press('back', 'back'))
  await expectStep('income')
  await travel(() => window.history.back())
  await expectStep('return-type')
})

test('returns to a step from a page linked on it', async () => {
  const { press, navigate, expectStep } = await open()
  press('continue')
  await navigate('/pricing')
  await travel(() => window.history.back())
  await expectStep('income')
  await travel(() => window.history.back())
  await expectStep('return-type')
})
