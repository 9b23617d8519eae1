import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import {
  BOOKING_TOKEN_HEADER,
  BOOKING_VERSION_HEADER,
  type BookingResponse,
} from '@/shared/contracts/bookings.ts'
import { CHECKLIST_KEY } from '@/features/checklist/public.ts'
import { DEFAULT_FORM, priceReturn, summarizeEstimate } from '@/features/estimator/public.ts'
import { localStore } from '@/lib/storage.ts'
import { formatDollars } from '@/shared/money.ts'
import Booked from './booked.tsx'

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
  note?: string,
) {
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Booked
          token={token}
          today="2999-11-25"
          shown={{ ...shown, ...begun }}
          note={note}
          onChanged={() => {}}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

/** @returns the tokens that requests for free times carried, and a way to open a booking */
function start(refusal = 'slot_taken') {
  const sentTokens: (string | null)[] = []
  vi.stubGlobal('fetch', async (path: string, { headers }: RequestInit) => {
    if (path === '/api/bookings') {
      const error = { code: refusal, message: 'This time is not free.' }
      return Response.json({ error }, { status: 409 })
    }
    sentTokens.push(new Headers(headers).get(BOOKING_TOKEN_HEADER))
    return Response.json(availability)
  })
  const client = new QueryClient()
  const open = async (token: string) => {
    const page = showBooked(token, client)
    await userEvent.click(screen.getByRole('button', { name: 'Change the time' }))
    expect(await screen.findByRole('button', { name: '10:00 AM' })).toBeVisible()
    return page
  }
  return { sentTokens, open }
}

test('shows an appointment’s day, time and zone and the buttons to save or change it (R195)', () => {
  const { container } = showBooked(A)
  expect(container).toHaveTextContent('Tuesday, November 26 10:00 AM until 10:30 AM, Eastern Time')
  for (const name of ['Add to calendar', 'Change the time', 'Cancel the appointment']) {
    expect(screen.getByRole('button', { name })).toBeEnabled()
  }
})

test('requests free times for each booking with its own token', async () => {
  const { sentTokens, open } = start()
  const page = await open(A)
  page.unmount()
  await open(B)
  expect(sentTokens).toEqual([A, B])
})

test('reloads the free times after a refused move', async () => {
  const { sentTokens, open } = start()
  await open(A)
  await userEvent.click(screen.getByRole('button', { name: '10:00 AM' }))
  await userEvent.click(screen.getByRole('button', { name: /^Move to/ }))
  expect(await screen.findByRole('alert')).toHaveTextContent('This time is not free.')
  await vi.waitFor(() => expect(sentTokens).toEqual([A, A]))
  // Nothing remains of the time that was not free.
  expect(screen.getByRole('button', { name: 'Pick a new time' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Keep the old time' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['before it begins', '2999-11-26T14:59:59Z', 'You’re booked', true],
  ['after it has begun', '2999-11-26T15:00:01Z', 'This was your appointment', false],
])('shows the right heading %s', async (_, now, heading, canBeChanged) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) })
  showBooked(A)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
  expect(screen.queryAllByRole('button')).toHaveLength(canBeChanged ? 3 : 0)
})

test.each([
  [false, 'You’re booked'],
  [true, 'This was your appointment'],
])('trusts the server over the clock on whether it has begun (%s)', (hasBegun, heading) => {
  const now = hasBegun ? '2999-11-25T15:00:00Z' : '2999-11-27T15:00:00Z'
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) })
  showBooked(A, new QueryClient(), { hasBegun })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
})

test('keeps the chosen time after another error, to try again', async () => {
  const { open } = start('internal')
  await open(A)
  await userEvent.click(screen.getByRole('button', { name: '10:00 AM' }))
  await userEvent.click(screen.getByRole('button', { name: /^Move to/ }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Move to/ })).toBeEnabled()
  await userEvent.click(screen.getByRole('button', { name: '10:00 AM' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('moves focus into each part that opens and back when it closes', async () => {
  showBooked(A)
  for (const [opener, question, closer] of [
    ['Change the time', 'Pick another day and time', 'Keep the old time'],
    ['Cancel the appointment', 'Cancel this appointment?', 'Keep it'],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name: opener }))
    expect(screen.getByRole('heading', { name: question })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: closer }))
    expect(screen.getByRole('heading', { name: 'You’re booked' })).toHaveFocus()
  }
})

