import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import * as client from './auth-client.ts'
import { CODE_LIFETIME } from './pending-sign-in.ts'
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

test('sends a phone number with its country code (R197)', async () => {
  await askForCode('(740) 555-0142')
  expect(sendCode).toHaveBeenCalledExactlyOnceWith({ phone: '+17405550142' }, undefined)
  expect(await screen.findByText('(740) 555-0142')).toBeVisible()
  expect(screen.queryByText(/Look in spam/)).toBeNull()
  expect(sessionStorage.getItem('signIn')).toContain('+17405550142')
})

test('refuses an invalid address without a request (R197)', async () => {
  await askForCode('pat at example')
  const field = screen.getByLabelText('Email or mobile number')
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription(/ten digits/)
  await vi.waitFor(() => expect(field).toHaveFocus())
  expect(sendCode).not.toHaveBeenCalled()
})

test('sends one code on two quick presses', async () => {
  let finish = () => {}
  sendCode.mockReturnValue(new Promise((resolve) => (finish = () => resolve(null))))
  const user = await askForCode()
  await user.click(screen.getByRole('button', { name: 'Sending…' }))
  await user.type(screen.getByLabelText('Email or mobile number'), '{Enter}')
  expect(sendCode).toHaveBeenCalledTimes(1)
  finish()
  // It is focused shortly after it appears.
  await vi.waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus())
})

test('marks the code field as a one-time code (R213)', async () => {
  await askForCode()
  const field = await screen.findByLabelText('Code')
  expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  expect(field).toHaveAttribute('inputmode', 'numeric')
})

test('strips spaces and dashes from a pasted code (R213)', async () => {
  const user = await askForCode()
  await user.click(await screen.findByLabelText('Code'))
  await user.paste(' 123-456 ')
  await user.keyboard('{Enter}')
  expect(verifyCode).toHaveBeenCalledWith({ email: 'pat@example.com' }, '123456')
})

test('refuses an incomplete code without a request', async () => {
  const user = await askForCode()
  await user.type(await screen.findByLabelText('Code'), '12345{Enter}')
  expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/all six digits/)
  expect(verifyCode).not.toHaveBeenCalled()
})

test('keeps a wrong code in the field and says what to do (R212)', async () => {
  verifyCode.mockResolvedValue(refusal('otp_expired'))
  const user = await askForCode()
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}')
  expect(await screen.findByText(/not right/)).toBeVisible()
  expect(screen.getByLabelText('Code')).toHaveValue('123456')
  expect(screen.getByLabelText('Code')).toHaveFocus()
})

test('returns to the code after a reload, and to the address on Change', async () => {
  sessionStorage.setItem(
    'signIn',
    JSON.stringify({ address: { email: 'pat@example.com' }, sentAt: Date.now() }),
  )
  render(<SignIn />)
  expect(screen.getByText('pat@example.com')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /Change/ }))
  expect(screen.getByLabelText('Email or mobile number')).toHaveValue('pat@example.com')
  expect(sessionStorage.getItem('signIn')).toBeNull()
})

test.each([
  [{ email: 'pat@example.com' }, 'pat@example.com'],
  [{ phone: '+17405550142' }, '(740) 555-0142'],
])('keeps %j over a reload after its code has expired', async (address, typed) => {
  sessionStorage.setItem('signIn', JSON.stringify({ address, sentAt: Date.now() - 600_000 }))
  render(<SignIn />)
  expect(screen.getByLabelText('Email or mobile number')).toHaveValue(typed)
  await userEvent.click(screen.getByRole('button', { name: 'Send me a code' }))
  expect(sendCode).toHaveBeenCalledExactlyOnceWith(address, undefined)
})

test('goes back to the code for the same address and sends a new one for another', async () => {
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

test('accepts an earlier code while a new one has to wait', async () => {
  sendCode.mockResolvedValue(refusal('over_email_send_rate_limit'))
  const user = await askForCode()
  await user.click(await screen.findByRole('button', { name: 'Enter a code you have' }))
  expect(screen.getByText('pat@example.com')).toBeVisible()
  await user.type(screen.getByLabelText('Code'), '123456{Enter}')
  expect(verifyCode).toHaveBeenCalledWith({ email: 'pat@example.com' }, '123456')
})

test.each([
  ['broken text', '{'],
  ['the wrong shape', '{"address":"pat","sentAt":1}'],
])('starts over when storage holds %s', (_, text) => {
  sessionStorage.setItem('signIn', text)
  render(<SignIn />)
  expect(screen.getByLabelText('Email or mobile number')).toBeVisible()
})

test('sends a new code after the pause and says that only it works (R214)', async () => {
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

test('restarts the countdown when the server asks for a longer pause', async () => {
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

test('stays at the address when it is changed while a new code is being sent', async () => {
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

test('stops waiting when the browser cannot store a session', async () => {
  verifyCode.mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
  sendCode.mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'))
  const user = await askForCode()
  expect(await screen.findByText(/Something went wrong/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Send me a code' }))
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}')
  expect(await screen.findByText(/Something went wrong/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled()
})

test('accepts an earlier code in a new tab once the address is filled in', async () => {
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

test('an expired code leaves nothing to type: a new one is the only way on (R212)', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const user = await askForCode()
  await user.type(await screen.findByLabelText('Code'), '123')
  vi.setSystemTime(Date.now() + CODE_LIFETIME)
  expect(await screen.findByRole('heading', { name: 'This code has expired' })).toBeVisible()
  expect(screen.queryByLabelText('Code')).toBeNull()
  const button = screen.getByRole('button', { name: 'Send a new code' })
  expect(button).toHaveFocus()

  sendCode.mockResolvedValueOnce(refusal('captcha_failed'))
  await user.click(button)
  expect(await screen.findByRole('alert')).toHaveTextContent(/confirm you are a person/)
  await user.click(screen.getByRole('button', { name: 'Send a new code' }))
  expect(await screen.findByLabelText('Code')).toHaveValue('')
  await vi.waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus())
})
