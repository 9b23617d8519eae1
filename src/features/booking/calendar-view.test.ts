import { expect, test, vi } from 'vitest'
import type { DayName } from '@/config/site.ts'
import { WEEKDAYS } from '@/shared/iso-date.ts'
import { dayParts, daysInView, mondayOf } from './calendar-view.ts'

vi.mock('@/shared/booking.ts', () => vi.importActual('../../../tests/fixtures/booking.ts'))

test.each([
  ['a Monday', '2026-11-23', '2026-11-23'],
  ['a Saturday', '2026-11-28', '2026-11-23'],
  ['a Sunday, when the office is closed', '2026-11-22', '2026-11-23'],
  ['a date in the year’s first week', '2027-01-01', '2026-12-28'],
])('starts the view of %s on a Monday', (_, date, monday) => {
  expect(mondayOf(date)).toBe(monday)
})

test.each([
  ['Sundays too', 'Sunday', 14, '2026-11-22', '2026-11-16'],
  ['weekdays only', 'Friday', 10, '2026-11-21', '2026-11-23'],
] as const)('fits the view to office hours: %s', (_, last, count, date, monday) => {
  const week: readonly DayName[] = [...WEEKDAYS.slice(1), 'Sunday']
  const days = week.slice(0, week.indexOf(last) + 1)
  const hours = [{ days, label: '', opens: '09:00', closes: '17:00' }]
  expect(mondayOf(date, hours)).toBe(monday)
  expect(daysInView(monday, [], hours)).toHaveLength(count)
})

test('shows two weeks without Sundays across the end of a month', () => {
  const days = daysInView('2026-11-23')
  expect(days).toHaveLength(12)
  expect(days.at(-1)).toBe('2026-12-05')
  expect(days).not.toContain('2026-11-29')
})

test('shows the Sundays of both weeks when one has free times', () => {
  const days = daysInView('2026-11-23', ['2026-12-06'])
  expect(days).toHaveLength(14)
  expect(days.filter((day) => day === '2026-11-29' || day === '2026-12-06')).toHaveLength(2)
})

test('ignores a free Sunday beyond the two weeks', () => {
  expect(daysInView('2026-11-23', ['2026-12-13'])).toHaveLength(12)
})

test('names a day in full for screen readers', () => {
  expect(dayParts('2026-11-24')).toEqual({
    weekday: 'Tue',
    day: '24',
    month: 'Nov',
    full: 'Tuesday, November 24',
  })
})
