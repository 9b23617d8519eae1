import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startAuth } from '../../tests/start-auth.ts'

const START = Date.parse('2026-11-02T09:00:00Z')
const HOLDS = { turnstile: 300, hcaptcha: 120 }
const PROVIDERS = ['turnstile', 'hcaptcha'] as const

/** A token as created by the stand-in for the provider's widget (tests/rest/e2e/captcha-widget.ts). */
const newCaptchaToken = (now: number) => `local.${now}.${randomUUID()}`

const start = (provider: string) => {
  const auth = startAuth({ LOCAL_AUTH_CAPTCHA: provider })
  const ask = (token?: string, more: object = {}) =>
    auth.call('/otp', {
      body: {
        email: `${randomUUID()}@example.com`,
        ...more,
        ...(token !== undefined && { gotrue_meta_security: { captcha_token: token } }),
      },
    })
  return { ...auth, ask }
}
const refused = (reason: string) => ({
  status: 400,
  body: {
    code: 'captcha_failed',
    message: `captcha protection: request disallowed (${reason})`,
  },
})

test.each(PROVIDERS)('%s: accepts a token once, until it expires', async (provider) => {
  const { ask, wait } = start(provider)
  const token = newCaptchaToken(START)
  wait(HOLDS[provider])
  expect((await ask(token)).status).toBe(200)
  expect(await ask(token)).toMatchObject(
    refused(provider === 'turnstile' ? 'timeout-or-duplicate' : 'already-seen-response'),
  )
  wait(1)
  expect(await ask(newCaptchaToken(START))).toMatchObject(
    refused(provider === 'turnstile' ? 'timeout-or-duplicate' : 'expired-input-response'),
  )
})

test.each<[string, string | undefined, string]>([
  ['no token', undefined, 'no captcha_token found'],
  ['an empty token', ' ', 'no captcha_token found'],
  ['an invented token', 'XXXX.DUMMY.TOKEN.XXXX', 'invalid-input-response'],
])('refuses %s before sending anything', async (_, token, reason) => {
  const { ask, mailbox } = start('turnstile')
  expect(await ask(token)).toMatchObject(refused(reason))
  expect(mailbox.list()).toEqual([])
})

test('needs no captcha to check a code or refresh a session', async () => {
  const { ask, call, codeFor } = start('turnstile')
  const email = 'ann@example.com'
  await ask(newCaptchaToken(START), { email })
  const verified = await call('/verify', { body: { type: 'email', email, token: codeFor(email) } })
  expect(verified.status).toBe(200)
  const body = { refresh_token: verified.body.refresh_token }
  expect((await call('/token?grant_type=refresh_token', { body })).status).toBe(200)
})

test('ignores a token when no captcha is configured', async () => {
  expect((await start('off').ask('anything')).status).toBe(200)
})
