import { expect, test, vi } from 'vitest'
import type { OpenDay } from '@/shared/contracts/office-today.ts'
import { officeDay, officeNow, officeWeek, openState } from './office-week.ts'

// Its own hours, so that the office can change its hours without failing these tests.
vi.mock('@/config/site.ts', () => ({
  site: {
    url: 'https://www.example.com',
    timeZone: 'America/New_York',
    hours: [
      {
        days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '17:00',
      },
      { days: ['Saturday'], opens: '09:00', closes: '15:00' },
    ],
  },
}))

const at = (date: string, time: number, changedDays: OpenDay[] = []) =>
  openState({ date, minute: time * 60 }, changedDays)

/** What the desk has changed: a snow day, a short day, an evening, a week off, hours on Thanksgiving. */
const CHANGED: OpenDay[] = [
  { date: '2026-11-24', open: [] },
  { date: '2026-11-26', open: [{ from: '10:00', until: '12:00' }] },
  { date: '2026-11-27', open: [{ from: '09:00', until: '12:00' }] },
  {
    date: '2026-11-30',
    open: [
      { from: '09:00', until: '17:00' },
      { from: '18:00', until: '20:30' },
    ],
  },
  ...['07', '08', '09', '10', '11', '12'].map((day) => ({ date: `2026-12-${day}`, open: [] })),
]

test.each([
  ['2026-11-24', 10, 'Closed, opens Wednesday at 9 AM'],
  ['2026-11-25', 18, 'Closed, opens Thursday at 10 AM'],
  ['2026-11-26', 10, 'Open now, until 12 PM'],
  ['2026-11-27', 12, 'Closed, opens Saturday at 9 AM'],
  ['2026-11-30', 17, 'Closed, opens today at 6 PM'],
  ['2026-11-30', 19, 'Open now, until 8:30 PM'],
  ['2026-12-05', 16, 'Closed, opens Monday, Dec 14, at 9 AM'],
])('follows what the desk has changed: %s at %d: %s', (date, time, text) => {
  expect(at(date, time, CHANGED).text).toBe(text)
  expect(at(date, time, CHANGED).isOpen).toBe(text.startsWith('Open'))
})

test.each([
  ['2026-11-24', 10, 'Open now, until 5 PM'],
  ['2026-11-24', 17, 'Closed, opens Wednesday at 9 AM'],
  ['2026-11-24', 8, 'Closed, opens today at 9 AM'],
  ['2026-11-28', 14, 'Open now, until 3 PM'],
  ['2026-11-28', 15, 'Closed, opens Monday at 9 AM'],
  ['2026-11-29', 12, 'Closed, opens Monday at 9 AM'],
  // Thanksgiving.
  ['2026-11-25', 18, 'Closed, opens Friday at 9 AM'],
  ['2026-11-26', 10, 'Closed, opens Friday at 9 AM'],
])('%s at %d: %s', (date, time, text) => {
  expect(at(date, time).text).toBe(text)
  expect(at(date, time).isOpen).toBe(text.startsWith('Open'))
})

test('lists the week of a day from Monday to Sunday with its holiday', () => {
  const week = officeWeek('2026-11-29')
  expect(week.map(({ date }) => date.slice(8))).toEqual(['23', '24', '25', '26', '27', '28', '29'])
  expect(week[0]?.weekday).toBe('Monday')
  expect(week[3]).toMatchObject({ open: [], holiday: 'Thanksgiving' })
  expect(officeDay('2026-11-27').open[0]?.until).toBe('17:00')
})

test('tells the time in the office’s time zone', () => {
  expect(officeNow(new Date('2026-11-24T15:20:00Z'))).toEqual({ date: '2026-11-24', minute: 620 })
  expect(officeNow(new Date('2026-11-25T04:30:00Z')).date).toBe('2026-11-24')
})
