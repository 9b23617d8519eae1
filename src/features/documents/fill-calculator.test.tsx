import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { FormDefinition } from './forms.ts'
import { FORM_1099_NEC, W2 } from '../../../tests/fixtures/forms.ts'
import type { ShownField } from './shown-field.ts'
import { FillCalculator } from './fill-calculator.tsx'

function show(form: FormDefinition, texts: Record<string, string>, unsure: readonly string[] = []) {
  const fields: ShownField[] = form.fields.map((field) => ({
    field,
    text: texts[field.id] ?? '',
    box: null,
    state: unsure.includes(field.id) ? { kind: 'read', level: 'low' } : { kind: 'corrected' },
  }))
  const router = createMemoryRouter([
    { path: '/', element: <FillCalculator form={form} year={2025} fields={fields} /> },
    { path: '/contact', element: <p>contact</p> },
    { path: '/resources/tax-calculator', element: <p>calculator</p> },
  ])
  render(<RouterProvider router={router} />)
  return router
}

test('sends the current amounts to the calculator', async () => {
  window.sessionStorage.clear()
  show(W2, { wages: '52,306.50', federalTax: '4100', stateTax: '900' })
  expect(screen.getByText(/^Boxes 1 and 2, added to/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /Use these amounts/ }))
  expect(await screen.findByText('calculator')).toBeVisible()
  expect(JSON.parse(window.sessionStorage.getItem('taxCalculator') ?? '')).toMatchObject({
    answers: [{ taxYear: '2025', wages: '52,306.50', withholding: '4,100' }],
  })
})

test('leaves out an unsure amount and says so', () => {
  show(W2, { wages: '52,306.50', federalTax: '4100' }, ['federalTax'])
  expect(screen.getByText(/^Box 1, added to .* Unsure amounts are left out/)).toBeVisible()
})

test('offers nothing if all amounts are unsure', () => {
  show(W2, { wages: '52,306.50' }, ['wages'])
  expect(screen.queryByRole('button')).toBeNull()
})

test('adds nothing on a second tap', async () => {
  show(W2, { wages: '52,306.50' })
  const button = screen.getByRole('button', { name: /Use these amounts/ })
  // Both clicks come before the calculator's code has loaded, as on a slow connection.
  fireEvent.click(button)
  fireEvent.click(button)
  expect(await screen.findByText('calculator')).toBeVisible()
  expect(JSON.parse(window.sessionStorage.getItem('taxCalculator') ?? '')).toMatchObject({
    answers: [{ wages: '52,306.50' }],
  })
})

test('does not open the calculator if the visitor leaves while it loads', async () => {
  const router = show(W2, { wages: '52,306.50' })
  fireEvent.click(screen.getByRole('button', { name: /Use these amounts/ }))
  await act(() => router.navigate('/contact'))
  // Waits until the code has loaded.
  await act(async () => void (await import('@/features/tax/public.ts')))
  expect(screen.getByText('contact')).toBeVisible()
  expect(window.sessionStorage.getItem('taxCalculator')).toBeNull()
})

test('offers nothing for a form without such amounts', () => {
  show(FORM_1099_NEC, { compensation: '500' })
  expect(screen.queryByRole('button')).toBeNull()
})
