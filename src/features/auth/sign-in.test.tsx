import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import * as client from './auth-client.ts'
import { SignIn } from './sign-in.tsx'

vi.mock('./auth-client.ts', () => ({ sendCode: vi.fn(), verifyCode: vi.fn() }))
const sendCode = vi.mocked(client.sendCode)
const verifyCode = vi.mocked(client.verifyCode)
const refusal = (code: string) =>
  ({ name: 'AuthApiError', code }) as unknown as Awaited<ReturnType<typeof client.sendCode>>

beforeEach(() => {
  sessionStorage.clear()
  sendCode.mockReset().mockResolvedValue(null)
  verifyCode.mockReset().mockResolvedValue(null)
})

async function askForCode(address = 'pat@example.com') {
  const user = userEvent.setup()
  render(<SignIn />)
  await user.type(screen.getByLabelText('Email or mobile number'), address)
  await user.click(screen.getByRole('button', { name: 'Send me a code' }))
  return user
}

test('a phone number is sent with its country code (R197)', async () => {
  await askForCode('(740) 555-0142')
  expect(sendCode).toHaveBeenCalledExactlyOnceWith({ phone: '+17405550142' }, undefined)
  expect(await screen.findByText('(740) 555-0142')).toBeVisible()
  expect(screen.queryByText(/spam folder/)).toBeNull()
  expect(sessionStorage.getItem('signIn')).toContain('+17405550142')
})

test('what is no address is refused at the field and asks no server (R197)', async () => {
  await askForCode('pat at example')
  const field = screen.getByLabelText('Email or mobile number')
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription(/ten digits/)
  await vi.waitFor(() => expect(field).toHaveFocus())
  expect(sendCode).not.toHaveBeenCalled()
})

test('two quick presses send one code', async () => {
  let finish = () => {}
  sendCode.mockReturnValue(new Promise((resolve) => (finish = () => resolve(null))))
  const user = await askForCode()
  await user.click(screen.getByRole('button', { name: 'Sending…' }))
  await user.type(screen.getByLabelText('Email or mobile number'), '{Enter}')
  expect(sendCode).toHaveBeenCalledTimes(1)
  finish()
  // It takes the focus shortly after it appears.
  await vi.waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus())
})

test('the code field is one field made for codes (R213)', async () => {
  await askForCode()
  const field = await screen.findByLabelText('Code')
  expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  expect(field).toHaveAttribute('inputmode', 'numeric')
})

test('a pasted code loses its spaces and dashes (R213)', async () => {
  const user = await askForCode()
  await user.click(await screen.findByLabelText('Code'))
  await user.paste(' 123-456 ')
  await user.keyboard('{Enter}')
  expect(verifyCode).toHaveBeenCalledWith({ email: 'pat@example.com' }, '123456')
})

test('half a code is refused without asking the server', async () => {
  const user = await askForCode()
  await user.type(await screen.findByLabelText('Code'), '12345{Enter}')
  expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/whole code/)
  expect(verifyCode).not.toHaveBeenCalled()
})

test('a wrong code keeps what was typed and says what to do (R212)', async () => {
  verifyCode.mockResolvedValue(refusal('otp_expired'))
  const user = await askForCode()
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}')
  expect(await screen.findByText(/wrong or has expired/)).toBeVisible()
  expect(screen.getByLabelText('Code')).toHaveValue('123456')
  expect(screen.getByLabelText('Code')).toHaveFocus()
})

test('a reload comes back to the code; changing the address leaves it', async () => {
  sessionStorage.setItem(
    'signIn',
    JSON.stringify({ address: { email: 'pat@example.com' }, sentAt: Date.now() }),
  )
  render(<SignIn />)
  expect(screen.getByText('pat@example.com')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /Change/ }))
  expect(screen.getByLabelText('Email or mobile number')).toBeVisible()
  expect(sessionStorage.getItem('signIn')).toBeNull()
})

