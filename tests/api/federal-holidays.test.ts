// @vitest-environment node
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { isFederalHoliday } from '../../api/_lib/federal-holidays'

// opm.gov, federal holidays 2026 and 2027, as observed.
test.each([
  [2026, '01-01 01-19 02-16 05-25 06-19 07-03 07-04 09-07 10-12 11-11 11-26 12-25'],
  [
    2027,
    '01-01 01-18 02-15 05-31 06-18 06-19 07-04 07-05 09-06 10-11 11-11 11-25 12-24 12-25 12-31',
  ],
])('the holidays of %i, on the day and as observed', (year, days) => {
  let date = Temporal.PlainDate.from({ year, month: 1, day: 1 })
  const found: string[] = []
  for (; date.year === year; date = date.add({ days: 1 })) {
    if (isFederalHoliday(date)) found.push(date.toString().slice(5))
  }
  expect(found.join(' ')).toBe(days)
})
