import { expect, test } from 'vitest'
import { officeDay, officeHour, officeSpan, officeTime, visitorTime } from './office-time.ts'

test.each([
  ['in winter', '2026-11-24T15:30:00Z', '10:30 AM', 10],
  ['in summer', '2026-07-14T14:30:00Z', '10:30 AM', 10],
  ['on the day the clocks go forward', '2027-03-14T13:00:00Z', '9:00 AM', 9],
  ['on the day before they go back', '2027-11-06T18:00:00Z', '2:00 PM', 14],
])('shows an instant %s in office time', (_, instant, time, hour) => {
  expect(officeTime(instant)).toBe(time)
  expect(officeHour(instant)).toBe(hour)
})

test('formats the day and the span in office time', () => {
  expect(officeDay('2026-11-25T01:00:00Z')).toBe('Tuesday, November 24')
  expect(officeSpan('2026-11-24T15:30:00Z', '2026-11-24T16:00:00Z')).toBe(
    '10:30 AM to 11:00 AM, Eastern Time',
  )
})

test.each([
  ['America/New_York', null],
  ['America/Detroit', null],
  ['America/Denver', '8:30 AM'],
  ['Asia/Tokyo', 'Wed, 12:30 AM'],
])('shows a visitor in %s their own time: %s', (zone, shown) => {
  // Some of the spaces are narrow ones.
  const text = visitorTime('2026-11-24T15:30:00Z', zone)?.replace(/\s/g, ' ') ?? null
  expect(text).toBe(shown)
})
