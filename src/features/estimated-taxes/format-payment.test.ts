import { expect, test } from 'vitest'
import { describeShare, formatPayment } from './format-payment.ts'

test.each([
  [0, '$0'],
  [1350, '$1,350'],
  [1350.004, '$1,350'],
  [1350.01, '$1,351'],
  [249_999_999.75, '$250,000,000'],
])('formats a payment of %d as %s', (amount, text) => {
  expect(formatPayment(amount)).toBe(text)
})

test.each([
  [0.9, '90%'],
  [1.1, '110%'],
  [2 / 3, 'Two-thirds'],
])('formats a share of %d as %s', (share, text) => {
  expect(describeShare(share)).toBe(text)
})
