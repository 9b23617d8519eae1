import { expect, test } from 'vitest'
import { addBusinessDays, addDays, earlierOf } from './calendar'

test.each([
  ['2026-02-20', 21, '2026-03-13'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-07', 2, '2026-03-09'],
  ['2026-03-07', 0, '2026-03-07'],
])('%s and %i days is %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected)
})

test.each([
  ['a Monday, one week on', '2026-02-02', 5, '2026-02-09'],
  ['a Friday', '2026-02-06', 1, '2026-02-09'],
  ['a Saturday', '2026-02-07', 1, '2026-02-09'],
  ['a Sunday', '2026-02-08', 1, '2026-02-09'],
  ['three weeks', '2026-02-06', 15, '2026-02-27'],
])('business days from %s', (_, date, days, expected) => {
  expect(addBusinessDays(date, days)).toBe(expected)
})

test.each([
  ['2026-11-21', '2027-01-02'],
  ['2027-01-02', '2026-11-21'],
  ['2026-11-21', '2026-11-21'],
])('the earlier of %s and %s', (one, other) => {
  expect(earlierOf(one, other)).toBe('2026-11-21')
})
