import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { site } from '@/config/site.ts'
import { IDEMPOTENCY_HEADER } from '@/shared/contracts/fields.ts'
import { DEFAULT_FORM } from '@/shared/estimator/form.ts'
import { KeepActions } from './keep-actions.tsx'
// Loaded when it is asked for. Imported here, no test waits for it.
import './mail-estimate.tsx'

const SUMMARY = 'Online estimate: $110. Simple return.'
const post = vi.fn<(body: Record<string, unknown>, key: string | null) => Promise<Response>>()
const getForm = vi.fn<() => Promise<Response>>()
const accept = async () => Response.json({ isQueued: true }, { status: 201 })
const refuse = async (code: string, message: string, fields?: Record<string, string>) =>
  Response.json({ error: { code, message, fields } }, { status: 400 })

beforeEach(() => {
  getForm.mockReset().mockImplementation(async () => {
    return Response.json({ formToken: 'the-token', sendsMails: true })
  })
  post.mockReset().mockImplementation(accept)
  // The form is immediately old enough.
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('fetch', async (path: string, { method, body, headers }: RequestInit) => {
    if (method === 'GET') return getForm()
    expect(path).toBe('/api/contact?send=estimate')
    return post(JSON.parse(body as string), new Headers(headers).get(IDEMPOTENCY_HEADER))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function show() {
  // Writing to the clipboard needs its stand-in.
  const user = userEvent.setup()
  render(<KeepActions form={{ ...DEFAULT_FORM, returnType: 'simple' }} summary={SUMMARY} />)
  return user
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const field = () => screen.getByRole('textbox', { name: 'Your email address' })
async function open() {
  const user = show()
  await press('Email it to me')
  await waitFor(() => expect(field()).toHaveFocus())
  return user
}
const send = async (email: string) => {
  if (email) await userEvent.type(field(), email)
  vi.setSystemTime(Date.now() + 60_000)
  await press('Email the link')
}

test('offers the email next to the system’s share menu too', () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share: vi.fn() }))
  show()
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(names).toEqual(['Share', 'Copy link', 'Print', 'Email it to me'])
})

test('emails the link with the answers, and gives the focus back', async () => {
  await open()
  expect(field()).toHaveAccessibleDescription(/go to our server once.*deleted when it is sent/)
  await send(' pat@example.com')
  expect(await screen.findByText(/on its way to pat@example\.com/)).toHaveRole('status')
  expect(screen.getByRole('button', { name: 'Email it to me' })).toHaveFocus()
  expect(screen.queryByRole('textbox', { name: 'Your email address' })).toBeNull()
  const [body] = post.mock.lastCall ?? []
  expect(body).toEqual({
    email: 'pat@example.com',
    answers: 'v=1&type=simple',
    formToken: 'the-token',
    website: '',
  })
})

test('asks for an address before it sends anything', async () => {
  await open()
  await send('pat@')
  expect(field()).toHaveAccessibleDescription(/Please enter an email address like/)
  expect(field()).toHaveFocus()
  expect(post).not.toHaveBeenCalled()
})

test.each<[string, () => Promise<Response>, RegExp]>([
  [
    'no connection',
    () => Promise.reject(new TypeError('Failed to fetch')),
    /Check your connection/,
  ],
  ['too many', () => refuse('too_many_requests', 'You have tried this many times.'), /many times/],
  [
    'answers of an older page',
    () => refuse('invalid_fields', 'Please check.', { answers: 'Please reload the page.' }),
    /reload the page/,
  ],
])(
  'keeps the address after %s, and sends it again under the same key',
  async (_, answer, words) => {
    post.mockImplementationOnce(answer)
    await open()
    await send('pat@example.com')
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(field()).toHaveDisplayValue('pat@example.com')
    await send('')
    expect(await screen.findByText(/on its way to pat@example\.com/)).toBeVisible()
    const [first, again] = post.mock.calls.map(([, key]) => key)
    expect(again).toBe(first)
  },
)

test('shows what the server says about the address at its field', async () => {
  post.mockImplementationOnce(() => {
    return refuse('invalid_fields', 'Please check.', { email: 'Nobody has this address.' })
  })
  await open()
  await send('pat@example.com')
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/Nobody has this address/))
})

test('offers the visitor’s own email program when sending fails', async () => {
  post.mockImplementationOnce(() => refuse('unavailable', 'We cannot email this right now.'))
  await open()
  await send('pat@example.com')
  await screen.findByRole('alert')
  await press('Use your own email program')
  expect(screen.getByText(/No email program opened/)).toBeVisible()
})

test('Cancel closes the form and gives the focus back', async () => {
  await open()
  await press('Cancel')
  expect(screen.queryByRole('textbox', { name: 'Your email address' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Email it to me' })).toHaveFocus()
})

test('a second press keeps what was typed', async () => {
  await open()
  await userEvent.type(field(), 'pat@')
  await press('Email it to me')
  expect(field()).toHaveFocus()
  expect(field()).toHaveDisplayValue('pat@')
})

test('copies the text from the form too', async () => {
  await open()
  await press('Copy the text')
  expect(await screen.findByText(/^Copied\. Paste it into an email/)).toHaveRole('status')
})

test.each<[string, () => Promise<Response>]>([
  ['emails are not configured', async () => Response.json({ formToken: 'x', sendsMails: false })],
  ['the server cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('opens the email program and offers the text when %s', async (_, answer) => {
  getForm.mockImplementation(answer)
  const user = show()
  expect(screen.queryByText(/No email program opened/)).toBeNull()
  await press('Email it to me')
  await user.click(await screen.findByRole('button', { name: 'Copy the text' }))
  expect(screen.getByText(/No email program opened/)).toBeVisible()
  expect(await screen.findByText(/^Copied\. Paste it into an email/)).toHaveRole('status')
  const text = await navigator.clipboard.readText()
  expect(text).toContain(SUMMARY)
  expect(text).toContain('#estimate?v=1&type=simple')
  expect(text).toContain(site.phone.display)
})
