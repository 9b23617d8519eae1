import { expect, test } from 'vitest'
import { site } from '@/config/site'
import { officeToday } from './office-today'

const byIntl = new Intl.DateTimeFormat('sv-SE', { timeZone: site.timeZone })

test.each([
  ['the evening of the deadline, already the 16th in Tokyo', '2027-04-16T03:59:59Z', '2027-04-15'],
  ['midnight', '2027-04-16T04:00:00Z', '2027-04-16'],
  ['New Year’s Eve, already 2027 in London', '2027-01-01T04:59:59Z', '2026-12-31'],
  ['New Year, still 2026 in Honolulu', '2027-01-01T05:00:00Z', '2027-01-01'],
])('the date at the office: %s', (_, instant, date) => {
  expect(officeToday(new Date(instant))).toBe(date)
})

test('it is the date of the office’s time zone at every hour of five years', () => {
  const [first, end] = [Date.parse('2026-01-01T00:00:00Z'), Date.parse('2031-01-01T00:00:00Z')]
  for (let now = first; now < end; now += 3_600_000) {
    expect(officeToday(new Date(now))).toBe(byIntl.format(now))
  }
})
