import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { site } from '@/config/site.ts'
import { codeRequest } from './code-request.ts'
import { Desk } from './desk.tsx'
import { DESK } from '../../../tests/fixtures/desk.ts'
import { officeDate } from '@/shared/office-date.ts'
import type { DeskResponse } from '@/shared/contracts/office.ts'

const EMAIL = 'desk@example.com'
const session = vi.hoisted(() => ({ token: 'old' }))
vi.mock('@/features/auth/auth-provider.tsx', () => ({
  useAuth: () => ({ user: { email: EMAIL }, isLoading: false }),
}))
vi.mock('@/features/auth/read-access-token.ts', () => ({
  readAccessToken: async () => session.token,
}))
const { saveFile, client } = vi.hoisted(() => ({
  saveFile: vi.fn(),
  client: { sendCode: vi.fn(), verifyCode: vi.fn() },
}))
vi.mock('@/features/auth/auth-client.ts', () => client)
vi.mock('@/lib/save-file.ts', () => ({ saveFile }))

const REFUSED = { error: { code: 'code_needed', message: 'This needs a new code.' } }
const sent = vi.fn<(action: Record<string, unknown>) => void>()
let desk: DeskResponse
/** Which calls of an old session the server refuses. */
let refuses: (method: string) => boolean

beforeEach(() => {
  session.token = 'old'
  desk = DESK
  sent.mockReset()
  saveFile.mockReset()
  client.sendCode.mockReset().mockResolvedValue(null)
  client.verifyCode.mockReset().mockImplementation(async () => {
    session.token = 'new'
    return null
  })
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', headers, body }: RequestInit) => {
    if (method === 'POST') sent(JSON.parse(body as string))
    const isOld = new Headers(headers).get('Authorization') === 'Bearer old'
    if (isOld && refuses(method)) return Response.json(REFUSED, { status: 401 })
    return Response.json(method === 'POST' ? { name: 'table.csv', csv: 'x' } : desk)
  })
  // jsdom has neither of these.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    queueMicrotask(() => this.dispatchEvent(new Event('close')))
  }
})

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Desk />
    </QueryClientProvider>,
    { wrapper: MemoryRouter },
  )
const open = (view: string) => userEvent.click(screen.getByRole('radio', { name: view }))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const askedIn = () => screen.findByRole('dialog', { name: 'Confirm it is you' })

async function enterCode() {
  const dialog = within(await askedIn())
  await userEvent.click(dialog.getByRole('button', { name: 'Send me a code' }))
  await userEvent.type(await dialog.findByLabelText('Code'), '123456{Enter}')
}

async function saveTable() {
  refuses = (method) => method === 'POST'
  const view = show()
  await userEvent.click(await screen.findByRole('radio', { name: 'More' }))
  const firstDay = await screen.findByLabelText('First day')
  await userEvent.clear(firstDay)
  await userEvent.type(firstDay, '2027-01-05')
  await press('Save messages')
  expect(within(await askedIn()).getByText('This needs a new code.')).toBeVisible()
  return { ...view, firstDay }
}

test('a refused table goes on after a new code to the known address', async () => {
  const { firstDay } = await saveTable()
  expect(client.sendCode).not.toHaveBeenCalled()
  await enterCode()
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledOnce())
  expect(client.sendCode).toHaveBeenCalledExactlyOnceWith({ email: EMAIL }, undefined)
  expect(client.verifyCode).toHaveBeenCalledExactlyOnceWith({ email: EMAIL }, '123456')
  const table = { action: 'table', of: 'messages', firstDay: '2027-01-05', lastDay: DESK.today }
  expect(sent.mock.calls).toEqual([[table], [table]])
  expect(firstDay).toHaveValue('2027-01-05')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a closed dialog sends nothing again and keeps what was typed', async () => {
  const { firstDay } = await saveTable()
  await press('Close')
  expect(await screen.findByRole('alert')).toHaveTextContent('This needs a new code.')
  expect(screen.getByRole('button', { name: 'Save messages' })).toBeEnabled()
  expect(firstDay).toHaveValue('2027-01-05')
  expect(sent).toHaveBeenCalledOnce()
  expect(saveFile).not.toHaveBeenCalled()
})

test('leaving the desk closes the dialog', async () => {
  const { unmount } = await saveTable()
  act(() => unmount())
  expect(codeRequest.get()).toBeNull()
})

