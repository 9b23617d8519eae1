import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { parseShareHash } from './parse-answers.ts'
import { TypicalPrices } from './typical-prices.tsx'

vi.mock('@/config/rates.ts', () => vi.importActual('../../../tests/fixtures/specified-rates.ts'))

test.each([
  ['One job', '$110', '$115 less than H&R Block, $225'],
  ['A family', '$210', '$190 less than H&R Block, $400'],
  ['A job and a side business', '$210', '$165 less than H&R Block, $375'],
  ['A full-time business', '$410', '$115 more than H&R Block, $295'],
])('prices %s and opens the estimator with its answers (R170)', (name, price, difference) => {
  render(<TypicalPrices />, { wrapper: MemoryRouter })
  const item = screen
    .getAllByRole('listitem')
    .find((one) => within(one).queryByRole('heading', { name }))
  if (!item) throw new Error(`${name} is not listed`)
  expect(within(item).getByText(price)).toBeVisible()
  expect(item.textContent.replaceAll('\u00a0', ' ')).toContain(difference)
  const href = within(item).getByRole('link').getAttribute('href') ?? ''
  expect(parseShareHash(href.slice(1)).kind).toBe('ok')
})
