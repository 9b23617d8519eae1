import { expect, test } from 'vitest'
import { dollars } from './line.ts'

test.each([
  [0, '$0'],
  [12, '$12'],
  [12.5, '$12.50'],
  [1234.567, '$1,234.57'],
  [0.004, '$0'],
  [-0.004, '$0'],
  [-0.01, '-$0.01'],
  [-1234.5, '-$1,234.50'],
  [1e6, '$1,000,000'],
  // 70.15 * 100 is slightly less than 7015.
  [70.15, '$70.15'],
])('%d dollars read "%s"', (amount, text) => {
  expect(dollars(amount)).toBe(text)
})
