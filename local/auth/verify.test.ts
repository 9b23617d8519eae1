import { decodeJwt, decodeProtectedHeader } from 'jose'
import { expect, test } from 'vitest'
import { ORIGIN, startAuth } from '../../tests/start-auth.ts'

const email = 'ann@example.com'
const phone = '17405550123'
const uuid = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
const at = '2026-11-02T09:00:00.000Z'

async function askForCode(body: object = { email }) {
  const auth = startAuth()
  await auth.call('/otp', { body })
  return { ...auth, token: auth.codeFor('email' in body ? email : phone) }
}

test('opens a session with a code from an email (R202)', async () => {
  const { call, token } = await askForCode()
  const { status, body } = await call('/verify', { body: { type: 'email', email, token } })
  expect(status).toBe(200)
  expect(body).toEqual({
    access_token: expect.any(String),
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Date.parse(at) / 1000 + 3600,
    refresh_token: expect.stringMatching(/^[a-z0-9]{12}$/),
    user: {
      id: uuid,
      aud: 'authenticated',
      role: 'authenticated',
      email,
      phone: '',
      email_confirmed_at: at,
      confirmed_at: at,
      confirmation_sent_at: at,
      last_sign_in_at: at,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: {
        sub: body.user.id,
        email,
        email_verified: true,
        phone_verified: false,
      },
      identities: [
        {
          identity_id: uuid,
          id: body.user.id,
          user_id: body.user.id,
          identity_data: { sub: body.user.id, email, email_verified: true, phone_verified: false },
          provider: 'email',
          last_sign_in_at: at,
          created_at: at,
          updated_at: at,
          email,
        },
      ],
      created_at: at,
      updated_at: at,
      is_anonymous: false,
    },
  })
  expect(decodeProtectedHeader(body.access_token)).toEqual({ alg: 'HS256', typ: 'JWT' })
  expect(decodeJwt(body.access_token)).toEqual({
    iss: `${ORIGIN}/auth/v1`,
    sub: body.user.id,
    aud: 'authenticated',
    iat: Date.parse(at) / 1000,
    exp: body.expires_at,
    role: 'authenticated',
    email,
    phone: '',
    app_metadata: body.user.app_metadata,
    user_metadata: body.user.user_metadata,
    aal: 'aal1',
    amr: [{ method: 'otp', timestamp: Date.parse(at) / 1000 }],
    session_id: uuid,
    is_anonymous: false,
  })
})

test('opens a session with a code from a text message', async () => {
  const { call, token } = await askForCode({ phone })
  const { status, body } = await call('/verify', {
    body: { type: 'sms', phone: `+${phone}`, token },
  })
  expect(status).toBe(200)
  expect(body.user).toMatchObject({ email: '', phone, phone_confirmed_at: at })
  const known = { sub: body.user.id, email_verified: false, phone_verified: false }
  expect(body.user.user_metadata).toEqual(known)
  expect(body.user.identities).toMatchObject([{ provider: 'phone', identity_data: known }])
  expect(body.user.identities[0].identity_data).toEqual(known)
  expect(body.user).not.toHaveProperty('email_confirmed_at')
})

test.each<[string, object, number, string, string]>([
  ['no type', { email, token: '123456' }, 400, 'validation_failed', 'requires a verification type'],
  [
    'no token',
    { type: 'email', email },
    400,
    'validation_failed',
    'either a token or a token hash',
  ],
  [
    'no address',
    { type: 'email', token: '1' },
    400,
    'validation_failed',
    'Only an email address or',
  ],
  [
    'both addresses',
    { type: 'email', token: '1', email, phone },
    400,
    'validation_failed',
    'Only an email address or phone number should be provided on verify',
  ],
  [
    'a malformed mail address',
    { type: 'email', token: '1', email: 'ann' },
    422,
    'validation_failed',
    'Invalid email format',
  ],
  [
    'a malformed number',
    { type: 'sms', token: '1', phone: '0' },
    400,
    'validation_failed',
    'phone',
  ],
  [
    'a stranger',
    { type: 'email', token: '123456', email: 'bob@example.com' },
    403,
    'otp_expired',
    'Token has expired or is invalid',
  ],
])('%s is refused', async (_, body, status, code, message) => {
  const { call } = await askForCode()
  const answer = await call('/verify', { body })
  expect(answer).toMatchObject({ status, body: { code } })
  expect(answer.body.message).toContain(message)
})

test('refuses malformed JSON', async () => {
  const answer = await startAuth().call('/verify', { body: '{' })
  expect(answer).toMatchObject({ status: 400, body: { code: 'bad_json' } })
})

test.each([
  ['email', 200, 200],
  ['sms', 403, 403],
  ['nonsense', 403, 403],
])('type %s answers %i for a new user, %i for a known one', async (type, fresh, known) => {
  const auth = startAuth()
  await auth.call('/otp', { body: { email } })
  const first = { type, email, token: auth.codeFor(email) }
  expect((await auth.call('/verify', { body: first })).status).toBe(fresh)
  if (fresh !== 200) await auth.call('/verify', { body: { ...first, type: 'email' } })
  await auth.call('/otp', { body: { email } })
  const second = { type, email, token: auth.codeFor(email) }
  expect((await auth.call('/verify', { body: second })).status).toBe(known)
})

test('accepts the right code after a wrong one, but only once', async () => {
  const { call, token } = await askForCode()
  const wrong = token === '000000' ? '000001' : '000000'
  const attempt = (code: string) => call('/verify', { body: { type: 'email', email, token: code } })
  expect(await attempt(wrong)).toMatchObject({ status: 403, body: { code: 'otp_expired' } })
  expect((await attempt(token)).status).toBe(200)
  expect(await attempt(token)).toMatchObject({ status: 403, body: { code: 'otp_expired' } })
})

test.each([
  [600, 200],
  [601, 403],
])('answers a code with an age of %i seconds with %i', async (seconds, status) => {
  const { call, token, wait } = await askForCode()
  wait(seconds)
  expect((await call('/verify', { body: { type: 'email', email, token } })).status).toBe(status)
})

test('a new code replaces the previous one (R214)', async () => {
  const auth = await askForCode()
  auth.wait(60)
  await auth.call('/otp', { body: { email } })
  const attempt = (token: string) => auth.call('/verify', { body: { type: 'email', email, token } })
  if (auth.codeFor(email) !== auth.token) expect((await attempt(auth.token)).status).toBe(403)
  expect((await attempt(auth.codeFor(email))).status).toBe(200)
})

test('opens exactly one session for ten simultaneous tries', async () => {
  const { call, token } = await askForCode()
  const attempts = Array.from({ length: 10 }, () =>
    call('/verify', { body: { type: 'email', email, token } }),
  )
  const statuses = (await Promise.all(attempts)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 403)).toHaveLength(9)
})

test('guesses from one address are limited', async () => {
  const auth = startAuth()
  const body = { type: 'email', email, token: '123456' }
  for (let n = 0; n < 30; n++) expect((await auth.call('/verify', { body })).status).toBe(403)
  expect(await auth.call('/verify', { body })).toMatchObject({
    status: 429,
    body: { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
  })
})
