import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { BasePrices, PriceList } from './price-list.tsx'

vi.mock('@/config/rates.ts', () => vi.importActual('../../../tests/fixtures/specified-rates.ts'))

const cells = () =>
  [...screen.getByRole<HTMLTableElement>('table').rows].map((row) =>
    [...row.cells].map(({ textContent }) => textContent ?? ''),
  )
const rowOf = (label: RegExp) => cells().find(([first]) => label.test(first ?? ''))

test('the price list is one table with groups, and says what a visitor saves (R170)', () => {
  render(<PriceList />)
  expect(cells()[0]).toEqual(['Price list, Nov 2026', 'With us', 'H&R Block', 'You save'])
  expect(rowOf(/^Simple return/)?.slice(1)).toEqual(['$100', '$150', '$50'])
  expect(rowOf(/^First state return/)?.slice(1)).toEqual(['Free', '$75', '$75'])
})

test('every row says what it prices', () => {
  render(<PriceList />)
  const labels = cells().map(([label]) => label)
  expect(labels).not.toContain('')
  expect(new Set(labels).size).toBe(labels.length)
})

test('where we are dearer it says so; where nothing compares it is silent', () => {
  render(<PriceList />)
  expect(rowOf(/^First business, over/)?.slice(1)).toEqual(['$400', '$220', '−$180more here'])
  expect(rowOf(/^Business return/)?.slice(1)).toEqual(['–', '–', '–'])
  expect(rowOf(/^Protection Plus/)?.slice(1)).toEqual(['$10', 'not included', '–'])
})

test('the base prices stand alone on a service page', () => {
  render(<BasePrices />)
  expect(cells()).toHaveLength(5)
})
