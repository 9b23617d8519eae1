import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose'
import { expect, test } from 'vitest'
import { readAuthSettings } from './settings.ts'
import { startAuth } from '../../tests/start-auth.ts'

const email = 'ann@example.com'
const secret = readAuthSettings().LOCAL_AUTH_SIGNING_SECRET
const aud = 'authenticated'
const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const sign = (claims: Record<string, unknown>, key = secret) =>
  new SignJWT({ exp: 4e9, ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(key))
const status = async (auth: ReturnType<typeof startAuth>, token: string) =>
  (await auth.call('/user', { method: 'GET', token })).status

test('returns the user of a token', async () => {
  const auth = startAuth()
  const session = await auth.signIn(email)
  const answer = await auth.call('/user', { method: 'GET', token: session.access_token })
  expect(answer).toMatchObject({ status: 200, body: session.user })
})

test.each<[string, () => Promise<string> | string, number, string]>([
  ['no token', () => '', 401, 'no_authorization'],
  ['a broken token', () => 'abc', 403, 'bad_jwt'],
  ['a wrongly signed token', () => sign({ sub: UNKNOWN }, 'x'.repeat(32)), 403, 'bad_jwt'],
  ['an unsigned token', () => new UnsecuredJWT({ sub: UNKNOWN }).encode(), 403, 'bad_jwt'],
  ['an expired token', () => sign({ sub: UNKNOWN, exp: 1 }), 403, 'bad_jwt'],
  ['a token for nobody', () => sign({ role: 'anon', aud }), 403, 'bad_jwt'],
  ['a token for an unknown user', () => sign({ sub: UNKNOWN, aud }), 403, 'user_not_found'],
])('/user and /logout refuse %s', async (_, makeToken, expected, code) => {
  const auth = startAuth()
  const token = await makeToken()
  const refusal = { status: expected, body: { code } }
  expect(await auth.call('/user', { method: 'GET', token })).toMatchObject(refusal)
  expect(await auth.call('/logout', { token })).toMatchObject(refusal)
})

test.each<[string, Record<string, unknown>]>([
  ['another audience', { aud: 'other' }],
  ['none', {}],
])('/user refuses a token for %s', async (_, claims) => {
  const auth = startAuth()
  const { sub, session_id } = decodeJwt((await auth.signIn(email)).access_token)
  const token = await sign({ sub, session_id, ...claims })
  expect(await status(auth, token)).toBe(403)
})

test('ignores a token with another scheme', async () => {
  const answer = await startAuth().call('/user', {
    method: 'GET',
    headers: { authorization: 'Basic abc' },
  })
  expect(answer).toMatchObject({ status: 401, body: { code: 'no_authorization' } })
})

test('a token expires after an hour', async () => {
  const auth = startAuth()
  const { access_token: token } = await auth.signIn(email)
  auth.wait(3599)
  expect(await status(auth, token)).toBe(200)
  auth.wait(1)
  expect(await status(auth, token)).toBe(403)
})

test.each([
  ['', 403, 403],
  ['?scope=global', 403, 403],
  ['?scope=local', 403, 200],
])(
  'after a sign-out with "%s", this session answers %i and another %i',
  async (query, here, elsewhere) => {
    const auth = startAuth()
    const first = await auth.signIn(email)
    const second = await auth.signIn(email)
    expect(second.user.id).toBe(first.user.id)
    const stranger = await auth.signIn('bob@example.com')
    const answer = await auth.call(`/logout${query}`, { token: first.access_token })
    expect(answer).toMatchObject({ status: 204, text: '' })
    expect(await status(auth, first.access_token)).toBe(here)
    expect(await status(auth, second.access_token)).toBe(elsewhere)
    expect(await status(auth, stranger.access_token)).toBe(200)
  },
)

test('refuses an unknown scope and a session that has ended', async () => {
  const auth = startAuth()
  const { access_token: token } = await auth.signIn(email)
  expect(await auth.call('/logout?scope=others', { token })).toMatchObject({
    status: 400,
    body: { code: 'validation_failed' },
  })
  await auth.call('/logout', { token })
  expect(await auth.call('/logout', { token })).toMatchObject({
    status: 403,
    body: { code: 'session_not_found' },
  })
})
