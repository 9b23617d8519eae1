import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '@/lib/query-provider.tsx'
import MyBookings from './my-bookings.tsx'

const session = { access_token: 'x' }
const PAT = { id: 'pat', email: 'pat@example.com' }
const signedIn = vi.hoisted(() => ({ user: {} }))
vi.mock('@/features/auth/read-access-token.ts', () => ({ readAccessToken: async () => 'x' }))
vi.mock('@/features/auth/auth-provider.tsx', () => ({
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

test('shows the next appointment with the zone, opens it by its reference and lists later ones', async () => {
  const token = 'x'.repeat(43)
  const later = { start: '2026-12-12T15:30:00.000Z', end: '2026-12-12T16:00:00.000Z' }
  vi.stubGlobal('fetch', async () =>
    Response.json({
      bookings: [
        { ...booking, reference: 'B-00000001', token },
        { ...booking, ...later, reference: 'B-00000002', token },
      ],
    }),
  )
  show()
  expect(await screen.findByText('Tue, Nov 24')).toBeVisible()
  expect(screen.getByText('10:00 AM to 10:30 AM, Eastern Time')).toBeVisible()
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['/schedule#booking=B-00000001', '/schedule#booking=B-00000002'])
  const item = within(screen.getByRole('list', { name: 'Later appointments' }))
  expect(item.getByRole('link')).toHaveTextContent('Sat, Dec 12, 10:30 AM to 11:00 AM')
})

test('says what to do when the calendar file cannot be loaded', async () => {
  const bookings = [{ ...booking, reference: 'B-00000001' }]
  let isDown = false
  vi.stubGlobal('fetch', async () => {
    if (isDown) throw new TypeError('offline')
    return Response.json({ bookings })
  })
  show()
  const add = await screen.findByRole('button', { name: 'Add to calendar' })
  isDown = true
  await userEvent.click(add)
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Try again, or open “Change or cancel”',
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
