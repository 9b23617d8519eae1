import { expect, test } from 'vitest'
import { earlyReturnDate, estimateDueDates, farmDueDates, farmReturnDate } from './due-dates.ts'

test.each([
  [2025, ['2025-04-15', '2025-06-16', '2025-09-15', '2026-01-15']],
  [2026, ['2026-04-15', '2026-06-15', '2026-09-15', '2027-01-15']],
  // January 15, 2028 is a Saturday, and January 17 a holiday.
  [2027, ['2027-04-15', '2027-06-15', '2027-09-15', '2028-01-18']],
])('moves the dates of %d past weekends and holidays', (taxYear, dates) => {
  expect(estimateDueDates(taxYear).map(({ dueDate }) => dueDate)).toEqual(dates)
})

test('counts interest from the day named in the law', () => {
  expect(estimateDueDates(2025)[1]?.nominalDate).toBe('2025-06-15')
})

test.each([
  [2025, '2026-03-02'],
  [2026, '2027-03-01'],
])('lets farmers of %d pay once or file by %s', (taxYear, filedBy) => {
  expect(farmDueDates(taxYear)).toEqual(estimateDueDates(taxYear).slice(3))
  expect(farmReturnDate(taxYear)).toBe(filedBy)
})

test.each([
  [2025, '2026-02-02'],
  [2026, '2027-02-01'],
])('dates an early return for %d by %s', (taxYear, date) => {
  expect(earlyReturnDate(taxYear)).toBe(date)
})

// April 15, 2028 is a Saturday. Only the District of Columbia observes Emancipation Day on Monday.
test('uses only Ohio’s holidays for a town', () => {
  expect(estimateDueDates(2028, 'ohio')[0]?.dueDate).toBe('2028-04-17')
  expect(estimateDueDates(2028)[0]?.dueDate).toBe('2028-04-18')
  expect(estimateDueDates(2027, 'ohio')).toEqual(estimateDueDates(2027))
})
