import { expect, test } from 'vitest'
import { returnDueDate } from './return-due-date'

test.each([
  [2025, '2026-04-15'],
  [2026, '2027-04-15'],
  // April 15, 2028 is a Saturday, and Emancipation Day is observed on Monday.
  [2027, '2028-04-18'],
])('the return of %d is due on %s', (taxYear, date) => {
  expect(returnDueDate(taxYear)).toBe(date)
})
