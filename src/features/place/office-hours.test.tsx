import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { site } from '@/config/site.ts'
import OfficeHours from './office-hours.tsx'

const areSpecified = site.url.endsWith('.example.com')

test.runIf(areSpecified)('shows the specified hours of each day of the week (R189)', () => {
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
