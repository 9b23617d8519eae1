import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Way } from '@/shared/contracts/bookings.ts'
import { AppointmentSummary } from './appointment-summary.tsx'

afterEach(() => vi.restoreAllMocks())

function showIn(timeZone: string, way: Way) {
  const options = Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    timeZone,
  })
  render(
    <AppointmentSummary
      formId="details"
      chosen={{ topic: 'consultation', way, start: '2026-11-24T15:00:00Z' }}
      hold="held"
      problem={null}
      isSubmitting={false}
    />,
  )
}

const plain = (text: string) => text.replace(/\s/g, ' ')

test.each<[string, Way, string | null]>([
  ['America/Los_Angeles', 'phone', '7:00 AM'],
  ['Asia/Tokyo', 'video', 'Wed, 12:00 AM'],
  ['America/New_York', 'phone', null],
  // A visitor of the office comes to its clock.
  ['America/Los_Angeles', 'office', null],
])('in %s, for a meeting (%s), their own time is: %s', (zone, way, time) => {
  showIn(zone, way)
  const row = screen.queryByText('Your time')?.nextElementSibling?.textContent ?? null
  expect(row === null ? null : plain(row)).toBe(time)
})

test('a hold says for how long, without a clock', () => {
  showIn('America/Los_Angeles', 'office')
  const note = /^We’re holding 10:00 AM for you for 5 minutes\. You can change or cancel/
  expect(screen.getByText((text) => note.test(plain(text)))).toBeVisible()
})
