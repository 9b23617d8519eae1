import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import OfficeHours from './office-hours.tsx'

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

test('shows the hours of each day of the week (R189)', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-09T15:00:00Z') })
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
  vi.useRealTimers()
})
