import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { IDEMPOTENCY_HEADER } from '@/shared/contracts/fields.ts'
import WaitlistForm from './waitlist-form.tsx'

vi.mock('@/shared/booking.ts', () => vi.importActual('../../../tests/fixtures/booking.ts'))

const TOKEN = 'x'.repeat(43)
const sent = vi.fn<(body: Record<string, unknown>, key: string | null) => Promise<Response>>()
const onBack = vi.fn()
const joined = (hasMail: boolean) =>
  Response.json(
    {
      topic: 'consultation',
      wish: { part: 'morning', weekdays: [2], day: null },
      lastDay: '2027-05-07',
      hasMail,
      offer: null,
      token: TOKEN,
    },
    { status: 201 },
  )

beforeEach(() => {
  onBack.mockReset()
  sent.mockReset().mockImplementation(async () => joined(true))
  // The form is immediately old enough.
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('fetch', async (_: string, { method, body, headers }: RequestInit) => {
    if (method === 'GET') return Response.json({ formToken: 'the-token' })
    return sent(JSON.parse(body as string), new Headers(headers).get(IDEMPOTENCY_HEADER))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const PAT = { name: 'Pat Example', email: 'pat@example.com', phone: '' }
async function show(person = PAT) {
  render(
    <MemoryRouter>
      <WaitlistForm topic="consultation" way="office" person={person} onBack={onBack} />
    </MemoryRouter>,
  )
  expect(screen.getByRole('heading', { name: 'Join the waitlist' })).toHaveFocus()
  // The token arrives.
  await act(async () => {})
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }))
const join = async () => {
  vi.setSystemTime(Date.now() + 60_000)
  await press('Join the waitlist')
}

test('sends the wish with what was typed before, and says how to leave', async () => {
  await show()
  expect(screen.getByText(/Free consultation, at the office/)).toBeVisible()
  await choose('Mornings')
  await choose('Some weekdays')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tuesday' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Friday' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Friday' }))
  expect(screen.queryByRole('checkbox', { name: 'Sunday' })).toBeNull()
  await join()
  expect(await screen.findByRole('heading', { name: 'You’re on the waitlist' })).toHaveFocus()
  expect(sent.mock.calls[0]?.[0]).toMatchObject({
    name: 'Pat Example',
    email: 'pat@example.com',
    topic: 'consultation',
    way: 'office',
    part: 'morning',
    weekdays: [2],
    formToken: 'the-token',
  })
  expect(screen.getByText(/Tue, before noon/)).toBeVisible()
  expect(screen.getByText(/we email you a link/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Take me off the list' })).toHaveAttribute(
    'href',
    `/#waitlist=${TOKEN}`,
  )
})

test('someone without an email address is called, and can keep the link', async () => {
  sent.mockImplementation(async () => joined(false))
  await show({ name: 'Pat Example', email: '', phone: '740 555 0199' })
  await join()
  expect(await screen.findByText(/call \(740\) 555-0199/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Copy the link to your place' })).toBeVisible()
})

test('asks for the date, and leaves it out when any day suits after all', async () => {
  await show()
  await choose('One date')
  await join()
  expect(await screen.findByText('Please choose a date.')).toBeVisible()
  expect(sent).not.toHaveBeenCalled()
  await userEvent.type(screen.getByLabelText('Date'), '2027-03-09')
  await join()
  await screen.findByRole('heading', { name: 'You’re on the waitlist' })
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ day: '2027-03-09', weekdays: [] })
})

test('says at once what is missing', async () => {
  await show({ name: '', email: '', phone: '' })
  await join()
  expect(await screen.findByText('Please enter your name.')).toBeVisible()
  const problem = 'Please enter an email address or a phone number.'
  expect(screen.getAllByText(problem)).toHaveLength(1)
  expect(screen.getByLabelText('Name')).toHaveFocus()
})

test('loses nothing without a connection, and the retry joins once', async () => {
  sent.mockRejectedValueOnce(new TypeError('offline'))
  await show()
  await choose('Afternoons')
  await join()
  expect(await screen.findByRole('alert')).toHaveTextContent('What you typed is still here.')
  expect(screen.getByLabelText('Name')).toHaveValue('Pat Example')
  expect(screen.getByRole('radio', { name: 'Afternoons' })).toBeChecked()
  await join()
  expect(await screen.findByRole('heading', { name: 'You’re on the waitlist' })).toBeVisible()
  const [first, second] = sent.mock.calls
  expect(first?.[1]).toBe(second?.[1])
})

test('shows the server’s problem at its field', async () => {
  const message = 'Please choose a date within the next 60 days.'
  const error = {
    code: 'invalid_fields',
    message: 'Please look at the form.',
    fields: { day: message },
  }
  sent.mockImplementationOnce(async () => Response.json({ error }, { status: 400 }))
  await show()
  await choose('One date')
  await userEvent.type(screen.getByLabelText('Date'), '2028-03-09')
  await join()
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByLabelText('Date')).toBeInvalid()
})

test('goes back to the times', async () => {
  await show()
  await press('Back to the times')
  expect(onBack).toHaveBeenCalledOnce()
})
