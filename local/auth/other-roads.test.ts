import { expect, test } from 'vitest'
import { hashCode } from './codes.ts'
import { ORIGIN, startAuth } from './test-auth.ts'

/** What the real server answers on roads that the site never takes, but anyone can. */
const email = 'ann@example.com'
const phone = '17405550123'
const GET = { method: 'GET' }

test.each([
  [{}, true, 'twilio'],
  [{ LOCAL_AUTH_EMAIL: 'off', LOCAL_AUTH_PHONE: 'off', LOCAL_AUTH_SIGN_UPS: 'off' }, false, ''],
])('/settings with %j', async (settings, isOn, provider) => {
  const answer = await startAuth(settings).call('/settings', GET)
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({
    external: { anonymous_users: false, email: isOn, phone: isOn },
    disable_signup: !isOn,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: provider,
    saml_enabled: false,
    passkeys_enabled: false,
  })
})

test.each<[string, object, string, number]>([
  // Known users, then unknown ones.
  ['/recover', { email }, email, 1],
  ['/recover', { email: 'bob@example.com' }, 'bob@example.com', 0],
  ['/magiclink', { email }, email, 1],
  ['/magiclink', { email: 'bob@example.com' }, 'bob@example.com', 1],
  // Confirmed users need no other code; unconfirmed ones do.
  ['/resend', { type: 'signup', email }, email, 0],
  ['/resend', { type: 'signup', email: 'new@example.com' }, 'new@example.com', 1],
  ['/resend', { type: 'signup', email: 'bob@example.com' }, 'bob@example.com', 0],
  ['/resend', { type: 'sms', phone }, `+${phone}`, 1],
  ['/resend', { type: 'email_change', email }, email, 0],
])('%s %j answers like any other and sends %s %i messages', async (path, body, to, count) => {
  const auth = startAuth()
  await auth.signIn(email)
  await auth.call('/otp', { body: { email: 'new@example.com' } })
  await auth.call('/otp', { body: { phone } })
  auth.wait(60)
  const before = auth.mailbox.list(to).length
  expect(await auth.call(path, { body })).toMatchObject({ status: 200, text: '{}' })
  expect(auth.mailbox.list(to)).toHaveLength(before + count)
})

test.each(['magiclink', 'recovery'])('a code from /recover signs in as %s', async (type) => {
  const auth = startAuth()
  const { user } = await auth.signIn(email)
  await auth.call('/recover', { body: { email } })
  const body = { type, email, token: auth.codeFor(email) }
  expect((await auth.call('/verify', { body })).body.user.id).toBe(user.id)
})

test.each<[string, object]>([
  ['/recover', {}],
  ['/recover', { email: 'ann' }],
  ['/magiclink', { phone }],
  ['/resend', { email }],
  ['/resend', { type: 'signup', phone }],
  ['/resend', { type: 'sms', email }],
  ['/resend', { type: 'signup', email, phone }],
  ['/resend', { type: 'email_change' }],
  ['/verify?token=ab', GET],
  ['/verify?type=email', GET],
  ['/token?grant_type=pkce', { auth_code: 'a' }],
])('%s refuses %j', async (path, body) => {
  const answer = await startAuth().call(path, body === GET ? GET : { body })
  expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
})

test('/token knows no code of a link', async () => {
  const body = { auth_code: 'a', code_verifier: 'b' }
  const answer = await startAuth().call('/token?grant_type=pkce', { body })
  expect(answer).toMatchObject({ status: 404, body: { code: 'flow_state_not_found' } })
})

test('a link with the hash of a code leads to the site with a session, once and without a key', async () => {
  const auth = startAuth()
  await auth.call('/otp', { body: { email } })
  const link = `/verify?type=signup&token=${hashCode(email, auth.codeFor(email))}`
  const follow = async () => {
    const { status, headers } = await auth.call(link, { ...GET, headers: { apikey: '' } })
    const [site, hash] = (headers.get('location') ?? '').split('#')
    return { status, site, hash: Object.fromEntries(new URLSearchParams(hash)) }
  }
  const first = await follow()
  expect(first).toMatchObject({ status: 303, site: ORIGIN })
  expect(Object.keys(first.hash).toSorted()).toEqual([
    'access_token',
    'expires_at',
    'expires_in',
    'refresh_token',
    'token_type',
    'type',
  ])
  const who = await auth.call('/user', { ...GET, token: first.hash.access_token })
  expect(who).toMatchObject({ status: 200, body: { email } })
  expect(await follow()).toMatchObject({
    status: 303,
    site: ORIGIN,
    hash: { error: 'access_denied', error_code: 'otp_expired' },
  })
})
