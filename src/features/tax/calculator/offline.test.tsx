import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { toastStore } from '@/lib/toast.ts'
import { Calculator } from './calculator.tsx'
import { WagesTile } from './wages-tile.tsx'

vi.mock('./add-to-calculator.ts', () => {
  throw new Error('offline')
})
vi.mock('./comparison.tsx', () => {
  throw new Error('offline')
})

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
})

test('keeps wages in their field, with a notice, when the calculator fails to load', async () => {
  render(<WagesTile />, { wrapper: MemoryRouter })
  await userEvent.type(screen.getByRole('textbox', { name: 'Wages this year' }), '52000')
  await userEvent.click(screen.getByRole('button', { name: 'Open the calculator' }))
  await vi.waitFor(() => expect(toastStore.get()?.tone).toBe('error'))
  expect(screen.getByRole('textbox', { name: 'Wages this year' })).toHaveValue('52,000')
})

test('keeps the calculator when the comparison fails to load', async () => {
  render(<Calculator heading={<h1>Tax calculator</h1>} />, { wrapper: MemoryRouter })
  await userEvent.type(screen.getByRole('textbox', { name: 'Wages' }), '50000')
  await userEvent.click(screen.getByRole('button', { name: 'Compare a second scenario' }))
  const notice = await screen.findByText('The rest of the page still works.', { exact: false })
  expect(notice).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Wages' })).toHaveValue('50,000')
})
