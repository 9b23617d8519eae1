import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Appointment, DeskResponse } from '@/shared/contracts/office.ts'
import { AppointmentCard } from './appointment-card.tsx'
import { ReadDesk } from './read-desk.tsx'
import { APPOINTMENT, DESK } from '../../../tests/fixtures/desk.ts'

const { runAction, showToast } = vi.hoisted(() => ({ runAction: vi.fn(), showToast: vi.fn() }))
vi.mock('./desk-api.ts', () => ({ runAction }))
vi.mock('@/lib/toast.ts', () => ({ showToast }))

const BEFORE = Date.parse('2027-03-08T14:00:00Z')
const refused = {
  isOk: false,
  problem: { code: 'changed_elsewhere', message: 'This was changed elsewhere meanwhile.' },
}
const refresh = vi.fn(async () => {})
const client = new QueryClient()

const card = (parts: Partial<Appointment> = {}, now = BEFORE, desk: Partial<DeskResponse> = {}) => (
  <QueryClientProvider client={client}>
    <ReadDesk value={{ desk: { ...DESK, ...desk }, now, refresh }}>
      <AppointmentCard appointment={{ ...APPOINTMENT, ...parts }} />
    </ReadDesk>
  </QueryClientProvider>
)
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
const openMore = () => press(/^More\s*for/)

beforeEach(() => {
  refresh.mockReset().mockImplementation(async () => {})
  runAction
    .mockReset()
    .mockImplementation(async ({ action }: { action: string }) =>
      action === 'preview' ? { isOk: true, data: { mail: null } } : refused,
    )
})
afterEach(() => showToast.mockReset())

