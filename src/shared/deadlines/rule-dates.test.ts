import { expect, test } from 'vitest'
import { nominalDate } from './rule-dates.ts'

test.each([
  ['04-15', 2026, '2026-04-15'],
  ['02-end', 2027, '2027-02-28'],
  ['02-end', 2028, '2028-02-29'],
  // March begins on a Sunday, a Monday, a Wednesday and a Tuesday.
  ['03-before-first-monday', 2026, '2026-02-27'],
  ['03-before-first-monday', 2027, '2027-02-26'],
  ['03-before-first-monday', 2028, '2028-03-03'],
  ['03-before-first-monday', 2033, '2033-03-04'],
])('%s of %i is %s', (on, year, date) => {
  expect(nominalDate(on, year)).toBe(date)
})
