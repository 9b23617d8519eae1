import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { BOOKING_TOKEN_HEADER, type BookingResponse } from '@/contracts/bookings'
import { Booked } from './booked'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const TEN = '2999-11-26T15:00:00.000Z'
const [A, B] = ['a'.repeat(43), 'b'.repeat(43)]
const shown: BookingResponse = {
  booking: {
    reference: 'B-00000001',
    topic: 'consultation',
    way: 'office',
    state: 'confirmed',
    start: TEN,
    end: '2999-11-26T15:30:00.000Z',
    timeZone: 'America/New_York',
  },
  calendar: 'x',
  hasMail: true,
}
const availability = {
  timeZone: 'America/New_York',
  topic: 'consultation',
  minutes: 30,
  from: '2999-11-25',
  to: '2999-12-07',
  lastDay: '2999-12-31',
  days: [{ date: '2999-11-26', times: [TEN] }],
  formToken: 'x',
}

function showBooked(
  token: string,
  client = new QueryClient(),
  begun: Partial<BookingResponse> = {},
) {
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Booked
          token={token}
          today="2999-11-25"
          shown={{ ...shown, ...begun }}
          onChanged={() => {}}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

/** @returns the tokens the free times were asked for with, and a way to open a booking */
function start(refusal = 'slot_taken') {
  const askedAs: (string | null)[] = []
  vi.stubGlobal('fetch', async (path: string, { headers }: RequestInit) => {
    if (path === '/api/bookings') {
      const error = { code: refusal, message: 'This time is not free.' }
      return Response.json({ error }, { status: 409 })
    }
    askedAs.push(new Headers(headers).get(BOOKING_TOKEN_HEADER))
    return Response.json(availability)
  })
  const client = new QueryClient()
  const open = async (token: string) => {
    const page = showBooked(token, client)
    await userEvent.click(screen.getByRole('button', { name: 'Change the time' }))
    expect(await screen.findByRole('button', { name: '10:00 AM' })).toBeVisible()
    return page
  }
  return { askedAs, open }
}

test('each booking has its own free times: its own time is not in the way', async () => {
  const { askedAs, open } = start()
  const page = await open(A)
  page.unmount()
  await open(B)
  expect(askedAs).toEqual([A, B])
})

test('after a move that was refused the free times are asked for anew', async () => {
  const { askedAs, open } = start()
  await open(A)
  await userEvent.click(screen.getByRole('button', { name: '10:00 AM' }))
  await userEvent.click(screen.getByRole('button', { name: /^Move to/ }))
  expect(await screen.findByRole('alert')).toHaveTextContent('This time is not free.')
  await vi.waitFor(() => expect(askedAs).toEqual([A, A]))
  // Nothing is left of the time that was not free.
  expect(screen.getByRole('button', { name: 'Pick a time to move to' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Keep the old time' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['before it', '2999-11-26T14:59:59Z', 'You are booked', true],
  ['once it has begun', '2999-11-26T15:00:01Z', 'This was your appointment', false],
])('opened %s, an appointment says so', async (_, now, heading, canBeChanged) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) })
  showBooked(A)
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(heading)
  expect(screen.queryAllByRole('button')).toHaveLength(canBeChanged ? 3 : 0)
})

test.each([
  [false, 'You are booked'],
  [true, 'This was your appointment'],
])('whether it has begun (%s) the server knows better than the clock', (hasBegun, heading) => {
  const now = hasBegun ? '2999-11-25T15:00:00Z' : '2999-11-27T15:00:00Z'
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) })
  showBooked(A, new QueryClient(), { hasBegun })
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(heading)
})

test('a move that failed for another reason can be tried again as it is', async () => {
  const { open } = start('internal')
  await open(A)
  await userEvent.click(screen.getByRole('button', { name: '10:00 AM' }))
  await userEvent.click(screen.getByRole('button', { name: /^Move to/ }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Move to/ })).toBeEnabled()
  await userEvent.click(screen.getByRole('button', { name: '10:00 AM' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('each part that opens and closes has the focus, which its button had', async () => {
  showBooked(A)
  for (const [opener, question, closer] of [
    ['Change the time', 'Pick another day and time', 'Keep the old time'],
    ['Cancel the appointment', 'Cancel this appointment?', 'Keep it'],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name: opener }))
    expect(screen.getByRole('heading', { name: question })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: closer }))
    expect(screen.getByRole('heading', { name: 'You are booked' })).toHaveFocus()
  }
})
