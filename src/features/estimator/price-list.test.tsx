import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { BasePrices, PriceList } from './price-list.tsx'

vi.mock('@/config/rates.ts', () => vi.importActual('../../../tests/fixtures/specified-rates.ts'))

const cells = () =>
  [...screen.getByRole<HTMLTableElement>('table').rows].map((row) =>
    [...row.cells].map(({ textContent }) => textContent ?? ''),
  )
const rowOf = (label: RegExp) => cells().find(([first]) => label.test(first ?? ''))

test('lists prices in one table with groups and says how much less or more each costs (R170)', () => {
  render(<PriceList />)
  expect(cells()[0]).toEqual(['Price list, Nov 2026', 'With us', 'H&R Block', 'Difference'])
  expect(rowOf(/^Simple return/)?.slice(1)).toEqual(['$100', '$150', '$50 less'])
  expect(rowOf(/^First state return/)?.slice(1)).toEqual(['Free', '$75', '$75 less'])
})

test('names what every row prices', () => {
  render(<PriceList />)
  const labels = cells().map(([label]) => label)
  expect(labels).not.toContain('')
  expect(new Set(labels).size).toBe(labels.length)
})

test('says where we cost more, and in words what has no price to compare', () => {
  render(<PriceList />)
  expect(rowOf(/^First business, over/)?.slice(1)).toEqual(['$400', '$220', '$180 more'])
  expect(rowOf(/^Business return/)?.slice(1)).toEqual(['no price of its own'])
  expect(rowOf(/^Protection Plus/)?.slice(1)).toEqual(['$10', 'not in this price'])
})

test('lists the base prices alone for a service page', () => {
  render(<BasePrices />)
  expect(cells()).toHaveLength(5)
})
