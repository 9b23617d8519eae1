import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { startAuth } from './test-auth.ts'

const email = 'ann@example.com'
const password = 'long enough'

test('sends a new user a code, but opens no session', async () => {
  const auth = startAuth()
  const { status, body } = await auth.call('/signup', { body: { email, password } })
  expect(status).toBe(200)
  expect(body).toMatchObject({ email, identities: [{ provider: 'email' }] })
  expect(body).not.toHaveProperty('access_token')
  expect(body).not.toHaveProperty('confirmed_at')
  const verify = { type: 'email', email, token: auth.codeFor(email) }
  expect((await auth.call('/verify', { body: verify })).body.user.id).toBe(body.id)
})

test('answers as usual for an address in use, but sends no mail', async () => {
  const auth = startAuth()
  const { user } = await auth.signIn(email)
  const sent = auth.mailbox.list().length
  const { status, body } = await auth.call('/signup', { body: { email, password } })
  expect(status).toBe(200)
  expect(body).toMatchObject({ email, identities: [] })
  expect(body.id).not.toBe(user.id)
  expect(auth.mailbox.list()).toHaveLength(sent)
})

test.each<[string, unknown, number, string]>([
  ['no address', { password }, 422, 'anonymous_provider_disabled'],
  ['no password', { email }, 400, 'validation_failed'],
  ['a password of 73 characters', { email, password: 'x'.repeat(73) }, 400, 'validation_failed'],
  ['a password of 5 characters', { email, password: 'x'.repeat(5) }, 422, 'weak_password'],
  [
    'both an email address and a number',
    { email, phone: '17405550123', password },
    400,
    'validation_failed',
  ],
  ['a malformed address', { email: 'ann', password }, 400, 'validation_failed'],
  ['a malformed number', { phone: '12-3', password }, 400, 'validation_failed'],
  ['no JSON', '', 400, 'bad_json'],
])('refuses %s', async (_, body, status, code) => {
  const answer = await startAuth().call('/signup', { body })
  expect(answer).toMatchObject({ status, body: { code } })
})

test('explains a weak password in both response formats (R211)', async () => {
  const auth = startAuth()
  const body = { email, password: 'short' }
  const reasons = { weak_password: { reasons: ['length'] } }
  const answer = await auth.call('/signup', { body })
  expect(answer.body).toMatchObject(reasons)
  expect(answer.headers.get('x-sb-error-code')).toBeNull()
  const old = await auth.call('/signup', { body, headers: { 'x-supabase-api-version': '' } })
  expect(old.body).toMatchObject({ code: 422, error_code: 'weak_password', ...reasons })
})

test.each([
  ['LOCAL_AUTH_SIGN_UPS', { email }, 422, 'signup_disabled'],
  ['LOCAL_AUTH_EMAIL', { email }, 400, 'email_provider_disabled'],
  ['LOCAL_AUTH_PHONE', { phone: '17405550123' }, 400, 'phone_provider_disabled'],
])('%s can be switched off', async (setting, address, status, code) => {
  const auth = startAuth({ [setting]: 'off' })
  const answer = await auth.call('/signup', { body: { ...address, password } })
  expect(answer).toMatchObject({ status, body: { code } })
})

test('opens nothing with a password, before or after its address is confirmed', async () => {
  const auth = startAuth()
  await auth.call('/signup', { body: { email, password } })
  const signIn = () => auth.call('/token?grant_type=password', { body: { email, password } })
  const refusal = { status: 400, body: { code: 'invalid_credentials' } }
  expect(await signIn()).toMatchObject(refusal)
  auth.wait(60)
  await auth.signIn(email)
  expect(await signIn()).toMatchObject(refusal)
})

test('without the project’s migrations, keeps a password that was set before the owner’s first code', async () => {
  const auth = startAuth({ LOCAL_AUTH_CODES_ONLY: 'off' })
  const signInWith = (given: string) =>
    auth.call('/token?grant_type=password', { body: { email, password: given } })
  await auth.call('/signup', { body: { email, password } })
  expect(await signInWith(password)).toMatchObject({
    status: 400,
    body: { code: 'email_not_confirmed' },
  })
  auth.wait(60)
  const owner = await auth.signIn(email)
  expect(decodeJwt(owner.access_token).amr).toMatchObject([{ method: 'otp' }])
  const stranger = await signInWith(password)
  expect(stranger).toMatchObject({ status: 200, body: { user: { id: owner.user.id, email } } })
  expect(decodeJwt(stranger.body.access_token).amr).toMatchObject([{ method: 'password' }])
  expect(await signInWith('another one')).toMatchObject({
    status: 400,
    body: { code: 'invalid_credentials' },
  })
})
