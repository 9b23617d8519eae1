import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OfficeTodayResponse } from '@/shared/contracts/office-today.ts'
import { site } from '@/config/site.ts'
import OfficeHours from './office-hours.tsx'

const { today } = vi.hoisted(() => ({
  today: { current: undefined as OfficeTodayResponse | null | undefined },
}))
vi.mock('@/features/office-today/public.ts', () => ({ useOfficeToday: () => today.current }))

// The specified hours, so that the office can change its own without failing this test.
vi.mock('@/config/site.ts', async (load) => {
  const { site } = await load<typeof import('@/config/site.ts')>()
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
  const hours = [
    { days, opens: '09:00', closes: '17:00' },
    { days: ['Saturday'], opens: '09:00', closes: '15:00' },
  ]
  return { site: { ...site, hours } }
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-09T15:00:00Z') })
  today.current = { changedDays: [], notice: null }
})
afterEach(() => vi.useRealTimers())

test('shows the hours of each day of the week (R189)', () => {
  render(<OfficeHours />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Mon 89 to 5',
    'Tue 9today, 9 to 5',
    'Wed 109 to 5',
    'Thu 119 to 5',
    'Fri 129 to 5',
    'Sat 139 to 3',
    'Sun 14closed',
  ])
  expect(screen.getByText('Open now, until 5 PM')).toBeVisible()
})

test('shows what the desk has changed', () => {
  const open = [
    { from: '09:00', until: '12:00' },
    { from: '17:00', until: '20:30' },
  ]
  today.current = {
    changedDays: [
      { date: '2027-03-09', open: [] },
      { date: '2027-03-10', open },
    ],
    notice: null,
  }
  render(<OfficeHours />)
  expect(screen.getByText('Closed, opens Wednesday at 9 AM')).toBeVisible()
  expect(screen.getByText('today, closed')).toBeVisible()
  expect(screen.getByText('9 to 12, 5 to 8:30')).toBeVisible()
})

test.each([
  ['before the answer', undefined, false],
  ['without an answer', null, true],
])('shows the usual hours without “now” %s', (_, answer, isSaid) => {
  today.current = answer
  const { container } = render(<OfficeHours />)
  expect(container).not.toHaveTextContent('Open now')
  expect(screen.getByText(site.hoursLine)).toBeVisible()
  expect(container.textContent.includes('We cannot check right now')).toBe(isSaid)
})
