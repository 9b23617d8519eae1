import { expect, test } from 'vitest'
import { formatCents, formatDollars, groupThousands, roundToCents } from './money.ts'

test.each([
  [0, '$0'],
  [0.5, '$1'],
  [115, '$115'],
  [-115, '−$115'],
  [1234.5, '$1,235'],
  [1234.49, '$1,234'],
  [-0.2, '$0'],
  [-0.5, '−$1'],
  [-1, '−$1'],
  [-1608, '−$1,608'],
  [1_000_000, '$1,000,000'],
])('%d dollars read "%s" (R134, D17)', (amount, text) => {
  expect(formatDollars(amount)).toBe(text)
})

test.each([
  [0, '$0.00'],
  [1234.5, '$1,234.50'],
  [1023.255, '$1,023.26'],
  [-115, '−$115.00'],
])('%d dollars to the cent read "%s"', (amount, text) => {
  expect(formatCents(amount)).toBe(text)
})

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [123456, '123,456'],
  [1234567, '1,234,567'],
  [-1234, '-1,234'],
  ['1234.50', '1,234.50'],
  ['123.456', '123.456'],
])('%s with commas is %s', (number, text) => {
  expect(groupThousands(number)).toBe(text)
})

test.each([
  [3 * 1.1, 3.3],
  [0.125, 0.13],
  [0.124, 0.12],
  [-3 * 1.1, -3.3],
])('rounds %d to %d in whole cents', (amount, cents) => {
  expect(roundToCents(amount)).toBe(cents)
})
