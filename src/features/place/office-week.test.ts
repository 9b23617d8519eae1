import { expect, test, vi } from 'vitest'
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

const at = (date: string, time: number) => openState({ date, minute: time * 60 })

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
  expect(week[3]).toMatchObject({ hours: undefined, holiday: 'Thanksgiving' })
  expect(officeDay('2026-11-27').hours?.closes).toBe('17:00')
})

test('tells the time in the office’s time zone', () => {
  expect(officeNow(new Date('2026-11-24T15:20:00Z'))).toEqual({ date: '2026-11-24', minute: 620 })
  expect(officeNow(new Date('2026-11-25T04:30:00Z')).date).toBe('2026-11-24')
})
