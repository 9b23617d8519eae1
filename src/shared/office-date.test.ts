import { expect, test } from 'vitest'
import { officeDate } from './office-date.ts'

test.each([
  ['the evening of the deadline, already the 16th in Tokyo', '2027-04-16T03:59:59Z', '2027-04-15'],
  ['midnight', '2027-04-16T04:00:00Z', '2027-04-16'],
  ['New Year’s Eve, already 2027 in London', '2027-01-01T04:59:59Z', '2026-12-31'],
  ['before the day when daylight saving time begins', '2027-03-14T04:59:59Z', '2027-03-13'],
  ['midnight after it', '2027-03-15T04:00:00Z', '2027-03-15'],
  ['before the day when daylight saving time ends', '2027-11-07T03:59:59Z', '2027-11-06'],
  ['midnight after that', '2027-11-08T05:00:00Z', '2027-11-08'],
  ['New Year, still 2026 in Honolulu', '2027-01-01T05:00:00Z', '2027-01-01'],
])('the date at the office: %s', (_, instant, date) => {
  expect(officeDate(new Date(instant))).toBe(date)
})
