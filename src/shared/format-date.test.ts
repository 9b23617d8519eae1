import { expect, test } from 'vitest'
import { formatDay, formatHour, formatMonth, formatOfficeMoment } from './format-date.ts'
import { MONTHS } from './iso-date.ts'

const asBrowsersWrite = (iso: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(iso))

test.each(MONTHS.map((_, index) => `2027-${String(index + 1).padStart(2, '0')}-01`))(
  'formats months and days as browsers do: %s',
  (iso) => {
    expect(formatMonth(iso)).toBe(asBrowsersWrite(iso, { month: 'long', year: 'numeric' }))
    expect(formatMonth(iso, 'short')).toBe(
      asBrowsersWrite(iso, { month: 'short', year: 'numeric' }),
    )
    expect(formatDay(iso)).toBe(asBrowsersWrite(iso, { dateStyle: 'long' }))
    expect(formatDay(iso, 'medium')).toBe(asBrowsersWrite(iso, { dateStyle: 'medium' }))
  },
)

test.each([
  ['2026-12-31', 'December 31, 2026'],
  ['2028-02-29', 'February 29, 2028'],
])('%s is the same day in every time zone: %s', (iso, text) => {
  expect(formatDay(iso)).toBe(text)
})

test.each([
  ['2027-03-14T06:59:00Z', 'Sunday, March 14 at 1:59 AM EST'],
  ['2027-03-14T07:00:00Z', 'Sunday, March 14 at 3:00 AM EDT'],
])('%s is %s at the office', (instant, text) => {
  expect(formatOfficeMoment(instant)).toBe(text)
})

test.each([
  ['00:00', '12 AM'],
  ['09:00', '9 AM'],
  ['11:59', '11:59 AM'],
  ['12:00', '12 PM'],
  ['12:05', '12:05 PM'],
  ['14:30', '2:30 PM'],
])('%s reads %s', (time, text) => {
  expect(formatHour(time)).toBe(text)
})
