import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, use, useReducer } from 'react'
import { expect, test } from 'vitest'
import { initialWizardState, reduceWizard } from '../wizard-state'
import { ReturnTypeStep } from './return-type-step'

const never = new Promise<never>(() => {})

/** What follows from a choice never arrives. */
function Consequence({ isChosen }: { isChosen: boolean }) {
  return <p>{isChosen ? use(never) : 'Nothing is chosen.'}</p>
}

function Step() {
  const [{ form }, dispatch] = useReducer(reduceWizard, initialWizardState)
  return (
    <Suspense fallback="Waiting">
      <ReturnTypeStep form={form} dispatch={dispatch} />
      <Consequence isChosen={form.returnType !== ''} />
    </Suspense>
  )
}

test('a card shows at once that it is chosen, before what follows from it', async () => {
  render(<Step />)
  await act(() => userEvent.click(screen.getByRole('radio', { name: /^Simple/ })))
  expect(screen.getByRole('radio', { name: /^Simple/ })).toBeChecked()
  expect(screen.getByText('Nothing is chosen.')).toBeVisible()
})
