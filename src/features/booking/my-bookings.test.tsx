import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '@/lib/query-provider.tsx'
import MyBookings from './my-bookings.tsx'

const session = { access_token: 'x' }
const PAT = { id: 'pat', email: 'pat@example.com' }
const signedIn = vi.hoisted(() => ({ user: {} }))
vi.mock('@/features/auth/public.ts', () => ({
  useAuth: () => ({ session, user: signedIn.user }),
}))
beforeEach(() => {
  signedIn.user = PAT
})
afterEach(() => vi.unstubAllGlobals())

const booking = {
  topic: 'consultation',
  way: 'office',
  state: 'confirmed',
  start: '2026-11-24T15:00:00.000Z',
  end: '2026-11-24T15:30:00.000Z',
  timeZone: 'America/New_York',
}

const page = () => (
  <MemoryRouter>
    <MyBookings />
  </MemoryRouter>
)
const show = () => render(page())
afterEach(() => queryClient.clear())

test('shows when an appointment is, with the zone, and opens it by its reference', async () => {
  const token = 'x'.repeat(43)
  vi.stubGlobal('fetch', async () =>
    Response.json({ bookings: [{ ...booking, reference: 'B-00000001', token }] }),
  )
  show()
  const appointment = await screen.findByRole('listitem')
  const when = 'Tuesday, November 24, 10:00 AM to 10:30 AM, Eastern Time'
  expect(within(appointment).getByText(when)).toBeVisible()
  expect(within(appointment).getByRole('link', { name: /Change or cancel/ })).toHaveAttribute(
    'href',
    '/schedule#booking=B-00000001',
  )
})

test('keeps the list and the focus when the session is refreshed', async () => {
  const bookings = [{ ...booking, reference: 'B-00000001' }]
  vi.stubGlobal('fetch', async () => Response.json({ bookings }))
  const { rerender } = show()
  const link = await screen.findByRole('link', { name: /Change or cancel/ })
  link.focus()
  session.access_token = 'y'
  rerender(page())
  expect(link).toHaveFocus()
})

test('speaks of no confirmation to someone signed in by phone, who may have got none', () => {
  signedIn.user = { id: 'pat', phone: '+17405550142' }
  show()
  expect(screen.getByText(/you signed in by phone/)).toBeVisible()
  expect(document.body).not.toHaveTextContent(/confirmation/)
})
