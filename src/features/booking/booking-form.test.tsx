import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BOOKING_TOKEN_HEADER, type HoldRequest } from '@/shared/contracts/bookings.ts'
import { IDEMPOTENCY_HEADER } from '@/shared/contracts/fields.ts'
import { DEFAULT_FORM } from '@/features/estimator/public.ts'
import { readContact } from '@/lib/remembered-contact.ts'
import { reloadStore, sessionStore } from '@/lib/storage.ts'
import { toastStore } from '@/lib/toast.ts'
import { BookingForm } from './booking-form.tsx'

vi.mock('@/shared/booking.ts', () => vi.importActual('../../../tests/fixtures/booking.ts'))

let user: { email?: string; phone?: string } | null = null
afterEach(() => {
  user = null
})
vi.mock('@/features/auth/read-access-token.ts', () => ({ readAccessToken: async () => null }))
vi.mock('@/features/auth/auth-provider.tsx', () => ({ useAuth: () => ({ user }) }))

const TODAY = '2026-11-23'
const TIMES = ['2026-11-24T15:00:00.000Z', '2026-11-24T16:00:00.000Z', '2026-11-24T17:00:00.000Z']
const [TEN, ELEVEN, NOON] = TIMES
const ESTIMATE = { ...DEFAULT_FORM, returnType: 'simple' }
const onBooked = vi.fn()
/** Keys of the bookings sent. */
const keys: (string | null)[] = []
/** The tokens that requests for free times carried. */
const sentTokens: (string | null)[] = []
const holds = vi.fn<(wish: HoldRequest) => Promise<Response> | Response>()
const bookings = vi.fn<(body: { start: string; hold?: string }) => Response>()

const token = (number: number) => `${number}`.padStart(43, 'x')
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const held = ({ topic, start }: HoldRequest, number: number) =>
  Response.json(
    { token: token(number), topic, start, end: NOON, heldUntil: inMinutes(5) },
    { status: 201 },
  )
const taken = () =>
  Response.json(
    { error: { code: 'slot_taken', message: 'This time is not free.' } },
    { status: 409 },
  )
let sendsTexts: boolean | undefined
const availability = {
  timeZone: 'America/New_York',
  topic: 'consultation',
  minutes: 30,
  from: TODAY,
  to: '2026-12-05',
  lastDay: '2027-01-22',
  days: [{ date: '2026-11-24', times: TIMES }],
  formToken: 'x',
}
const made = {
  reference: 'B-00000000',
  topic: 'consultation',
  way: 'office',
  state: 'confirmed',
  start: TEN,
  end: ELEVEN,
  timeZone: 'America/New_York',
}