test.each([
  ['office', true],
  ['phone', false],
  ['video', false],
] as const)('for %s, asks to bring the papers: %s', (way, isBrought) => {
  const { container } = showBooked(A, undefined, { booking: { ...shown.booking, way } })
  expect(container.textContent.includes('Bring the papers')).toBe(isBrought)
})

test('offers to copy or text the private link when there is no email address', async () => {
  showBooked(A, undefined, { hasMail: false })
  expect(await screen.findByRole('button', { name: 'Copy the link' })).toBeVisible()
  const href = screen.getByRole('link', { name: 'Text it to yourself' }).getAttribute('href') ?? ''
  expect(decodeURIComponent(href)).toMatch(new RegExp(`^sms:.*/schedule#booking=${A}$`))
})

test('says how far the checklist is and which estimate the office has', async () => {
  localStore.set(
    CHECKLIST_KEY,
    JSON.stringify({ v: 1, situation: [], ready: ['photo-id'], notMine: [], ownLines: [] }),
  )
  const priced = priceReturn({ ...DEFAULT_FORM, returnType: 'family' })
  showBooked(A, undefined, {}, summarizeEstimate(priced))
  expect(await screen.findByText(/^1 of \d+ papers ready\.$/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Continue my checklist' })).toBeVisible()
  expect(
    screen.getByText(`Your estimate, ${formatDollars(priced.estimate.dresdenPrice)}, is with us.`),
  ).toBeVisible()
})

test('claims no estimate and no papers that it does not know of', async () => {
  localStore.remove(CHECKLIST_KEY)
  const { container } = showBooked(A, undefined, {}, 'A letter from the IRS.')
  expect(screen.getByRole('link', { name: 'Start my checklist' })).toBeVisible()
  expect(container).not.toHaveTextContent(/estimate|papers ready/)
})

test('does not mention running late for a canceled appointment', () => {
  const booking = { ...shown.booking, state: 'cancelled' } as const
  const { container } = showBooked(A, undefined, { booking })
  expect(container).not.toHaveTextContent('Running late')
})

test('opens the picker at the booked day and sends the version the visitor saw', async () => {
  const sent: (string | null)[] = []
  vi.stubGlobal('fetch', async (path: string, { headers, method }: RequestInit) => {
    if (method === 'PATCH') {
      sent.push(new Headers(headers).get(BOOKING_VERSION_HEADER))
      const error = { code: 'changed_elsewhere', message: 'This was changed elsewhere.' }
      return Response.json({ error }, { status: 409 })
    }
    if (path === '/api/bookings') return Response.json(shown)
    const days = ['2999-11-25', '2999-11-26'].map((date) => ({
      date,
      times: [`${date}T16:00:00.000Z`],
    }))
    return Response.json({ ...availability, days })
  })
  showBooked(A, undefined, { booking: { ...shown.booking, version: 3 } })
  await userEvent.click(screen.getByRole('button', { name: 'Change the time' }))
  expect(await screen.findByRole('button', { name: /26/, pressed: true })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '11:00 AM' }))
  await userEvent.click(screen.getByRole('button', { name: /^Move to/ }))
  expect(await screen.findByText('This was changed elsewhere.')).toBeVisible()
  expect(sent).toEqual(['3'])
})

test('sends the reason for a cancellation, and keeps it when it is refused', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(typeof body === 'string' && JSON.parse(body))
    const fields = { reason: 'Please keep this to 200 characters.' }
    const error = { code: 'invalid_fields', message: 'Please check the marked fields.', fields }
    return Response.json({ error }, { status: 400 })
  })
  showBooked(A)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the appointment' }))
  await userEvent.type(screen.getByLabelText('Reason for the office (optional)'), 'We moved.')
  await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }))
  expect(await screen.findByText('Please keep this to 200 characters.')).toBeVisible()
  expect(screen.getByLabelText('Reason for the office (optional)')).toHaveValue('We moved.')
  expect(sent).toEqual([{ reason: 'We moved.' }])
})