test('the same address again leads back to its code, another one gets a new code', async () => {
  const user = await askForCode()
  await user.click(await screen.findByRole('button', { name: /Change/ }))
  await user.click(screen.getByRole('button', { name: 'Send me a code' }))
  expect(await screen.findByLabelText('Code')).toBeVisible()
  expect(sendCode).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('button', { name: /Change/ }))
  await user.clear(screen.getByLabelText('Email or mobile number'))
  await user.type(screen.getByLabelText('Email or mobile number'), 'kim@example.com{Enter}')
  expect(await screen.findByText('kim@example.com')).toBeVisible()
  expect(sendCode).toHaveBeenCalledTimes(2)
})

test('where a new code has to wait, a code that was sent can be entered', async () => {
  sendCode.mockResolvedValue(refusal('over_email_send_rate_limit'))
  const user = await askForCode()
  await user.click(await screen.findByRole('button', { name: 'Enter a code you have' }))
  expect(screen.getByText('pat@example.com')).toBeVisible()
  await user.type(screen.getByLabelText('Code'), '123456{Enter}')
  expect(verifyCode).toHaveBeenCalledWith({ email: 'pat@example.com' }, '123456')
})

test.each([
  ['broken text', '{'],
  ['another shape', '{"address":"pat","sentAt":1}'],
  ['a code that is dead by now', '{"address":{"email":"pat@example.com"},"sentAt":1}'],
])('%s in the storage begins anew', (_, text) => {
  sessionStorage.setItem('signIn', text)
  render(<SignIn />)
  expect(screen.getByLabelText('Email or mobile number')).toBeVisible()
})

test('a new code can be asked for after the pause, and says that older ones are dead (R214)', async () => {
  sessionStorage.setItem(
    'signIn',
    JSON.stringify({ address: { email: 'pat@example.com' }, sentAt: Date.now() - 59_500 }),
  )
  render(<SignIn />)
  expect(screen.getByText('0:01')).toBeVisible()
  const resend = await screen.findByRole('button', { name: 'Send a new code' })
  await userEvent.click(resend)
  expect(await screen.findByText(/Only the newest one works/)).toBeVisible()
  expect(screen.getByText('1:00')).toBeVisible()
})

test('a server that wants a longer pause starts the countdown anew', async () => {
  sendCode.mockResolvedValue(refusal('over_email_send_rate_limit'))
  sessionStorage.setItem(
    'signIn',
    JSON.stringify({ address: { email: 'pat@example.com' }, sentAt: Date.now() - 61_000 }),
  )
  render(<SignIn />)
  await userEvent.click(screen.getByRole('button', { name: 'Send a new code' }))
  expect(await screen.findByText(/wait a moment/)).toBeVisible()
  expect(screen.getByText('1:00')).toBeVisible()
})

test('who changes the address while a new code is sent stays at the address', async () => {
  let finish = () => {}
  sendCode.mockReturnValue(new Promise((resolve) => (finish = () => resolve(null))))
  sessionStorage.setItem(
    'signIn',
    JSON.stringify({ address: { email: 'pat@example.com' }, sentAt: Date.now() - 61_000 }),
  )
  render(<SignIn />)
  await userEvent.click(screen.getByRole('button', { name: 'Send a new code' }))
  await userEvent.click(screen.getByRole('button', { name: /Change/ }))
  await act(async () => finish())
  expect(screen.getByLabelText('Email or mobile number')).toHaveFocus()
})

test('where the browser cannot keep a session, that ends the waiting too', async () => {
  verifyCode.mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
  sendCode.mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'))
  const user = await askForCode()
  expect(await screen.findByText(/Something went wrong/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Send me a code' }))
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}')
  expect(await screen.findByText(/Something went wrong/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled()
})

test('in a new tab a code that was sent before can be entered, once the address is there', async () => {
  const user = userEvent.setup()
  render(<SignIn />)
  await user.click(screen.getByRole('button', { name: 'I already have a code' }))
  expect(screen.getByLabelText('Email or mobile number')).toHaveAccessibleDescription(
    'Enter the email address or number the code was sent to.',
  )
  await user.type(screen.getByLabelText('Email or mobile number'), 'pat@example.com')
  await user.click(screen.getByRole('button', { name: 'I already have a code' }))
  await user.type(screen.getByLabelText('Code'), '123456{Enter}')
  expect(sendCode).not.toHaveBeenCalled()
  expect(verifyCode).toHaveBeenCalledWith({ email: 'pat@example.com' }, '123456')
})
