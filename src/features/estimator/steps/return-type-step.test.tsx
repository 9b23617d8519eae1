import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { initialWizardState } from '../wizard-state'
import { ReturnTypeStep } from './return-type-step'

test('a card chosen before the page is taken over counts', () => {
  const dispatch = vi.fn()
  const step = <ReturnTypeStep form={initialWizardState.form} dispatch={dispatch} />
  const container = document.createElement('div')
  container.innerHTML = renderToString(step)
  document.body.append(container)
  screen.getByRole<HTMLInputElement>('radio', { name: /^Family/ }).checked = true

  render(step, { container, hydrate: true })
  expect(dispatch).toHaveBeenCalledExactlyOnceWith({
    type: 'answer',
    patch: { returnType: 'family' },
  })
  container.remove()
})

test('without a choice nothing is answered', () => {
  const dispatch = vi.fn()
  render(<ReturnTypeStep form={initialWizardState.form} dispatch={dispatch} />)
  expect(dispatch).not.toHaveBeenCalled()
})
