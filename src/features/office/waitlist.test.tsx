import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Waiting } from '@/shared/contracts/office.ts'
import type { DeskAction } from '@/shared/contracts/office-actions.ts'
import { ReadDesk } from './read-desk.tsx'
import { Waitlist } from './waitlist.tsx'
import { DESK } from '../../../tests/fixtures/desk.ts'

vi.mock('@/features/auth/read-access-token.ts', () => ({ readAccessToken: async () => 'token' }))

const NOW = Date.parse('2027-03-08T15:00:00Z')
const START = '2027-03-09T15:30:00.000Z'
const OFFER = {
  start: START,
  begins: '2027-03-08T14:00:00.000Z',
  until: '2027-03-08T16:00:00.000Z',
  calledBy: null,
}
const DANA: Waiting = {
  id: '6f1c5a0e-0b1a-4c57-9d3e-3f6f9f0d2a11',
  name: 'Dana Example',
  email: null,
  phone: '+17405550199',
  topic: 'consultation',
  way: 'phone',
  wish: { part: 'morning', weekdays: [2], day: null },
  joinedAt: '2027-03-01T15:00:00.000Z',
  lastDay: '2027-04-30',
  offer: null,
}
let waiting: Waiting[]
const sent = vi.fn<(action: DeskAction) => void>()
const refresh = vi.fn(async () => {})
let refusal: Response | undefined

beforeEach(() => {
  waiting = []
  refusal = undefined
  sent.mockReset()
  refresh.mockReset()
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const action: DeskAction = JSON.parse(body)
    if (action.action === 'waitlist') return Response.json({ waiting })
    sent(action)
    return refusal ?? Response.json({ isDone: true })
  })
})

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ReadDesk value={{ desk: DESK, now: NOW, refresh }}>
        <Waitlist />
      </ReadDesk>
    </QueryClientProvider>,
  )
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('says so when nobody waits', async () => {
  show()
  expect(await screen.findByText(/Nobody is waiting/)).toBeVisible()
})

test('shows whom to call about which time, and sends what came of it', async () => {
  waiting = [{ ...DANA, offer: OFFER }]
  show()
  const call =
    'Call Dana Example about Tuesday, March 9, 10:30 AM. At Monday, March 8, 11:00 AM it goes to the next person.'
  expect(await screen.findByText(call)).toBeVisible()
  expect(screen.getByText(/Tue, before noon/)).toBeVisible()
  expect(screen.getByRole('link', { name: '(740) 555-0199' })).toHaveAttribute(
    'href',
    'tel:+17405550199',
  )
  const offer = { id: DANA.id, start: START }
  await press('Offered by phone: Dana Example')
  expect(sent).toHaveBeenLastCalledWith({ action: 'callOffer', ...offer })
  await press('Skip: Dana Example')
  expect(sent).toHaveBeenCalledOnce()
  await press('Yes, skip: Dana Example')
  expect(sent).toHaveBeenLastCalledWith({ action: 'skipOffer', ...offer })
  await press('Book it: Dana Example')
  await press('Yes, book it: Dana Example')
  expect(sent).toHaveBeenLastCalledWith({ action: 'bookOffer', ...offer })
  expect(refresh).toHaveBeenCalledTimes(3)
})

test.each<[string, Partial<Waiting>, string]>([
  [
    'someone who was called',
    { offer: { ...OFFER, calledBy: 'pat@example.com' } },
    'Tuesday, March 9, 10:30 AM: offered by phone by pat@example.com, held until Monday, March 8, 11:00 AM.',
  ],
  [
    'someone who was mailed',
    { email: 'dana@example.com', offer: OFFER },
    'Tuesday, March 9, 10:30 AM: offered by email, held until Monday, March 8, 11:00 AM.',
  ],
  [
    'someone to be called later',
    { offer: { ...OFFER, begins: '2027-03-08T15:30:00.000Z' } },
    'Tuesday, March 9, 10:30 AM: to be offered by phone on Monday, March 8, 10:30 AM, held until Monday, March 8, 11:00 AM.',
  ],
])('does not ask to call %s', async (_, parts, text) => {
  waiting = [{ ...DANA, ...parts }]
  show()
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Offered by phone/ })).toBeNull()
})

test('asks to call someone whose offer was withdrawn, and nobody who gets an email', async () => {
  waiting = [
    { ...DANA, withdrawn: START },
    { ...DANA, id: '7', name: 'Ann Example', email: 'ann@example.com', withdrawn: START },
  ]
  show()
  expect(await screen.findByText(/^Call Dana Example: .* is no longer open/)).toBeVisible()
  expect(screen.queryByText(/^Call Ann/)).toBeNull()
})

test('an offer that has ended is not shown', async () => {
  waiting = [{ ...DANA, offer: { ...OFFER, until: '2027-03-08T15:00:00.000Z' } }]
  show()
  const row = within(await screen.findByRole('listitem'))
  expect(row.queryByText(/10:30/)).toBeNull()
  expect(row.queryByRole('button', { name: /Book it/ })).toBeNull()
})

test('Escape leaves someone on the list', async () => {
  waiting = [DANA]
  show()
  await screen.findByText('Dana Example')
  await press('Take off the list: Dana Example')
  screen.getByRole('button', { name: 'Yes, take off the list: Dana Example' }).focus()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('button', { name: /^Yes, take off/ })).toBeNull()
  expect(screen.getByRole('button', { name: /^Take off the list/ })).toHaveFocus()
  expect(sent).not.toHaveBeenCalled()
})

test('asks before it takes someone off, and shows a refusal', async () => {
  waiting = [DANA]
  show()
  await screen.findByText('Dana Example')
  await press('Take off the list: Dana Example')
  expect(sent).not.toHaveBeenCalled()
  const error = { code: 'not_found', message: 'This entry is gone.' }
  refusal = Response.json({ error }, { status: 404 })
  await press('Yes, take off the list: Dana Example')
  expect(sent).toHaveBeenCalledWith({ action: 'takeOff', id: DANA.id })
  expect(await screen.findByRole('alert')).toHaveTextContent('This entry is gone.')
})
