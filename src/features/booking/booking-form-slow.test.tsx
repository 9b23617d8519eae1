import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { BookingForm } from './booking-form.tsx'

vi.mock('@/shared/booking.ts', () => vi.importActual('../../../tests/fixtures/booking.ts'))
// Its code never arrives.
vi.mock('./details-form.tsx', () => new Promise(() => {}))

afterEach(() => vi.unstubAllGlobals())

const TEN = '2026-11-24T15:00:00.000Z'
const ELEVEN = '2026-11-24T16:00:00.000Z'
const TOKEN = 'x'.repeat(43)
const HOLD = { token: TOKEN, topic: 'consultation', start: TEN, end: ELEVEN, heldUntil: TEN }
const FREE = {
  timeZone: 'America/New_York',
  topic: 'consultation',
  minutes: 30,
  from: '2026-11-23',
  to: '2026-12-05',
  lastDay: '2027-01-22',
  days: [{ date: '2026-11-24', times: [TEN] }],
  formToken: 'x',
}

test('shows the times and holds one before the code of the details has loaded', async () => {
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/holds' ? Response.json(HOLD, { status: 201 }) : Response.json(FREE),
  )
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <BookingForm today="2026-11-23" onBooked={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: '10:00 AM' }))
  expect(await screen.findByText(/We’re holding/)).toBeVisible()
  expect(screen.getByText('Loading the form…')).toBeVisible()
  expect(screen.queryByLabelText('Name')).toBeNull()
})