beforeEach(() => {
  onBooked.mockReset()
  holds.mockReset().mockImplementation((wish) => held(wish, holds.mock.calls.length))
  bookings.mockReset().mockImplementation(() => {
    const answer = { booking: made, calendar: 'x', token: token(1), hasMail: true }
    return Response.json(answer, { status: 201 })
  })
  sentTokens.length = keys.length = 0
  sendsTexts = undefined
  vi.stubGlobal('fetch', async (path: string, { body, headers }: RequestInit) => {
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : null
    if (path === '/api/holds') return holds(sent as HoldRequest)
    if (path === '/api/bookings') {
      keys.push(new Headers(headers).get(IDEMPOTENCY_HEADER))
      return bookings(sent as { start: string })
    }
    sentTokens.push(new Headers(headers).get(BOOKING_TOKEN_HEADER))
    return Response.json({ ...availability, sendsTexts })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(arrival: unknown = null) {
  const user = userEvent.setup()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[{ pathname: '/schedule', state: arrival }]}>
        <BookingForm today={TODAY} onBooked={onBooked} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByRole('button', { name: '10:00 AM' })
  await screen.findByLabelText('Name')
  return user
}
const time = (name: string) => screen.getByRole('button', { name })
const topicList = () => screen.getByRole('combobox', { name: /Topic/ })
const wishes = () => holds.mock.calls.map(([{ start, replaces }]) => [start, replaces])

test('holds a time once on a double click', async () => {
  let answer = () => {}
  holds.mockImplementationOnce(
    (wish) => new Promise((resolve) => (answer = () => resolve(held(wish, 1)))),
  )
  const user = await open()
  await user.dblClick(time('10:00 AM'))
  answer()
  expect(await screen.findByText(/We’re holding/)).toBeVisible()
  expect(wishes()).toEqual([[TEN, undefined]])
})

const passMinutes = (minutes: number) =>
  act(() => {
    vi.advanceTimersByTime(minutes * 60_000)
  })

test('shows that a hold has expired and renews it on a press', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  const user = await open()
  await user.click(time('10:00 AM'))
  expect(await screen.findByText(/We’re holding/)).toBeVisible()
  passMinutes(4)
  expect(screen.getByText(/We’re holding/)).toBeVisible()
  passMinutes(2)
  expect(screen.queryByText(/We’re holding/)).toBeNull()
  expect(screen.getByText(/We held the time for 5 minutes. Pick it again/)).toBeVisible()
  await user.click(time('10:00 AM'))
  expect(await screen.findByText(/We’re holding/)).toBeVisible()
  expect(wishes()).toEqual([
    [TEN, undefined],
    [TEN, token(1)],
  ])
  // The earlier hold's expiry no longer matters.
  passMinutes(1)
  expect(screen.getByText(/We’re holding/)).toBeVisible()
})

test('does not end a hold when the clock is ahead', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  holds.mockImplementation(async (wish) => {
    const answer = held(wish, 1)
    const body = { ...(await answer.json()), heldUntil: inMinutes(-60) }
    return Response.json(body, { status: 201 })
  })
  const user = await open()
  await user.click(time('10:00 AM'))
  expect(await screen.findByText(/We’re holding/)).toBeVisible()
  passMinutes(1)
  expect(screen.getByText(/We’re holding/)).toBeVisible()
  await user.click(time('10:00 AM'))
  expect(holds).toHaveBeenCalledTimes(1)
})

test('requests a failed hold again on a press', async () => {
  const user = await open()
  holds.mockRejectedValueOnce(new TypeError('offline'))
  await user.click(time('10:00 AM'))
  await vi.waitFor(() => expect(holds).toHaveBeenCalledTimes(1))
  await user.click(time('10:00 AM'))
  expect(await screen.findByText(/We’re holding/)).toBeVisible()
  expect(wishes()).toEqual([
    [TEN, undefined],
    [TEN, undefined],
  ])
})

test('keeps a time chosen when its hold fails, without saying it is held', async () => {
  const user = await open()
  await user.click(time('10:00 AM'))
  expect(await screen.findByText(/We’re holding/)).toBeVisible()
  const error = { code: 'too_many_requests', message: 'Please wait a while.' }
  holds.mockImplementationOnce(() => Response.json({ error }, { status: 429 }))
  await user.click(time('11:00 AM'))
  await vi.waitFor(() => expect(holds).toHaveBeenCalledTimes(2))
  await act(async () => {})
  expect(screen.getByRole('button', { name: /^Book 11:00 AM/ })).toBeEnabled()
  expect(screen.queryByText(/We’re holding/)).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('releases each earlier time on quick picks and holds the last', async () => {
  let answer = () => {}
  holds.mockImplementationOnce(
    (wish) => new Promise((resolve) => (answer = () => resolve(held(wish, 1)))),
  )
  const user = await open()
  await user.click(time('10:00 AM'))
  await user.click(time('11:00 AM'))
  expect(holds).toHaveBeenCalledTimes(1)
  answer()
  expect(await screen.findByText(/We’re holding/)).toBeVisible()
  expect(time('11:00 AM')).toHaveAttribute('aria-pressed', 'true')
  await user.click(time('12:00 PM'))
  await vi.waitFor(() => expect(holds).toHaveBeenCalledTimes(3))
  expect(wishes()).toEqual([
    [TEN, undefined],
    [ELEVEN, token(1)],
    [NOON, token(2)],
  ])
})

test('keeps a later pick and the earlier hold when a time is refused', async () => {
  const user = await open()
  await user.click(time('10:00 AM'))
  await screen.findByText(/We’re holding/)
  let refuse = () => {}
  holds.mockImplementationOnce(() => new Promise((resolve) => (refuse = () => resolve(taken()))))
  await user.click(time('11:00 AM'))
  await user.click(time('12:00 PM'))
  refuse()
  expect(await screen.findByText(/We’re holding/)).toBeVisible()
  expect(time('12:00 PM')).toHaveAttribute('aria-pressed', 'true')
  expect(screen.queryByText('This time is not free.')).toBeNull()
  expect(wishes().at(-1)).toEqual([NOON, token(1)])
})

test('does not count the visitor’s own hold as taken when times reload', async () => {
  const user = await open()
  await user.click(time('10:00 AM'))
  await screen.findByText(/We’re holding/)
  holds.mockImplementationOnce(taken)
  await user.click(time('11:00 AM'))
  expect(await screen.findByRole('alert')).toHaveTextContent('This time is not free.')
  await vi.waitFor(() => expect(sentTokens).toEqual([null, token(1)]))
})

test('waits for the hold before booking and locks the form until then', async () => {
  let answer = () => {}
  holds.mockImplementationOnce(
    (wish) => new Promise((resolve) => (answer = () => resolve(held(wish, 1)))),
  )
  keepEstimate()
  const user = await open()
  await user.type(screen.getByLabelText('Name'), 'Pat Example')
  await user.type(screen.getByLabelText('Email'), 'pat@example.com')
  await user.click(time('10:00 AM'))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5000 })
  await user.click(screen.getByRole('button', { name: /^Book / }))
  expect(await screen.findByRole('button', { name: 'Booking…' })).toBeDisabled()
  expect(screen.getByLabelText('Name')).toHaveAttribute('readonly')
  expect(await screen.findByRole('button', { name: 'Add my estimate' })).toBeDisabled()
  expect(bookings).not.toHaveBeenCalled()
  answer()
  await vi.waitFor(() => expect(onBooked).toHaveBeenCalledOnce())
  expect(bookings.mock.calls[0]?.[0]).toMatchObject({ start: TEN, hold: token(1), formToken: 'x' })
})

test('does not book a time that turns out to be taken', async () => {
  let refuse = () => {}
  holds.mockImplementationOnce(() => new Promise((resolve) => (refuse = () => resolve(taken()))))
  const user = await open()
  await user.type(screen.getByLabelText('Name'), 'Pat Example')
  await user.type(screen.getByLabelText('Email'), 'pat@example.com')
  await user.click(time('10:00 AM'))
  await user.click(screen.getByRole('button', { name: /^Book / }))
  refuse()
  expect(await screen.findByRole('alert')).toHaveTextContent('This time is not free.')
  expect(await screen.findByRole('button', { name: 'Pick a time to book' })).toBeDisabled()
  expect(bookings).not.toHaveBeenCalled()
})

test('restores the form after a reload without a withdrawn topic', async () => {
  const form = { way: 'phone', name: 'Pat Miller', email: '', phone: '', note: 'In the morning' }
  reloadStore.set('booking', JSON.stringify({ topic: 'of-last-year', form }))
  await open()
  expect(screen.getByLabelText('Name')).toHaveValue('Pat Miller')
  expect(screen.getByRole('radio', { name: 'By phone' })).toBeChecked()
  expect(topicList()).toHaveTextContent('Free consultation')
})

test('restores the form after a reload with its topic', async () => {
  const form = { way: 'office', name: '', email: '', phone: '', note: '' }
  reloadStore.set('booking', JSON.stringify({ topic: 'personal-return', form }))
  await open()
  expect(topicList()).toHaveTextContent('Personal tax return')
})

/** Opens the form with a time held for the first topic, then chooses another topic. */
async function openWithTimeOfAnotherTopic() {
  const user = await open()
  await user.click(time('10:00 AM'))
  await screen.findByText(/We’re holding/)
  await user.click(topicList())
  await user.click(await screen.findByRole('option', { name: /Personal tax return/ }))
  return user
}

test('clears the time when the topic changes', async () => {
  const user = await openWithTimeOfAnotherTopic()
  expect(topicList()).toHaveTextContent('Personal tax return')
  expect(await screen.findByRole('button', { name: 'Pick a time to book' })).toBeDisabled()
  await user.click(await screen.findByRole('button', { name: '10:00 AM' }))
  await vi.waitFor(() =>
    expect(holds.mock.lastCall?.[0]).toMatchObject({
      topic: 'personal-return',
      replaces: token(1),
    }),
  )
})

test('does not show a time held for another topic as held, and requests it again on a press', async () => {
  const user = await openWithTimeOfAnotherTopic()
  for (const _press of ['first', 'second']) {
    holds.mockRejectedValueOnce(new TypeError('offline'))
    await user.click(await screen.findByRole('button', { name: '10:00 AM' }))
    await act(async () => {})
    expect(screen.getByRole('button', { name: /^Book 10:00 AM/ })).toBeEnabled()
    expect(screen.queryByText(/We’re holding/)).toBeNull()
  }
  await user.click(time('10:00 AM'))
  expect(await screen.findByText(/We’re holding/)).toBeVisible()
  expect(holds).toHaveBeenCalledTimes(4)
})

/** Fills in the form and sends it. */
async function book() {
  const user = await open()
  await user.type(screen.getByLabelText('Name'), 'Pat Example')
  await user.type(screen.getByLabelText('Email'), 'pat@example.com')
  await user.click(time('10:00 AM'))
  await screen.findByText(/We’re holding/)
  sentTokens.length = 0
  // The form is old enough to send right away.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5000 })
  const send = () => user.click(screen.getByRole('button', { name: /^Book / }))
  await send()
  return { user, send }
}

test('clears a time that someone else booked and keeps the rest', async () => {
  bookings.mockImplementationOnce(taken)
  const { user } = await book()
  expect(await screen.findByRole('alert')).toHaveTextContent('This time is not free.')
  expect(screen.getByRole('button', { name: 'Pick a time to book' })).toBeDisabled()
  expect(screen.getByLabelText('Name')).toHaveValue('Pat Example')
  await vi.waitFor(() => expect(sentTokens).toEqual([token(1)]))
  await user.click(time('11:00 AM'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(onBooked).not.toHaveBeenCalled()
})

test('shows the server’s problem at its field and reuses the key for the same request', async () => {
  const refuse = () => {
    const fields = { email: 'Mail cannot be delivered there.', formToken: 'x' }
    const error = { code: 'invalid_fields', message: 'Please check the form.', fields }
    return Response.json({ error }, { status: 400 })
  }
  bookings.mockImplementationOnce(refuse).mockImplementationOnce(refuse)
  const { user, send } = await book()
  expect(await screen.findByRole('alert')).toHaveTextContent('Please check the form.')
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/cannot be delivered/)
  await send()
  await vi.waitFor(() => expect(bookings).toHaveBeenCalledTimes(2))
  await user.type(screen.getByLabelText('Email'), 'org')
  await send()
  await vi.waitFor(() => expect(onBooked).toHaveBeenCalledOnce())
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test.each([
  ['another time', ['11:00 AM'], 1],
  ['the same time with a new hold', ['11:00 AM', '10:00 AM'], 3],
])('sends %s with a new key', async (_, names, hold) => {
  bookings.mockImplementationOnce(() => Response.json({}, { status: 502 }))
  const { user, send } = await book()
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not reach our server/)
  // Without the second response, the first hold stays.
  if (hold === 1) holds.mockRejectedValueOnce(new TypeError('offline'))
  for (const name of names) await user.click(time(name))
  await send()
  await vi.waitFor(() => expect(onBooked).toHaveBeenCalledOnce())
  expect(bookings.mock.lastCall?.[0]).toMatchObject({ hold: token(hold) })
  expect(keys[1]).not.toBe(keys[0])
})

test('requires only the fields of the chosen way, and refuses a Social Security number (R196)', async () => {
  const user = await open()
  await user.click(time('10:00 AM'))
  await screen.findByText(/We’re holding/)
  await user.click(screen.getByRole('radio', { name: 'By phone' }))
  // Nothing is wrong with a field that nobody has filled in yet.
  expect(screen.getByLabelText('Phone')).toBeValid()
  await user.type(screen.getByLabelText('Name'), 'Pat Example')
  await user.type(note(), '219-09-9999')
  await user.click(screen.getByRole('button', { name: /^Book / }))
  await vi.waitFor(() => expect(screen.getByLabelText('Phone')).toBeInvalid())
  expect(note()).toHaveAccessibleDescription(/looks like it contains a Social Security number/)
  expect(screen.getByLabelText('Email')).toBeValid()
  await user.click(screen.getByRole('radio', { name: 'By video' }))
  await vi.waitFor(() => expect(screen.getByLabelText('Email')).toBeInvalid())
  expect(screen.getByLabelText('Phone')).toBeValid()
})

test('fills in a signed-in visitor’s email address and phone number', async () => {
  user = { email: 'pat@example.com', phone: '17405550199' }
  await open()
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('pat@example.com')
  expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveValue('(740) 555-0199')
})

const note = () => screen.getByRole('textbox', { name: /Note/ })
const FROM_RESULTS = { estimate: 'Online estimate: $110.' }
const keepEstimate = () =>
  sessionStore.set('estimator', JSON.stringify({ v: 1, form: ESTIMATE, step: 'results' }))

test('puts the estimate in the note of a visitor who comes from the results', async () => {
  await open(FROM_RESULTS)
  expect(note()).toHaveDisplayValue('Online estimate: $110.')
})

test('offers to add the estimate only while the note lacks it', async () => {
  keepEstimate()
  const user = await open()
  const add = await screen.findByRole('button', { name: 'Add my estimate' })
  expect(note()).toHaveValue('')
  await user.click(add)
  expect(note()).toHaveDisplayValue(/^Online estimate: /)
  expect(note()).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Add my estimate' })).toBeNull()
  await user.clear(note())
  expect(screen.getByRole('button', { name: 'Add my estimate' })).toBeVisible()
})

test('does not add a removed estimate again after a reload', async () => {
  keepEstimate()
  const form = { way: 'phone', name: 'Pat Miller', email: '', phone: '', note: '' }
  reloadStore.set('booking', JSON.stringify({ topic: 'consultation', form }))
  await open(FROM_RESULTS)
  expect(await screen.findByRole('button', { name: 'Add my estimate' })).toBeVisible()
  expect(note()).toHaveValue('')
})

test('offers no saved estimate when storage is empty', async () => {
  await open()
  expect(screen.queryByRole('button', { name: /^Add my/ })).toBeNull()
  expect(note()).toHaveValue('')
})

test('opens the waitlist with what is typed, and comes back to it', async () => {
  const user = await open()
  await user.type(screen.getByLabelText('Name'), 'Pat Example')
  const opener = 'None of these times? Join the waitlist'
  await user.click(screen.getByRole('button', { name: opener }))
  expect(await screen.findByRole('heading', { name: 'Join the waitlist' })).toHaveFocus()
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Pat Example')
  await user.click(screen.getByRole('button', { name: 'Back to the times' }))
  expect(screen.getByRole('button', { name: opener })).toHaveFocus()
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Pat Example')
})

const TEXTS = /we send one text to your phone the day before.*Reply STOP to end texts/

test('says before booking that a client without an email address gets a text, and how to end them', async () => {
  sendsTexts = true
  const user = await open()
  await user.click(time('10:00 AM'))
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(TEXTS)
  await user.click(screen.getByRole('radio', { name: 'By video' }))
  expect(screen.queryByText(TEXTS)).toBeNull()
})

test.each([false, undefined])(
  'says nothing of texts when the server sends none (%s)',
  async (off) => {
    sendsTexts = off
    const user = await open()
    await user.click(time('10:00 AM'))
    await screen.findByText(/We’re holding/)
    expect(screen.queryByText(TEXTS)).toBeNull()
  },
)

test('sends a second person’s address, and restores it after a reload', async () => {
  const form = { way: 'office', name: 'Pat Miller', email: 'pat@example.com', phone: '', note: '' }
  const second = { ...form, secondEmail: 'sam@example.com' }
  reloadStore.set('booking', JSON.stringify({ topic: 'consultation', form: second }))
  const user = await open()
  expect(screen.getByLabelText('Second person (optional)')).toHaveValue('sam@example.com')
  await user.click(time('10:00 AM'))
  await user.click(await screen.findByRole('button', { name: /^Book 10:00 AM/ }))
  await vi.waitFor(() => expect(bookings).toHaveBeenCalled())
  expect(bookings.mock.lastCall?.[0]).toMatchObject({ secondEmail: 'sam@example.com' })
})

test('asks for the second person’s own address', async () => {
  const user = await open()
  await user.type(screen.getByLabelText('Name'), 'Pat Miller')
  await user.type(screen.getByLabelText('Email'), 'pat@example.com')
  await user.type(screen.getByLabelText('Second person (optional)'), 'Pat@example.com')
  await user.click(time('10:00 AM'))
  await user.click(await screen.findByRole('button', { name: /^Book 10:00 AM/ }))
  expect(await screen.findByText(/^Please enter the second person’s own/)).toBeVisible()
  expect(bookings).not.toHaveBeenCalled()
})

const STORED = 'rememberedContact'
const PAT = { name: 'Pat Example', email: 'pat@example.com', phone: '(740) 555-0199' }
const remember = (contact: unknown) => localStorage.setItem(STORED, JSON.stringify(contact))
const checkbox = () => screen.queryByRole('checkbox', { name: /^Remember my name and contact/ })

test.each([
  [false, null],
  [true, JSON.stringify({ name: 'Pat Example', email: 'pat@example.com', phone: '' })],
])(
  'stores name and contact only for those who say so (%s), and once it is booked',
  async (isWanted, stored) => {
    bookings.mockImplementationOnce(taken)
    const user = await open()
    expect(checkbox()).not.toBeChecked()
    if (isWanted) await user.click(screen.getByRole('checkbox'))
    await user.type(screen.getByLabelText('Name'), 'Pat Example')
    await user.type(screen.getByLabelText('Email'), 'pat@example.com')
    const send = async () => {
      await user.click(time('10:00 AM'))
      await screen.findByText(/We’re holding/)
      await user.click(screen.getByRole('button', { name: /^Book / }))
    }
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent('This time is not free.')
    expect(localStorage.getItem(STORED)).toBeNull()
    await send()
    await vi.waitFor(() => expect(onBooked).toHaveBeenCalledOnce())
    await vi.waitFor(() => expect(localStorage.getItem(STORED)).toBe(stored))
  },
)

test('says that a browser which stores nothing remembers nothing', async () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const user = await open()
  await user.click(screen.getByRole('checkbox'))
  await user.type(screen.getByLabelText('Name'), 'Pat Example')
  await user.type(screen.getByLabelText('Email'), 'pat@example.com')
  await user.click(time('10:00 AM'))
  await user.click(await screen.findByRole('button', { name: /^Book 10:00 AM/ }))
  await vi.waitFor(() =>
    expect(toastStore.get()?.message).toMatch(/does not let this page remember/),
  )
  setItem.mockRestore()
  expect(readContact()).toBeNull()
})

test('chooses and holds the first open time for a remembered visitor', async () => {
  remember(PAT)
  await open()
  expect(screen.getByLabelText('Name')).toHaveValue(PAT.name)
  expect(screen.getByLabelText('Phone')).toHaveValue(PAT.phone)
  expect(time('10:00 AM')).toHaveAttribute('aria-pressed', 'true')
  expect(await screen.findByText(/We’re holding 10:00 AM/)).toBeVisible()
  expect(wishes()).toEqual([[TEN, undefined]])
})

test('books for a remembered visitor with one press, and remembers what they changed', async () => {
  remember(PAT)
  const user = await open()
  await user.type(screen.getByLabelText('Name'), ' Miller')
  await user.click(screen.getByRole('button', { name: /^Book 10:00 AM/ }))
  await vi.waitFor(() => expect(onBooked).toHaveBeenCalledOnce())
  expect(bookings.mock.lastCall?.[0]).toMatchObject({ start: TEN, name: 'Pat Example Miller' })
  await vi.waitFor(() => expect(readContact()).toEqual({ ...PAT, name: 'Pat Example Miller' }))
})

test('offers no time again after another topic is chosen', async () => {
  remember(PAT)
  const user = await open()
  await user.click(topicList())
  await user.click(await screen.findByRole('option', { name: /Personal tax return/ }))
  await screen.findByRole('button', { name: '10:00 AM' })
  expect(screen.getByRole('button', { name: 'Pick a time to book' })).toBeDisabled()
})

test('“Not you? Clear” forgets the visitor, on the device and in the form', async () => {
  remember(PAT)
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Not you? Clear' }))
  for (const field of ['Name', 'Phone', 'Email']) {
    expect(screen.getByLabelText(field)).toHaveValue('')
  }
  expect(screen.getByLabelText('Name')).toHaveFocus()
  expect(localStorage.getItem(STORED)).toBeNull()
  expect(checkbox()).not.toBeChecked()
})

test.each([
  ['not JSON', '{name'],
  ['of another shape', '{"v":0,"person":"Pat"}'],
  ['of endless text', JSON.stringify({ ...PAT, name: 'x'.repeat(10_000) })],
  ['of numbers', '{"name":1,"email":2,"phone":3}'],
])('begins empty when what is stored is %s', async (_, stored) => {
  localStorage.setItem(STORED, stored)
  await open()
  expect(screen.getByLabelText('Name')).toHaveValue('')
  expect(checkbox()).toBeVisible()
  expect(screen.getByRole('button', { name: 'Pick a time to book' })).toBeDisabled()
})

test('does not show one person’s details to another who is signed in', async () => {
  remember(PAT)
  user = { email: 'sam@example.com' }
  await open()
  expect(screen.getByLabelText('Email')).toHaveValue('sam@example.com')
  expect(screen.getByLabelText('Name')).toHaveValue('')
  expect(screen.getByLabelText('Phone')).toHaveValue('')
  expect(screen.queryByText(/Filled in from this device/)).toBeNull()
})
