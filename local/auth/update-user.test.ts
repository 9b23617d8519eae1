import { decodeJwt } from 'jose'
import { beforeEach, expect, test } from 'vitest'
import { startAuth } from './test-auth.ts'

const email = 'ann@example.com'
const other = 'new@example.com'
const phone = '17405550123'

let auth: ReturnType<typeof startAuth>
let token: string
/** Without the project's migrations. */
beforeEach(async () => {
  auth = startAuth({ LOCAL_AUTH_CODES_ONLY: 'off' })
  token = (await auth.signIn(email)).access_token
  auth.wait(60)
})
const update = (body: unknown, by = token) => auth.call('/user', { method: 'PUT', token: by, body })
const verify = (body: Record<string, string>) => auth.call('/verify', { body })
const getUser = async (by: string) => (await auth.call('/user', { method: 'GET', token: by })).body

test('adds a phone number once its code is entered', async () => {
  const asked = await update({ phone: `+${phone}` })
  expect(asked).toMatchObject({ status: 200, body: { phone: '', new_phone: phone } })
  const code = { type: 'phone_change', phone, token: auth.codeFor(`+${phone}`) }
  const { status, body } = await verify(code)
  expect(status).toBe(200)
  expect(body.user).toMatchObject({ email, phone, app_metadata: { providers: ['email', 'phone'] } })
  expect(body.user).not.toHaveProperty('new_phone')
  expect(body.user.phone_confirmed_at).toBe('2026-11-02T09:01:00.000Z')
  expect(decodeJwt(body.access_token).amr).toMatchObject([{ method: 'otp' }])
  expect(await verify(code)).toMatchObject({ status: 403, body: { code: 'otp_expired' } })
})

test('accepts the code of a new number neither for sign-in nor for another number', async () => {
  await update({ phone })
  const code = auth.codeFor(`+${phone}`)
  for (const wrong of [
    { type: 'sms', phone, token: code },
    { type: 'phone_change', phone: '17405550124', token: code },
    { type: 'phone_change', phone, token: code === '000000' ? '111111' : '000000' },
  ]) {
    expect(await verify(wrong)).toMatchObject({ status: 403, body: { code: 'otp_expired' } })
  }
})

test('sends codes to both the phone and the email address of one user', async () => {
  await update({ phone })
  await verify({ type: 'phone_change', phone, token: auth.codeFor(`+${phone}`) })
  auth.wait(60)
  await auth.call('/otp', { body: { phone } })
  const byPhone = await verify({ type: 'sms', phone, token: auth.codeFor(`+${phone}`) })
  expect(byPhone.body.user).toMatchObject({ email, phone })
  expect((await auth.signIn(email)).user.id).toBe(byPhone.body.user.id)
})

test('changes the email address after both codes, in either order', async () => {
  const asked = await update({ email: other })
  expect(asked).toMatchObject({ status: 200, body: { email, new_email: other } })
  const [ofNew, ofOld] = [other, email].map((to) => ({
    type: 'email_change',
    email: to,
    token: auth.codeFor(to),
  }))
  const first = await verify(ofNew ?? {})
  expect(first).toMatchObject({ status: 200, body: { code: '200' } })
  expect(first.body).not.toHaveProperty('access_token')
  expect((await getUser(token)).email).toBe(email)
  expect(await verify(ofNew ?? {})).toMatchObject({ status: 403 })
  const second = await verify(ofOld ?? {})
  expect(second.body.user).toMatchObject({
    email: other,
    email_confirmed_at: '2026-11-02T09:00:00.000Z',
    identities: [{ email: other, updated_at: '2026-11-02T09:01:00.000Z' }],
  })
  expect(await getUser(token)).toMatchObject({ email: other })
})

test('adds a first email address with its own code only', async () => {
  await auth.call('/otp', { body: { phone } })
  const session = await verify({ type: 'sms', phone, token: auth.codeFor(`+${phone}`) })
  await update({ email: other }, session.body.access_token)
  const done = await verify({ type: 'email_change', email: other, token: auth.codeFor(other) })
  expect(done.body.user).toMatchObject({ email: other, phone })
})

test('uses a new password at once and ends all other sessions', async () => {
  const elsewhere = (await auth.signIn(email)).access_token
  expect(await update({ password: 'long enough' })).toMatchObject({ status: 200 })
  expect((await auth.call('/user', { method: 'GET', token: elsewhere })).status).toBe(403)
  expect((await getUser(token)).email).toBe(email)
  const signIn = { email, password: 'long enough' }
  const { body } = await auth.call('/token?grant_type=password', { body: signIn })
  expect(decodeJwt(body.access_token).amr).toMatchObject([{ method: 'password' }])
  expect(await update({ password: 'long enough' })).toMatchObject({
    status: 422,
    body: { code: 'same_password' },
  })
})

test.each<[string, unknown, number, string]>([
  ['someone else’s address', { email: 'bob@example.com' }, 422, 'email_exists'],
  ['someone else’s number', { phone: '17405550199' }, 422, 'phone_exists'],
  ['a malformed address', { email: 'ann' }, 400, 'validation_failed'],
  ['a malformed number', { phone: '12-3' }, 400, 'validation_failed'],
  ['a password of 5 characters', { password: 'x'.repeat(5) }, 422, 'weak_password'],
  ['an empty password', { password: '' }, 422, 'weak_password'],
  ['a password of 73 characters', { password: 'x'.repeat(73) }, 400, 'validation_failed'],
])('refuses %s', async (_, body, status, code) => {
  await auth.signIn('bob@example.com')
  await auth.call('/otp', { body: { phone: '17405550199' } })
  expect(await update(body)).toMatchObject({ status, body: { code } })
})

test('changes and sends nothing for an unchanged address', async () => {
  const sent = auth.mailbox.list().length
  expect(await update({ email })).toMatchObject({ status: 200 })
  expect(auth.mailbox.list()).toHaveLength(sent)
})

test.each([
  [{ email: other }, 'over_email_send_rate_limit'],
  [{ phone }, 'over_sms_send_rate_limit'],
])('%o counts as a send', async (body, code) => {
  expect((await update(body)).status).toBe(200)
  auth.wait(59)
  expect(await update(body)).toMatchObject({ status: 429, body: { code } })
})

test.each([
  [{ email: other, data: { nickname: 'Ann' } }, 'over_email_send_rate_limit'],
  [{ phone, password: 'long enough' }, 'over_sms_send_rate_limit'],
])('with the project’s migrations, %o changes and sends nothing', async (body, code) => {
  auth = startAuth()
  const { access_token: by, user } = await auth.signIn(email)
  const sent = auth.mailbox.list().length
  auth.wait(600)
  expect(await update(body, by)).toMatchObject({ status: 429, body: { code } })
  expect(auth.mailbox.list()).toHaveLength(sent)
  const after = await getUser(by)
  expect(after).toMatchObject({ email, phone: '', user_metadata: user.user_metadata })
  expect(after).not.toHaveProperty('new_email')
  expect(after).not.toHaveProperty('new_phone')
  expect((await auth.signIn(email)).user.id).toBe(user.id)
})

test('with the project’s migrations, a password that was set opens nothing', async () => {
  auth = startAuth()
  const { access_token: by } = await auth.signIn(email)
  expect(await update({ password: 'long enough' }, by)).toMatchObject({ status: 200 })
  const signIn = { email, password: 'long enough' }
  expect(await auth.call('/token?grant_type=password', { body: signIn })).toMatchObject({
    status: 400,
    body: { code: 'invalid_credentials' },
  })
})
