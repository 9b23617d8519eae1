import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import type { BookingResponse } from '@/shared/contracts/bookings.ts'
import { Schedule } from './schedule.tsx'

vi.mock('@/shared/booking.ts', () => vi.importActual('../../../tests/fixtures/booking.ts'))

const { readAccessToken } = vi.hoisted(() => ({
  readAccessToken: vi.fn<() => Promise<string | null>>(),
}))
vi.mock('@/features/auth/read-access-token.ts', () => ({ readAccessToken }))
vi.mock('@/features/auth/auth-provider.tsx', () => ({ useAuth: () => ({ user: null }) }))

const fetched = vi.fn<() => Promise<Response>>()
vi.stubGlobal('fetch', fetched)
afterEach(() => fetched.mockReset())

const answer = ({ topic = 'consultation', hasMail = true, reference = 'B-00000001' } = {}) => {
  const body: BookingResponse = {
    booking: {
      reference,
      topic,
      way: 'office',
      state: 'confirmed',
      start: '2999-11-26T15:00:00.000Z',
      end: '2999-11-26T15:30:00.000Z',
      timeZone: 'America/New_York',
    },
    calendar: 'x',
    hasMail,
  }
  return Response.json(body)
}

const openLink = () => openPage(`/schedule#booking=${'x'.repeat(43)}`)
function openPage(path: string) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <Schedule head={<h1>Schedule a consultation</h1>} />
        <Link to={`#booking=${'y'.repeat(43)}`}>Another link</Link>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
/** The heading, once the page also listens for events. */
async function booked() {
  const heading = await screen.findByRole('heading', { name: 'You’re booked' })
  await act(async () => {})
  return heading
}

test('lets a visitor try a link again after a lost connection, without mentioning the form', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce(answer())
  openLink()
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not reach our server/)
  expect(screen.getByRole('alert')).not.toHaveTextContent(/What you typed/)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await booked()).toBeVisible()
})

test('does not offer to try an invalid link again', async () => {
  const error = { code: 'not_found', message: 'We cannot find this appointment.' }
  fetched.mockResolvedValueOnce(Response.json({ error }, { status: 404 }))
  openLink()
  expect(await screen.findByRole('alert')).toHaveTextContent(/cannot find this appointment/)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Book a time' })).toHaveAttribute('href', '/schedule')
})

test('a place on the waitlist has a heading of its own', async () => {
  const wish = { part: 'any', weekdays: [], day: null }
  const entry = { topic: 'consultation', wish, lastDay: '2999-11-26', hasMail: true, offer: null }
  fetched.mockResolvedValueOnce(Response.json(entry))
  openPage(`/schedule#waitlist=${'x'.repeat(43)}`)
  expect(await screen.findByRole('heading', { name: 'You’re on the waitlist' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your place on the waitlist')
})

test('shows the second of two links, whichever response comes last', async () => {
  let answerFirst = () => {}
  fetched.mockReturnValueOnce(new Promise((resolve) => (answerFirst = () => resolve(answer()))))
  fetched.mockResolvedValueOnce(answer({ reference: 'B-00000002' }))
  openLink()
  fireEvent.click(screen.getByText('Another link'))
  expect(await screen.findByText('B-00000002')).toBeVisible()
  await act(async () => answerFirst())
  expect(screen.getByText('B-00000002')).toBeVisible()
})

test('clears the problem of one link when the next is opened', async () => {
  const error = { code: 'not_found', message: 'We cannot find this appointment.' }
  fetched.mockResolvedValueOnce(Response.json({ error }, { status: 404 }))
  fetched.mockReturnValueOnce(new Promise(() => {}))
  openLink()
  expect(await screen.findByRole('alert')).toBeVisible()
  fireEvent.click(screen.getByText('Another link'))
  expect(await screen.findByText('Loading your appointment…')).toBeVisible()
})

test.each([
  [true, /We’ve emailed your confirmation/],
  [false, /You need it to change or cancel/],
])('tells a visitor how to come back, with an email address: %s', async (hasMail, text) => {
  fetched.mockResolvedValueOnce(answer({ hasMail }))
  openLink()
  expect(await booked()).toBeVisible()
  expect(screen.getByText(text)).toBeVisible()
})

/** The private link's response after it was canceled elsewhere. */
async function cancelledAnswer() {
  const { booking, ...rest }: BookingResponse = await answer().json()
  return Response.json({ ...rest, booking: { ...booking, state: 'cancelled' } })
}

test('shows a change from another tab on return, and otherwise leaves the focus alone', async () => {
  fetched.mockResolvedValueOnce(answer()).mockResolvedValueOnce(answer())
  openLink()
  expect(await booked()).toBeVisible()
  const button = screen.getByRole('button', { name: 'Add to calendar' })
  button.focus()
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  expect(fetched).toHaveBeenCalledTimes(2)
  expect(button).toHaveFocus()

  // The first response may still be on its way and would win.
  fetched.mockImplementation(cancelledAnswer)
  await vi.waitFor(async () => {
    await act(async () => document.dispatchEvent(new Event('visibilitychange')))
    expect(screen.getByRole('heading', { name: 'This appointment is canceled' })).toBeVisible()
  })
})

test.each([
  ['Change the time', 'Pick another day and time'],
  ['Cancel the appointment', 'Cancel this appointment?'],
])('closes “%s” when the appointment is canceled in another tab', async (opener, question) => {
  fetched.mockResolvedValueOnce(answer())
  openLink()
  expect(await booked()).toBeVisible()
  fetched.mockImplementation(cancelledAnswer)
  await userEvent.click(screen.getByRole('button', { name: opener }))
  expect(screen.getByRole('heading', { name: question })).toBeVisible()
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  const heading = await screen.findByRole('heading', { name: 'This appointment is canceled' })
  expect(screen.queryByRole('heading', { name: question })).toBeNull()
  expect(heading).toHaveFocus()
})

test('ignores a response from before a change', async () => {
  let answerLook = () => {}
  fetched.mockResolvedValueOnce(answer())
  openLink()
  expect(await booked()).toBeVisible()
  fetched.mockReturnValueOnce(new Promise((resolve) => (answerLook = () => resolve(answer()))))
  document.dispatchEvent(new Event('visibilitychange'))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the appointment' }))
  fetched.mockResolvedValueOnce(await cancelledAnswer())
  await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }))
  const heading = await screen.findByRole('heading', { name: 'This appointment is canceled' })
  await act(async () => answerLook())
  expect(heading).toHaveTextContent('This appointment is canceled')
})

