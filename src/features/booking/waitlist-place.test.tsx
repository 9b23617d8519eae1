import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WAITLIST_TOKEN_HEADER } from '@/shared/contracts/waitlist.ts'
import { IDEMPOTENCY_HEADER } from '@/shared/contracts/fields.ts'
import WaitlistPlace from './waitlist-place.tsx'

vi.mock('@/shared/booking.ts', () => vi.importActual('../../../tests/fixtures/booking.ts'))

const TOKEN = 'x'.repeat(43)
const START = '2027-03-09T15:30:00.000Z'
const OFFER = { start: START, until: '2027-03-08T16:00:00.000Z' }
const WAITING = {
  topic: 'consultation',
  wish: { part: 'any', weekdays: [], day: null },
  lastDay: '2027-05-07',
  hasMail: true,
  offer: null,
}
const problem = (status: number, code: string, message: string) =>
  Response.json({ error: { code, message } }, { status })

type Call = { method: string; path: string; body: unknown; headers: Headers }
const respond = vi.fn<(call: Call) => Response>()
const onBooked = vi.fn()
beforeEach(() => {
  onBooked.mockReset()
  respond.mockReset()
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body, headers }: RequestInit) =>
    respond({
      method,
      path,
      body: body && JSON.parse(body as string),
      headers: new Headers(headers),
    }),
  )
})
afterEach(() => vi.unstubAllGlobals())

const show = () =>
  render(<WaitlistPlace token={TOKEN} onBooked={onBooked} />, { wrapper: MemoryRouter })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const heading = (name: string) => screen.findByRole('heading', { name })
/** Focused shortly after it appears. */
const focused = (name: string) => vi.waitFor(async () => expect(await heading(name)).toHaveFocus())

test('books the offered time', async () => {
  respond.mockImplementationOnce(() => Response.json({ ...WAITING, offer: OFFER }))
  show()
  await focused('A time came free for you')
  expect(screen.getByText('Tuesday, March 9')).toBeVisible()
  expect(screen.getByText('Mon, Mar 8, 11:00 AM')).toBeVisible()
  const booking = {
    reference: 'B-00000001',
    topic: 'consultation',
    way: 'office',
    state: 'confirmed',
    start: START,
    end: START,
    timeZone: 'America/New_York',
  }
  const answer = { booking, calendar: 'x', token: TOKEN, hasMail: true }
  respond.mockImplementationOnce(() => problem(503, 'unavailable', 'Please call.'))
  respond.mockImplementationOnce(() => Response.json(answer, { status: 201 }))
  await press('Book this time')
  expect(await screen.findByRole('alert')).toHaveTextContent('Please call.')
  await press('Book this time')
  await vi.waitFor(() => expect(onBooked).toHaveBeenCalledWith(answer))
  const [, first, second] = respond.mock.calls.map(([call]) => call)
  expect(second).toMatchObject({ path: '/api/holds?waitlist=book', body: { start: START } })
  expect(second?.headers.get(WAITLIST_TOKEN_HEADER)).toBe(TOKEN)
  expect(second?.headers.get(IDEMPOTENCY_HEADER)).toBe(first?.headers.get(IDEMPOTENCY_HEADER))
})

test('declines a time and stays on the list', async () => {
  respond.mockImplementationOnce(() => Response.json({ ...WAITING, offer: OFFER }))
  respond.mockImplementationOnce(() => Response.json(WAITING))
  show()
  await heading('A time came free for you')
  await press('Not this time')
  await focused('You’re on the waitlist')
  expect(screen.getByText('any day, any time')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Book this time' })).toBeNull()
  expect(respond.mock.lastCall?.[0]).toMatchObject({ method: 'PATCH', body: { start: START } })
})

test('takes someone off the list', async () => {
  respond.mockImplementationOnce(() => Response.json(WAITING))
  respond.mockImplementationOnce(() => Response.json({ isOff: true }))
  show()
  await heading('You’re on the waitlist')
  await press('Take me off the list')
  await focused('You’re off the waitlist')
  expect(respond.mock.lastCall?.[0].method).toBe('DELETE')
})

test('shows why a time is gone, and what is offered now', async () => {
  respond.mockImplementationOnce(() => Response.json({ ...WAITING, offer: OFFER }))
  respond.mockImplementationOnce(() => problem(409, 'too_late', 'This time is no longer held.'))
  respond.mockImplementationOnce(() => Response.json(WAITING))
  show()
  await heading('A time came free for you')
  await press('Book this time')
  expect(await heading('You’re on the waitlist')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('This time is no longer held.')
})

test('offers to book for one who is not on the list, and to try again without a connection', async () => {
  respond.mockImplementationOnce(() =>
    problem(404, 'not_found', 'You are not on the waitlist any more.'),
  )
  const { unmount } = show()
  expect(await screen.findByRole('alert')).toHaveTextContent('not on the waitlist')
  expect(screen.getByRole('link', { name: 'Book a time' })).toHaveAttribute('href', '/schedule')
  unmount()
  respond.mockImplementationOnce(() => {
    throw new TypeError('offline')
  })
  show()
  expect(await screen.findByRole('alert')).toHaveTextContent('could not reach our server')
  respond.mockImplementationOnce(() => Response.json(WAITING))
  await press('Try again')
  expect(await heading('You’re on the waitlist')).toBeVisible()
})
