import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { PriceCard } from './price-card.tsx'

const PRICES = {
  simple: '$110',
  family: '$185',
  selfEmployed: '$60',
  royalties: '$185',
  sideBusiness: '$210',
}

function show(price: { list: 'simple' } | { text: string }) {
  const card = { label: 'Simple return', price, rows: [{ term: 'State return', text: 'free' }] }
  render(<PriceCard card={card} prices={PRICES} />, { wrapper: MemoryRouter })
}

test('leads to the estimator right beside a price from the list', () => {
  show({ list: 'simple' })
  const link = screen.getByRole('link', { name: 'Price yours in a minute' })
  expect(link).toHaveAttribute('href', '/#estimate')
  expect(link.closest('p')).toHaveTextContent(/^Simple return From \$110 Price yours in a minute$/)
})

test('has no way to the estimator where it prices nothing', () => {
  show({ text: 'by the hour' })
  expect(screen.queryByRole('link', { name: 'Price yours in a minute' })).toBeNull()
})