test('shows the appointment’s new state, and why, after a late change', async () => {
  fetched.mockResolvedValueOnce(answer())
  openLink()
  expect(await booked()).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the appointment' }))
  const error = { code: 'too_late', message: 'This appointment can no longer be changed.' }
  fetched.mockResolvedValueOnce(Response.json({ error }, { status: 409 }))
  fetched.mockResolvedValueOnce(await cancelledAnswer())
  await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }))
  expect(await screen.findByRole('heading', { name: 'This appointment is canceled' })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('can no longer be changed')
})

test('starts with the office’s day, not the visitor’s', async () => {
  vi.stubEnv('TZ', 'Asia/Tokyo')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-28T16:00:00Z') })
  fetched.mockReturnValue(new Promise(() => {}))
  openPage('/schedule')
  expect(screen.getByText('November 28 to December 11')).toBeVisible()
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

test('lets an appointment with a withdrawn topic be canceled but not moved', async () => {
  fetched.mockResolvedValueOnce(answer({ topic: 'old-topic' }))
  openLink()
  expect(await booked()).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Change the time' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Cancel the appointment' })).toBeVisible()
})

test('accepts new fields from a newer server', async () => {
  const { booking, ...rest }: BookingResponse = await answer().json()
  const newer = { ...rest, booking: { ...booking, room: 'blue' }, parking: true }
  fetched.mockResolvedValueOnce(Response.json(newer))
  openLink()
  expect(await booked()).toBeVisible()
})

test('shows the message of an unknown error code from a newer server', async () => {
  const error = { code: 'office_closed', message: 'We moved. Please call us.', since: 2 }
  fetched.mockResolvedValueOnce(Response.json({ error }, { status: 409 }))
  openLink()
  expect(await screen.findByRole('alert')).toHaveTextContent('We moved. Please call us.')
})

test('accepts a missing field from an older server', async () => {
  const { hasMail: _, ...older }: BookingResponse = await answer().json()
  fetched.mockResolvedValueOnce(Response.json(older))
  openLink()
  expect(await booked()).toBeVisible()
})

test('opens a visitor’s own booking by its reference, with the session', async () => {
  const sent = vi.fn<typeof fetch>(async () => answer())
  vi.stubGlobal('fetch', sent)
  readAccessToken.mockResolvedValue('the-session')
  openPage('/schedule#booking=B-00000001')
  expect(await booked()).toBeVisible()
  const headers = { 'Booking-Reference': 'B-00000001', Authorization: 'Bearer the-session' }
  expect(sent.mock.calls[0]?.[1]?.headers).toEqual(headers)
  vi.stubGlobal('fetch', fetched)
})

test('links to the sign-in page when the session has ended', async () => {
  readAccessToken.mockResolvedValue(null)
  const error = { code: 'unauthorized', message: 'Please sign in.' }
  fetched.mockResolvedValue(Response.json({ error }, { status: 401 }))
  openPage('/schedule#booking=B-00000001')
  expect(await screen.findByRole('alert')).toHaveTextContent('Please sign in.')
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
