import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { formatDollars } from '@/shared/money.ts'
import { RATES } from '@/config/rates.ts'
import PricingPage from './pricing.tsx'

test('shows the estimator beside the price list (R170)', async () => {
  render(<PricingPage />, { wrapper: MemoryRouter })
  const { firm, competitor } = RATES.returns.simple
  const row = await screen.findByRole('row', { name: /^Simple return/ })
  expect(row).toHaveTextContent(`${formatDollars(firm)}${formatDollars(competitor)}`)
  expect(screen.getByRole('radio', { name: /^Simple/ })).toBeVisible()
})