test('offers No-show instead of Move once an appointment has begun', () => {
  const { rerender } = render(card())
  expect(screen.getByRole('button', { name: /^Move/ })).toBeVisible()
  rerender(card({}, Date.parse(APPOINTMENT.start)))
  expect(screen.getByRole('button', { name: /^No-show/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull()
})

test('shows a client’s move during a cancellation and starts the cancellation over', async () => {
  const { rerender } = render(card())
  refresh.mockImplementation(async () =>
    rerender(card({ version: 1, start: '2027-03-10T18:00:00.000Z' })),
  )
  await openMore()
  await press(/^Cancel\s*Pat/)
  await userEvent.type(
    await screen.findByLabelText('A sentence for the email (optional)'),
    'We are ill.',
  )
  await press('Preview the email')
  expect(runAction).toHaveBeenLastCalledWith({
    action: 'preview',
    reference: 'B-00000001',
    message: 'We are ill.',
  })
  await press('Cancel the appointment')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'changed in the meantime. It is now on Wednesday, March 10, 1:00 PM.',
  )
  await press('Begin again')
  await press('Preview the email')
  await press('Cancel the appointment')
  expect(runAction).toHaveBeenLastCalledWith({
    action: 'cancel',
    reference: 'B-00000001',
    version: 1,
    message: 'We are ill.',
  })
})

test('shows a cancellation from elsewhere during a move', async () => {
  const { rerender } = render(card())
  await press(/^Move\s*Pat/)
  await screen.findByRole('heading', { level: 3, name: 'Pick another time for Pat Example' })
  rerender(card({ version: 1, state: 'cancelled' }))
  expect(screen.getByRole('alert')).toHaveTextContent(
    'This appointment has been canceled in the meantime.',
  )
  expect(screen.queryByRole('button', { name: 'Begin again' })).toBeNull()
})

test('notifies when an appointment changed elsewhere leaves the list', async () => {
  const { unmount } = render(card())
  refresh.mockImplementation(async () => unmount())
  await openMore()
  await press(/^Cancel\s*Pat/)
  await press('Preview the email')
  await press('Cancel the appointment')
  await vi.waitFor(() => expect(showToast).toHaveBeenCalledWith(refused.problem.message))
})

test('saves a note for the desk only, also at a canceled appointment', async () => {
  runAction.mockResolvedValue({ isOk: true, data: {} })
  render(card({ state: 'cancelled', officeNote: 'Bring the W-2.' }))
  expect(screen.getByText('Bring the W-2.')).toBeVisible()
  await openMore()
  await press(/^Note/)
  const field = await screen.findByLabelText('Office note')
  await userEvent.clear(field)
  await userEvent.type(field, 'Has it')
  await press('Save the note')
  expect(runAction).toHaveBeenCalledExactlyOnceWith({
    action: 'note',
    reference: APPOINTMENT.reference,
    version: 0,
    text: 'Has it',
  })
  await vi.waitFor(() => expect(screen.queryByLabelText('Office note')).toBeNull())
})

test.each([
  ['a no-show', { attendance: 'no_show' as const }, Date.parse(APPOINTMENT.end)],
  ['a canceled appointment', { state: 'cancelled' as const }, BEFORE],
])('offers to book the client of %s again, filled in', async (_, parts, now) => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  render(card({ ...parts, topic: 'letter' }, now))
  await press(/^Book again/)
  await screen.findByRole('form', { name: 'Book Pat Example again' })
  expect(screen.getByLabelText('Name')).toHaveValue('Pat Example')
  expect(screen.getByLabelText('Phone')).toHaveValue('(740) 555-0199')
  expect(screen.getByLabelText('Email (optional)')).toHaveValue('pat@example.com')
  expect(screen.getByLabelText('Topic')).toHaveTextContent('A letter from the IRS or the state')
  expect(screen.getByRole('radio', { name: 'By phone' })).toBeChecked()
  vi.unstubAllGlobals()
})

test('shows that an appointment is canceled', () => {
  render(card({ state: 'cancelled' }))
  expect(screen.getByText('Canceled')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull()
})

const TEXTED = { email: null }
const SENDS_TEXTS = { sendsTexts: true }

test('stops texts to a client who asks for it', async () => {
  runAction.mockResolvedValue({ isOk: true, data: {} })
  render(card(TEXTED, BEFORE, SENDS_TEXTS))
  await openMore()
  await press(/^Stop texts\s*to Pat Example/)
  expect(runAction).not.toHaveBeenCalled()
  await press(/^Yes, stop texts\s*to Pat Example/)
  expect(runAction).toHaveBeenCalledExactlyOnceWith({
    action: 'stopTexts',
    reference: APPOINTMENT.reference,
  })
  expect(refresh).toHaveBeenCalledOnce()
})

test.each([
  ['stopped' as const, 'Texts stopped', 0],
  ['failed' as const, 'The text reminder may not have arrived. Please call.', 1],
])('shows that texts to the client have %s', async (kind, words, buttons) => {
  const problem = { reference: APPOINTMENT.reference, kind }
  render(card(TEXTED, BEFORE, { ...SENDS_TEXTS, textProblems: [problem] }))
  await openMore()
  expect(screen.getByText(words)).toBeVisible()
  expect(screen.queryAllByRole('button', { name: /^Stop texts/ })).toHaveLength(buttons)
})

test.each<[string, Partial<Appointment>, number, Partial<DeskResponse>]>([
  ['texts are off', TEXTED, BEFORE, {}],
  ['the client gets mails', {}, BEFORE, SENDS_TEXTS],
  ['the appointment has begun', TEXTED, Date.parse(APPOINTMENT.start), SENDS_TEXTS],
  ['the appointment is canceled', { ...TEXTED, state: 'cancelled' }, BEFORE, SENDS_TEXTS],
])('says nothing of texts when %s', async (_, parts, now, desk) => {
  const other = { reference: 'B-00000009', kind: 'stopped' as const }
  render(card(parts, now, { ...desk, textProblems: [other] }))
  await openMore()
  expect(screen.queryByText(/text/i)).toBeNull()
})

test.each([
  ['Move', /^Pick another time/],
  ['Cancel', /^Cancel Pat Example’s appointment/],
])('Escape closes the panel of %s and returns to its button', async (name, title) => {
  render(card())
  await openMore()
  await press(new RegExp(`^${name}`))
  expect(screen.getByRole('heading', { name: title })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('heading', { name: title })).toBeNull()
  expect(screen.getByRole('button', { name: new RegExp(`^${name}`) })).toHaveFocus()
})

test('a note begins in its field, and Escape keeps one that is half written', async () => {
  render(card())
  await openMore()
  await press(/^Note/)
  const field = screen.getByLabelText('Office note')
  expect(field).toHaveFocus()
  await userEvent.keyboard('Bring the W-2{Escape}')
  expect(field).toHaveValue('Bring the W-2')
  await press('Do not save')
  expect(field).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: /^Note/ })).toHaveFocus()
  await userEvent.keyboard('{Enter}{Escape}')
  expect(screen.queryByLabelText('Office note')).toBeNull()
})

test('editing begins in its first field, and Escape closes it', async () => {
  render(card())
  await openMore()
  await press(/^Edit/)
  expect(screen.getByLabelText('Name')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByLabelText('Name')).toBeNull()
  expect(screen.getByRole('button', { name: /^Edit/ })).toHaveFocus()
})

test('shows the second person, and a client’s reason for canceling', async () => {
  const at = '2027-03-08T14:00:00.000Z'
  const trail = [{ at, who: 'client', what: 'canceled', why: 'We moved.' }]
  render(card({ secondEmail: 'sam@example.com', state: 'cancelled', trail }))
  const link = screen.getByRole('link', { name: 'Second person: sam@example.com' })
  expect(link).toHaveAttribute('href', expect.stringMatching(/^mailto:sam@example\.com\?subject=/))
  expect(screen.getByText(/canceled, “We moved\.” \(client\)$/)).toBeInTheDocument()
})

test('says before a move that the mail goes to the second person too', async () => {
  runAction.mockImplementation(async () => ({
    isOk: true,
    data: { mail: { to: 'pat@example.com', subject: 'x', text: 'y' }, isOutside: false },
  }))
  render(card({ secondEmail: 'sam@example.com' }))
  await openMore()
  await press(/^Cancel\s*Pat/)
  await press('Preview the email')
  expect(await screen.findByRole('heading', { name: /^This email goes to/ })).toHaveTextContent(
    'This email goes to pat@example.com and, without the private link, to sam@example.com',
  )
})
