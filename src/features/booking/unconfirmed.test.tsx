import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import type { BookingResponse } from '@/shared/contracts/bookings.ts'
import { Schedule } from './schedule.tsx'

vi.mock('@/features/auth/auth-provider.tsx', () => ({ useAuth: () => ({ user: null }) }))

type State = BookingResponse['booking']['state']
const answer = (state: State): BookingResponse => ({
  booking: {
    reference: 'B-00000001',
    topic: 'consultation',
    way: 'office',
    state,
    start: '2999-11-26T15:00:00.000Z',
    end: '2999-11-26T15:30:00.000Z',
    timeZone: 'America/New_York',
  },
  calendar: '',
  hasMail: true,
  confirmBy: '2999-11-25T20:30:00.000Z',
})
const refusal = (code: string, message: string) =>
  Response.json({ error: { code, message } }, { status: 409 })

/** Opens the link of the email. @param onPress what the server answers to the button, and to what is read after it */
function openLink(first: State, onPress: Response, then: State = first) {
  const methods: string[] = []
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit = {}) => {
    methods.push(method)
    if (method === 'POST') return onPress
    return Response.json(answer(methods.includes('POST') ? then : first))
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[`/schedule#booking=${'x'.repeat(43)}`]}>
        <Schedule />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return methods
}
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Confirm' }))
const heading = (name: string) => screen.findByRole('heading', { name })

test('the link of the email confirms nothing until the button is pressed', async () => {
  const methods = openLink('unconfirmed', Response.json(answer('confirmed')))
  expect(await heading('Confirm your appointment')).toHaveFocus()
  expect(screen.getByText(/confirm it by 3:30/)).toBeVisible()
  expect(methods).not.toContain('POST')
  await press()
  expect(await heading('You’re booked')).toBeVisible()
})

test('one that is confirmed already shows the appointment', async () => {
  openLink('confirmed', Response.json(answer('confirmed')))
  expect(await heading('You’re booked')).toBeVisible()
})

test('after its half hour it says so and leads to other times, also when that is pressed', async () => {
  openLink('unconfirmed', refusal('too_late', 'This was not confirmed in time.'), 'lapsed')
  await press()
  expect(await heading('This was not confirmed in time')).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Book another time' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
})

test('a time that is gone leads to other times', async () => {
  openLink('unconfirmed', refusal('slot_taken', 'This time is not free.'))
  await press()
  expect(await screen.findByRole('alert')).toHaveTextContent('This time is not free.')
  expect(screen.getByRole('link', { name: 'Book another time' })).toBeVisible()
})

test('an error keeps the button', async () => {
  openLink('unconfirmed', refusal('too_many_requests', 'Please call.'))
  await press()
  expect(await screen.findByRole('alert')).toHaveTextContent('Please call.')
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled()
})
