import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, use, useReducer } from 'react'
import { expect, test } from 'vitest'
import { initialWizardState, reduceWizard } from '../wizard-state.ts'
import { ReturnTypeStep } from './return-type-step.tsx'

const never = new Promise<never>(() => {})

/** A part of the page that never loads. */
function Slow({ isChosen }: { isChosen: boolean }) {
  return <p>{isChosen ? use(never) : 'Nothing is chosen.'}</p>
}

function Step() {
  const [{ form }, dispatch] = useReducer(reduceWizard, initialWizardState)
  return (
    <>
      <ReturnTypeStep form={form} dispatch={dispatch} />
      <button type="button" disabled={form.returnType === ''}>
        Continue
      </button>
      <Suspense fallback="Waiting">
        <Slow isChosen={form.returnType !== ''} />
      </Suspense>
    </>
  )
}

test('enables Continue right after a choice, whatever is still loading', async () => {
  render(<Step />)
  await act(() => userEvent.click(screen.getByRole('radio', { name: /^Simple/ })))
  expect(screen.getByRole('radio', { name: /^Simple/ })).toBeChecked()
  expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled()
})
