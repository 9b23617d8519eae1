import { expect, test } from 'vitest'
import { addDays } from './iso-date.ts'
import { addBusinessDays, holidayName, isFederalHoliday, observedOn } from './federal-holidays.ts'

// opm.gov, federal holidays, actual and observed.
test.each([
  [2026, '01-01 01-19 02-16 05-25 06-19 07-03 07-04 09-07 10-12 11-11 11-26 12-25'],
  [
    2027,
    '01-01 01-18 02-15 05-31 06-18 06-19 07-04 07-05 09-06 10-11 11-11 11-25 12-24 12-25 12-31',
  ],
])('lists the holidays of %i', (year, days) => {
  const found: string[] = []
  for (let date = `${year}-01-01`; date <= `${year}-12-31`; date = addDays(date, 1)) {
    if (isFederalHoliday(date)) found.push(date.slice(5))
  }
  expect(found.join(' ')).toBe(days)
})

test.each([
  ['a Saturday', '2022-04-16', '2022-04-15'],
  ['a Sunday', '2023-04-16', '2023-04-17'],
  ['a Monday', '2029-04-16', '2029-04-16'],
  ['a Friday', '2027-04-16', '2027-04-16'],
])('a holiday on %s is observed on the correct day', (_, holiday, day) => {
  expect(observedOn(holiday)).toBe(day)
})

test('names a holiday on its day and on the observed day', () => {
  expect(holidayName('2026-11-26')).toBe('Thanksgiving')
  expect(holidayName('2026-07-03')).toBe('Independence Day')
  expect(holidayName('2027-12-31')).toBe('New Year’s Day')
  expect(holidayName('2026-11-27')).toBeUndefined()
})

test.each([
  ['a Monday, one week on', '2026-02-02', 5, '2026-02-09'],
  ['a Friday', '2026-02-06', 1, '2026-02-09'],
  ['a Saturday', '2026-02-07', 1, '2026-02-09'],
  ['a Sunday', '2026-02-08', 1, '2026-02-09'],
  ['three weeks', '2026-03-06', 15, '2026-03-27'],
  ['over Presidents’ Day', '2026-02-13', 1, '2026-02-17'],
  ['over Christmas Day and New Year’s Day', '2026-12-24', 5, '2027-01-04'],
  ['over July 4, observed on a Friday', '2026-07-02', 1, '2026-07-06'],
])('counts business days from %s', (_, date, days, expected) => {
  expect(addBusinessDays(date, days)).toBe(expected)
})