test('an old session asks for a code above what is being typed', async () => {
  refuses = () => false
  show()
  await screen.findByRole('radio', { name: 'Hours' })
  await open('Hours')
  const form = await screen.findByRole('form', { name: 'Close a day or some hours' })
  const note = within(form).getByLabelText('Note (optional)')
  await userEvent.type(note, 'Training')
  refuses = () => true
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByRole('alert')).toHaveTextContent('This needs a new code.')
  expect(screen.queryByRole('dialog')).toBeNull()
  await press('Enter a new code')
  await enterCode()
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(note).toBeVisible()
  expect(note).toHaveValue('Training')
})

test('a desk opened with an old session asks for a code and then shows the day', async () => {
  refuses = () => true
  show()
  expect(await screen.findByRole('alert')).toHaveTextContent('This needs a new code.')
  await press('Enter a new code')
  await enterCode()
  expect(await screen.findByRole('button', { name: 'Add an appointment' })).toBeVisible()
})

test('a signed-in client is refused and asked for an office address', async () => {
  const error = { code: 'forbidden', message: 'This address cannot open the desk.' }
  vi.stubGlobal('fetch', async () => Response.json({ error }, { status: 403 }))
  show()
  expect(await screen.findByText(/Sign in with an office address/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add an appointment' })).toBeNull()
})

test('the desk names what cannot be read in a calendar', async () => {
  const host = 'calendar.example.com'
  const skippedParts = ['2027-03-09 10:00', 'line 12'].map((place) => ({ host, place }))
  desk = { ...DESK, skippedParts }
  refuses = () => false
  show()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The calendar at calendar.example.com has entries that cannot be read in full: 2027-03-09 10:00, line 12.',
  )
})

test.each<[string, () => Promise<Response>, string]>([
  [
    'the server fails',
    async () =>
      Response.json(
        {
          error: {
            code: 'unexpected',
            message: `Something went wrong on our side. Please call ${site.phone.display}.`,
          },
        },
        { status: 500 },
      ),
    'Something went wrong on our side.',
  ],
  [
    'there is no connection',
    () => Promise.reject(new TypeError('offline')),
    'We could not reach our server. Check your connection and try again.',
  ],
])('does not tell the office to call itself when %s', async (_, answer, text) => {
  vi.stubGlobal('fetch', answer)
  show()
  expect(await screen.findByText(text)).toBeVisible()
})

test('N adds an appointment from any view, / searches, and neither is a key while typing', async () => {
  refuses = () => false
  show()
  await userEvent.click(await screen.findByRole('radio', { name: 'Hours' }))
  await screen.findByRole('form', { name: 'Open extra hours' })
  await userEvent.keyboard('n')
  const name = await screen.findByLabelText('Name')
  expect(name).toHaveFocus()
  await userEvent.keyboard('N/{Escape}')
  expect(name).toHaveValue('N/')
  await press('Do not book')
  await userEvent.keyboard('/')
  const search = screen.getByRole('searchbox', { name: 'Search' })
  expect(search).toHaveFocus()
  await userEvent.keyboard('n{Escape}')
  expect(screen.queryByLabelText('Name')).toBeNull()
})

test('adding returns to its button on Escape', async () => {
  refuses = () => false
  show()
  const button = await screen.findByRole('button', { name: 'Add an appointment' })
  await userEvent.click(button)
  expect(screen.getByLabelText('Name')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByLabelText('Name')).toBeNull()
  expect(button).toHaveFocus()
})

test('an open time fills in the form, and another one keeps what was typed', async () => {
  refuses = () => false
  const today = officeDate()
  const [, day] = DESK.days
  desk = { ...DESK, today, days: day ? [{ ...day, date: today }] : [] }
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Add at 9:30 AM' }))
  expect(screen.getByRole('button', { name: /^Book .* 9:30 AM$/ })).toBeEnabled()
  await userEvent.type(screen.getByLabelText('Name'), 'Sam')
  await press('Add at 11 AM')
  expect(screen.getByRole('button', { name: /^Book .* 11:00 AM$/ })).toBeEnabled()
  expect(screen.getByLabelText('Time')).toHaveValue('11:00')
  expect(screen.getByLabelText('Name')).toHaveValue('Sam')
  await press('Later')
  expect(screen.getByLabelText('Name')).toHaveValue('Sam')
})

test('the keys of one character can be turned off', async () => {
  refuses = () => false
  show()
  const box = await screen.findByLabelText('N and / are on')
  await userEvent.click(box)
  await userEvent.keyboard('n')
  expect(screen.queryByLabelText('Name')).toBeNull()
  await userEvent.click(box)
  await userEvent.keyboard('n')
  expect(screen.getByLabelText('Name')).toHaveFocus()
})
