import { expect, test } from 'vitest'
import { site } from '../../src/config/site.ts'
import { startAuth } from '../../tests/start-auth.ts'

const email = 'ann@example.com'

test('mails a code, when it expires and what to do if nobody requested it', async () => {
  const auth = startAuth()
  const { status, body } = await auth.call('/otp', { body: { email: 'Ann@Example.com' } })
  expect({ status, body }).toEqual({ status: 200, body: {} })
  expect(auth.mailbox.list()).toHaveLength(1)
  const [mail] = auth.mailbox.list(email)
  expect(mail).toMatchObject({ to: email, time: '2026-11-02T09:00:00.000Z' })
  expect(mail?.subject).toMatch(/^\d{6} is your sign-in code$/)
  expect(mail?.text).toContain(site.name)
  expect(mail?.text).toContain('10 minutes')
  expect(mail?.text).toContain('ignore')
})

test('the mail says how long the code is valid', async () => {
  const auth = startAuth({ LOCAL_AUTH_CODE_SECONDS: '60' })
  await auth.call('/otp', { body: { email } })
  expect(auth.mailbox.list(email)[0]?.text).toContain('It works once, for 1 minute.')
})

test('sends a code by text message', async () => {
  const auth = startAuth({ LOCAL_AUTH_CODE_LENGTH: '8' })
  const { status, body } = await auth.call('/otp', { body: { phone: '+1 740 5550123' } })
  expect({ status, body }).toEqual({ status: 200, body: {} })
  const [message] = auth.mailbox.list('17405550123')
  expect(message).toMatchObject({ to: '+17405550123', subject: '' })
  expect(message?.text).toMatch(/^\d{8} is your .* sign-in code\. If you did not ask for it/)
})

test.each<[string, unknown, number, string, string]>([
  ['no address', {}, 400, 'validation_failed', 'One of email or phone must be set'],
  ['null', 'null', 400, 'validation_failed', 'One of email or phone must be set'],
  [
    'both addresses',
    { email, phone: '17405550123' },
    400,
    'validation_failed',
    'Only an email address or phone number should be provided',
  ],
  ['no JSON', '{"email":', 400, 'bad_json', 'Could not parse request body as JSON: '],
  ['nothing', '', 400, 'bad_json', 'Could not parse request body as JSON: '],
  ['a list', [], 400, 'bad_json', 'Could not parse request body as JSON: '],
  ['a wrong type', { email: 5 }, 400, 'bad_json', 'Could not parse request body as JSON: '],
  [
    'an address that is too long',
    { email: `${'a'.repeat(244)}@example.com` },
    400,
    'validation_failed',
    'An email address is too long',
  ],
  [
    'a malformed address',
    { email: 'ann@' },
    400,
    'validation_failed',
    'Unable to validate email address: invalid format',
  ],
  [
    'an address with spaces',
    { email: ` ${email}` },
    400,
    'validation_failed',
    'Unable to validate',
  ],
  [
    'a malformed number',
    { phone: '0740-555' },
    400,
    'validation_failed',
    'Invalid phone number format (E.164 required)',
  ],
  ['a number of 16 digits', { phone: '1'.repeat(16) }, 400, 'validation_failed', 'Invalid phone'],
])('refuses %s', async (_, body, status, code, message) => {
  const auth = startAuth()
  const answer = await auth.call('/otp', { body })
  expect(answer).toMatchObject({ status, body: { code } })
  expect(answer.body.message).toContain(message)
  expect(auth.mailbox.list()).toEqual([])
})

test.each<[string, unknown]>([
  ['nulls', { email, phone: null, channel: null }],
  ['an address of 255', { email: `${'a'.repeat(243)}@example.com` }],
  ['a number of 15 digits', { phone: '1'.repeat(15) }],
  ['unknown fields', { email, gotrue_meta_security: { captcha_token: 'x' } }],
])('accepts %s', async (_, body) => {
  expect(await startAuth().call('/otp', { body })).toMatchObject({ status: 200, body: {} })
})

test('sends no other code for 60 seconds', async () => {
  const auth = startAuth()
  const ask = () => auth.call('/otp', { body: { email } })
  expect((await ask()).status).toBe(200)
  auth.wait(59)
  expect(await ask()).toMatchObject({
    status: 429,
    body: {
      code: 'over_email_send_rate_limit',
      message: 'For security purposes, you can only request this after 1 seconds.',
    },
  })
  expect(auth.mailbox.list()).toHaveLength(1)
  auth.wait(1)
  expect((await ask()).status).toBe(200)
})

test('allows a new code right after sign-up, but only later after sign-in', async () => {
  const auth = startAuth()
  await auth.signIn(email)
  expect((await auth.call('/otp', { body: { email } })).status).toBe(200)
  const body = { type: 'email', email, token: auth.codeFor(email) }
  expect((await auth.call('/verify', { body })).status).toBe(200)
  expect((await auth.call('/otp', { body: { email } })).status).toBe(429)
})

test('keeps one timer per phone, even after a sign-in', async () => {
  const auth = startAuth()
  const phone = '17405550123'
  await auth.call('/otp', { body: { phone } })
  await auth.call('/verify', { body: { type: 'sms', phone, token: auth.codeFor(phone) } })
  expect(await auth.call('/otp', { body: { phone } })).toMatchObject({
    status: 429,
    body: { code: 'over_sms_send_rate_limit' },
  })
})

test('allows 30 calls per IP address, then one every ten seconds', async () => {
  const auth = startAuth({ LOCAL_AUTH_MAILS_PER_HOUR: '100' })
  const ask = (n: number, from = '1.2.3.4') =>
    auth.call('/otp', { from, body: { email: `p${n}@example.com` } })
  for (let n = 0; n < 30; n++) expect((await ask(n)).status).toBe(200)
  expect(await ask(30)).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } })
  expect((await ask(31, '4.3.2.1')).status).toBe(200)
  auth.wait(10)
  expect((await ask(32)).status).toBe(200)
  expect((await ask(33)).status).toBe(429)
})

test.each([
  ['mails', 'LOCAL_AUTH_MAILS_PER_HOUR', 'email', 'over_email_send_rate_limit', 'email rate'],
  ['texts', 'LOCAL_AUTH_TEXTS_PER_HOUR', 'phone', 'over_sms_send_rate_limit', 'SMS rate'],
])('limits %s for the whole project', async (_, setting, field, code, message) => {
  const auth = startAuth({ [setting]: '2' })
  const ask = (n: number) =>
    auth.call('/otp', {
      body: { [field]: field === 'email' ? `p${n}@example.com` : `1740555012${n}` },
    })
  expect([(await ask(1)).status, (await ask(2)).status]).toEqual([200, 200])
  const refused = await ask(3)
  expect(refused).toMatchObject({ status: 429, body: { code } })
  expect(refused.body.message).toBe(`${message} limit exceeded`)
  auth.wait(1800)
  expect((await ask(3)).status).toBe(200)
})
