import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { OfficeTodayResponse } from '@/shared/contracts/office-today.ts'
import { FirmSchema } from './firm-schema.tsx'

const { today } = vi.hoisted(() => ({
  today: { current: undefined as OfficeTodayResponse | null | undefined },
}))
vi.mock('@/features/office-today/public.ts', () => ({ useOfficeToday: () => today.current }))

const read = () => JSON.parse(render(<FirmSchema />).container.textContent)

test('tells search engines the hours that the desk has changed, once they are known', () => {
  expect(read()).not.toHaveProperty('specialOpeningHoursSpecification')
  today.current = {
    changedDays: [
      { date: '2027-03-09', open: [] },
      { date: '2027-03-10', open: [{ from: '09:00', until: '20:30' }] },
    ],
    notice: null,
  }
  const day = (date: string, opens: string, closes: string) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens,
    closes,
  })
  expect(read().specialOpeningHoursSpecification).toEqual([
    day('2027-03-09', '00:00', '00:00'),
    day('2027-03-10', '09:00', '20:30'),
  ])
})
