import { expect, test, vi } from 'vitest'
import { booking } from '@/shared/booking.ts'
import { dayParts, openDays } from './calendar-view.ts'

vi.mock('@/shared/booking.ts', () => vi.importActual('../../../tests/fixtures/booking.ts'))

test('leaves out Sundays and holidays across the end of a month', () => {
  expect(openDays('2026-11-25', '2026-12-01')).toEqual([
    '2026-11-25',
    '2026-11-27',
    '2026-11-28',
    '2026-11-30',
    '2026-12-01',
  ])
})

test('leaves out days off, of the firm’s list or closed at the desk', () => {
  const rules = { ...booking, closedDates: ['2026-12-01'] }
  const days = openDays('2026-11-30', '2026-12-04', undefined, ['2026-12-03'], rules)
  expect(days).toEqual(['2026-11-30', '2026-12-02', '2026-12-04'])
})

test('adds a Sunday with free times, within the range only', () => {
  const free = new Set(['2026-11-29', '2026-12-06'])
  expect(openDays('2026-11-28', '2026-11-30', free)).toEqual([
    '2026-11-28',
    '2026-11-29',
    '2026-11-30',
  ])
})

test('has no days before its first', () => {
  expect(openDays('2026-11-30', '2026-11-26')).toEqual([])
})

test('names a day in full for screen readers', () => {
  expect(dayParts('2026-11-24')).toEqual({
    weekday: 'Tue',
    day: '24',
    month: 'Nov',
    full: 'Tuesday, November 24',
  })
})
