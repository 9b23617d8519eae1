import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { site } from '@/config/site.ts'
import * as client from './auth-client.ts'
import type { CaptchaApi } from '@/lib/load-captcha.ts'

const { captcha } = vi.hoisted(() => ({
  captcha: { provider: 'turnstile' as 'turnstile' | 'hcaptcha', siteKey: 'the-key' },
}))
vi.mock('@/config/env.ts', async (load) => {
  const { env } = await load<typeof import('@/config/env.ts')>()
  return { env: { ...env, captcha } }
})
vi.mock('./auth-client.ts', () => ({ sendCode: vi.fn(), verifyCode: vi.fn() }))
const sendCode = vi.mocked(client.sendCode)
const TOKEN = /^token \d+$/

/** The options of the newest widget. The provider's script would call these. */
let drawn: Parameters<CaptchaApi['render']>[1]
let count = 0
/** A widget that is a button, in place of the provider's. */
const maker: CaptchaApi = {
  render(container, options) {
    drawn = options
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = 'Verify you are human'
    button.dataset.theme = options.theme
    button.addEventListener('click', () => options.callback(`token ${(count += 1)}`))
    container.append(button)
    button.id = `widget-${(count += 1)}`
    return button.id
  },
  remove: (id) => document.getElementById(id)?.remove(),
}

beforeEach(() => {
  // The script loads once per page.
  vi.resetModules()
  sessionStorage.clear()
  captcha.provider = 'turnstile'
  sendCode.mockReset().mockResolvedValue(null)
})
afterEach(() => {
  for (const script of document.querySelectorAll('script')) script.remove()
  for (const name of ['turnstile', 'hcaptcha']) Reflect.deleteProperty(window, name)
})

const scripts = () => [...document.querySelectorAll('script')]
async function open() {
  const { SignIn } = await import('./sign-in.tsx')
  render(<SignIn />)
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Email or mobile number'), 'pat@example.com')
  return user
}
/** The requested script. */
const asked = () =>
  waitFor(() => {
    const [element] = scripts()
    if (!element) throw new Error('nothing was asked for')
    return element
  })
/** The provider's script arrives. */
async function arrive() {
  const element = await asked()
  const onLoad = new URL(element.src).searchParams.get('onload') ?? ''
  await act(async () => {
    const page = window as unknown as Record<string, unknown>
    page[captcha.provider] = maker
    const start = page[onLoad] as () => void
    start()
    element.dispatchEvent(new Event('load'))
  })
}
const widget = () => screen.findByRole('button', { name: 'Verify you are human' })
const send = () => screen.getByRole('button', { name: 'Send me a code' })
const check = () => screen.getByRole('group', { name: 'Confirm you are a person' })

test.each([
  ['turnstile', 'https://challenges.cloudflare.com/turnstile/v0/api.js'],
  ['hcaptcha', 'https://js.hcaptcha.com/1/api.js'],
] as const)('%s: sends the check’s token with the address', async (provider, address) => {
  captcha.provider = provider
  const user = await open()
  expect(await screen.findByText('Loading the check…')).toBeVisible()
  expect((await asked()).src.split('?')[0]).toBe(address)
  await arrive()
  await user.click(await widget())
  await user.click(send())
  expect(sendCode).toHaveBeenCalledExactlyOnceWith(
    { email: 'pat@example.com' },
    expect.stringMatching(TOKEN),
  )
  expect(await screen.findByLabelText('Code')).toBeVisible()
})

test('focuses the check instead of requesting a code without it', async () => {
  const user = await open()
  await user.click(send())
  expect(check()).toHaveFocus()
  expect(check()).toHaveAccessibleDescription(/this check first/)
  await arrive()
  await user.click(await widget())
  expect(screen.queryByText(/this check first/)).toBeNull()
  expect(sendCode).not.toHaveBeenCalled()
  expect(screen.getByLabelText('Email or mobile number')).toHaveValue('pat@example.com')
})

test('asks for the check again after a refused code', async () => {
  const refusal = { name: 'AuthApiError', code: 'captcha_failed', status: 400 }
  sendCode.mockResolvedValueOnce(refusal as Awaited<ReturnType<typeof client.sendCode>>)
  const user = await open()
  await arrive()
  await user.click(await widget())
  await user.click(send())
  expect(await screen.findByText(/Do the check again/)).toBeVisible()
  await user.click(send())
  expect(sendCode).toHaveBeenCalledTimes(1)
  await user.click(await widget())
  await user.click(send())
  const [first, second] = sendCode.mock.calls.map(([, token]) => token)
  expect(second).toMatch(TOKEN)
  expect(second).not.toBe(first)
})

test('asks for the check again once it has expired', async () => {
  const user = await open()
  await arrive()
  await user.click(await widget())
  act(() => drawn['expired-callback']())
  expect(screen.getByText(/check has expired/)).toBeVisible()
  await user.click(send())
  expect(sendCode).not.toHaveBeenCalled()
  await user.click(await widget())
  await user.click(send())
  expect(sendCode).toHaveBeenCalledTimes(1)
})

test('reports a blocked script and loads it again on request', async () => {
  const user = await open()
  const blocked = await asked()
  await act(async () => void blocked.dispatchEvent(new Event('error')))
  expect(screen.getByText(/could not be loaded/)).toHaveTextContent(site.phone.display)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(check()).toHaveFocus()
  await arrive()
  expect(await widget()).toBeVisible()
})

test('reports a check that fails later and does not send its token', async () => {
  const user = await open()
  await arrive()
  await user.click(await widget())
  act(() => void drawn['error-callback']())
  expect(screen.getByText(/could not be loaded/)).toBeVisible()
  await user.click(send())
  expect(sendCode).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await widget()).toBeVisible()
})

test('changes the check with the theme', async () => {
  await open()
  await arrive()
  expect((await widget()).dataset.theme).toBe('light')
  const { themeStore } = await import('@/lib/theme.ts')
  act(() => themeStore.set({ choice: 'dark', shown: 'dark' }))
  await waitFor(async () => expect((await widget()).dataset.theme).toBe('dark'))
})

test('asks for a separate check once a new code can be requested', async () => {
  sessionStorage.setItem(
    'signIn',
    JSON.stringify({ address: { email: 'pat@example.com' }, sentAt: Date.now() - 59_500 }),
  )
  const { SignIn } = await import('./sign-in.tsx')
  render(<SignIn />)
  expect(screen.getByText('0:01')).toBeVisible()
  expect(scripts()).toEqual([])
  const resend = await screen.findByRole('button', { name: 'Send a new code' })
  await arrive()
  await userEvent.click(resend)
  expect(sendCode).not.toHaveBeenCalled()
  await userEvent.click(await widget())
  await userEvent.click(resend)
  expect(sendCode).toHaveBeenCalledExactlyOnceWith(
    { email: 'pat@example.com' },
    expect.stringMatching(TOKEN),
  )
})
