import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AppointmentSummary } from './appointment-summary.tsx'

afterEach(() => vi.restoreAllMocks())

function showIn(timeZone: string) {
  const options = Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    timeZone,
  })
  render(
    <AppointmentSummary
      formId="details"
      chosen={{ topic: 'consultation', way: 'office', start: '2026-11-24T15:00:00Z' }}
      heldUntil="2026-11-22T00:39:00Z"
      problem={null}
      isSubmitting={false}
    />,
  )
}

test.each([
  ['America/New_York', 'Held for you until 7:39 PM.'],
  ['America/Los_Angeles', 'Held for you until Sat, 4:39 PM.'],
])('in %s, shows: %s', (zone, start) => {
  showIn(zone)
  expect(screen.getByText((text) => text.replace(/\s/g, ' ').startsWith(start))).toBeVisible()
})
