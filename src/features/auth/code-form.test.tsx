import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import * as client from './auth-client.ts'
import { NewCode } from './code-form.tsx'

vi.mock('./auth-client.ts', () => ({ sendCode: vi.fn(), verifyCode: vi.fn() }))
const sendCode = vi.mocked(client.sendCode)
const verifyCode = vi.mocked(client.verifyCode)
const refusal = (code: string) =>
  ({ name: 'AuthApiError', code }) as unknown as Awaited<ReturnType<typeof client.sendCode>>
const onDone = vi.fn()

beforeEach(() => {
  sendCode.mockReset().mockResolvedValue(null)
  verifyCode.mockReset().mockResolvedValue(null)
  onDone.mockReset()
  render(<NewCode address={{ email: 'pat@example.com' }} onDone={onDone} />)
})
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send me a code' }))

test('asks for the code only, and is done once it was accepted', async () => {
  verifyCode.mockResolvedValueOnce(refusal('otp_expired'))
  await send()
  const field = await screen.findByLabelText('Code')
  expect(screen.queryByRole('button', { name: /Change/ })).toBeNull()
  expect(screen.queryByRole('heading')).toBeNull()
  await userEvent.type(field, '123456{Enter}')
  expect(await screen.findByText(/not right/)).toBeVisible()
  expect(onDone).not.toHaveBeenCalled()
  await userEvent.type(field, '{Enter}')
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(sendCode).toHaveBeenCalledExactlyOnceWith({ email: 'pat@example.com' }, undefined)
})

test('accepts an earlier code while a new one has to wait', async () => {
  sendCode.mockResolvedValue(refusal('over_email_send_rate_limit'))
  await send()
  expect(await screen.findByLabelText('Code')).toBeVisible()
})

test('says why no code was sent, and sends again', async () => {
  sendCode.mockResolvedValueOnce(refusal('user_banned'))
  await send()
  expect(await screen.findByRole('alert')).toHaveTextContent('This account is locked.')
  await send()
  expect(await screen.findByLabelText('Code')).toBeVisible()
})
