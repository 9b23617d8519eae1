import { expect, test } from 'vitest'
import { addBusinessDays } from './business-days'

test.each([
  ['a Monday, one week on', '2026-02-02', 5, '2026-02-09'],
  ['a Friday', '2026-02-06', 1, '2026-02-09'],
  ['a Saturday', '2026-02-07', 1, '2026-02-09'],
  ['a Sunday', '2026-02-08', 1, '2026-02-09'],
  ['three weeks', '2026-03-06', 15, '2026-03-27'],
  ['over Presidents’ Day', '2026-02-13', 1, '2026-02-17'],
  ['over Christmas Day and New Year’s Day', '2026-12-24', 5, '2027-01-04'],
  ['over July 4, observed on a Friday', '2026-07-02', 1, '2026-07-06'],
])('business days from %s', (_, date, days, expected) => {
  expect(addBusinessDays(date, days)).toBe(expected)
})
