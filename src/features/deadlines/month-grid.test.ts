import { expect, test } from 'vitest'
import { addMonths, weeksOf } from './month-grid.ts'

test.each([
  ['2026-02', 4, '2026-02-01', 0],
  ['2026-04', 5, '2026-04-01', 3],
  ['2026-08', 6, '2026-08-01', 6],
  ['2027-10', 6, '2027-10-01', 5],
])('gives %s %i weeks', (month, count, first, weekday) => {
  const weeks = weeksOf(month)
  expect(weeks).toHaveLength(count)
  expect(weeks[0]?.indexOf(first)).toBe(weekday)
  expect(weeks.every((week) => week.length === 7)).toBe(true)
})

test('contains every day of a month once', () => {
  const days = weeksOf('2028-02')
    .flat()
    .filter((day) => day !== null)
  expect(days).toHaveLength(29)
  expect(days.at(-1)).toBe('2028-02-29')
})

test.each([
  ['2026-12', 1, '2027-01'],
  ['2027-01', -1, '2026-12'],
  ['2026-04', 0, '2026-04'],
])('moves %s by %i months to %s', (month, count, expected) => {
  expect(addMonths(month, count)).toBe(expected)
})
