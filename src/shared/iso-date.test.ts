import { expect, test } from 'vitest'
import { addDays, earlierOf } from './iso-date.ts'

test.each([
  ['2026-02-20', 21, '2026-03-13'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-07', 2, '2026-03-09'],
  ['2026-03-07', 0, '2026-03-07'],
])('%s plus %i days is %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected)
})

test.each([
  ['2026-11-21', '2027-01-02'],
  ['2027-01-02', '2026-11-21'],
  ['2026-11-21', '2026-11-21'],
])('finds the earlier of %s and %s', (one, other) => {
  expect(earlierOf(one, other)).toBe('2026-11-21')
})
