import { expect, test } from 'vitest'
import { type DueDayLaw, moveToBusinessDay, returnDueDate } from './due-day.ts'

// Dates the IRS announced for past years, and calendar dates for coming years.
test.each<[string, string, DueDayLaw, string]>([
  ['a working day stays', '2026-04-15', 'federal', '2026-04-15'],
  ['Saturday', '2026-01-31', 'federal', '2026-02-02'],
  ['Sunday', '2026-03-15', 'federal', '2026-03-16'],
  ['Sunday before a Monday holiday', '2026-02-15', 'federal', '2026-02-17'],
  ['Saturday before Memorial Day', '2026-05-23', 'ohio', '2026-05-26'],
  ['a holiday itself', '2027-02-15', 'federal', '2027-02-16'],
  ['an observed Friday', '2026-07-03', 'ohio', '2026-07-06'],
  ['New Year’s Day observed on December 31', '2027-12-31', 'federal', '2028-01-03'],
  ['the observed Friday before Emancipation Day', '2022-04-15', 'federal', '2022-04-18'],
  ['the observed Monday after Emancipation Day', '2023-04-15', 'federal', '2023-04-18'],
  ['Emancipation Day is not an Ohio holiday', '2023-04-15', 'ohio', '2023-04-17'],
  ['January 15, 2028, before Martin Luther King Jr. Day', '2028-01-15', 'federal', '2028-01-18'],
  ['a fixed day stays on a weekend', '2028-12-31', 'fixed', '2028-12-31'],
  ['the observed New Year’s Day', '2027-12-31', 'ohio', '2028-01-03'],
])('%s', (_, date, law, due) => {
  expect(moveToBusinessDay(date, law)).toBe(due)
})

test.each([
  [2025, '2026-04-15'],
  [2026, '2027-04-15'],
  // April 15, 2028 is a Saturday, and Emancipation Day is observed on Monday.
  [2027, '2028-04-18'],
])('the return of %d is due on %s', (taxYear, date) => {
  expect(returnDueDate(taxYear)).toBe(date)
})
