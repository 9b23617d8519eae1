import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ContactForm } from './contact-form.tsx'

let answer = () => {}
let posted: unknown
const sent = { reference: 'M-00000001', replyBy: '2027-03-09T22:00:00Z', hasCopy: true }
afterEach(() => vi.unstubAllGlobals())

/**
 * Sends a form whose response waits until `answer` is called.
 * @param website what a bot enters in the field that people do not see
 */
async function send(website = '', response = Response.json(sent, { status: 201 })) {
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json({ formToken: 'x' })
    if (typeof body === 'string') posted = JSON.parse(body)
    await new Promise<void>((resolve) => (answer = resolve))
    return response
  })
  // The form is immediately old enough.
  vi.useFakeTimers({ toFake: ['Date'] })
  const form = render(<ContactForm />)
  await userEvent.type(screen.getByLabelText('Name'), 'Pat Miller')
  await userEvent.type(screen.getByLabelText('Email'), 'pat@example.com')
  await userEvent.type(screen.getByLabelText('Message'), 'May I come on Friday?')
  fireEvent.change(screen.getByLabelText(/^Leave this/), { target: { value: website } })
  vi.setSystemTime(Date.now() + 60_000)
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }))
  vi.useRealTimers()
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Sending…' })).toBeVisible())
  return form
}

test('reports one problem for both fields when phone and email are missing, and focuses the first field with one (R190)', async () => {
  render(<ContactForm />)
  await userEvent.type(screen.getByLabelText('Email'), '{Enter}')
  const problem = 'Please enter an email address or a phone number.'
  expect(await screen.findAllByText(problem)).toHaveLength(1)
  for (const label of ['Phone', 'Email']) {
    const field = screen.getByLabelText(label)
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(expect.stringContaining(problem))
  }
  expect(screen.getByLabelText('Name')).toHaveFocus()
})

test('describes in words what is wrong with each field (R190, R196)', async () => {
  render(<ContactForm />)
  await userEvent.type(screen.getByLabelText('Phone'), '740 555')
  await userEvent.type(screen.getByLabelText('Message'), 'My number is 219-09-9999')
  // It has been left.
  expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(/phone number with area/)
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }))
  await screen.findByText('Please enter your name.')
  for (const [label, text] of [
    ['Name', /Please enter your name/],
    ['Phone', /phone number with area code/],
    ['Message', /looks like it contains a Social Security number/],
  ] as const) {
    expect(screen.getByLabelText(label)).toBeInvalid()
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text)
  }
})

test('says how long a message may be once it is nearly that long', async () => {
  render(<ContactForm />)
  const message = screen.getByLabelText('Message')
  expect(message).not.toHaveAccessibleDescription(/characters/)
  await userEvent.click(message)
  await userEvent.paste('x'.repeat(3600))
  expect(message).toHaveAccessibleDescription(/ 3,600 of 4,000 characters\.$/)
})

test('keeps a message caught as spam and says that it was not sent (R192)', async () => {
  const error = { code: 'not_sent', message: 'We could not send this. Please call us.' }
  await send('https://spam.example', Response.json({ error }, { status: 422 }))
  answer()
  expect(posted).toMatchObject({ website: 'https://spam.example' })
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not send this.')
  expect(screen.getByLabelText('Message')).toHaveValue('May I come on Friday?')
})

test('locks a message while it is being sent', async () => {
  await send()
  for (const label of ['Name', 'Phone', 'Email', 'Message']) {
    expect(screen.getByLabelText(label)).toHaveAttribute('readonly')
  }
})

test('confirms a message to a visitor who left and came back while it was being sent', async () => {
  const form = await send()
  form.unmount()
  render(<ContactForm />)
  expect(screen.getByLabelText('Message')).toHaveValue('May I come on Friday?')
  await act(async () => answer())
  expect(await screen.findByText('M-00000001')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Write another message' }))
  expect(screen.getByLabelText('Message')).toHaveValue('')
})

test('confirms it on a later visit too, once', async () => {
  const form = await send()
  form.unmount()
  await act(async () => answer())
  const later = render(<ContactForm />)
  expect(await screen.findByText('M-00000001')).toBeVisible()
  later.unmount()
  render(<ContactForm />)
  expect(screen.getByLabelText('Message')).toHaveValue('')
})
