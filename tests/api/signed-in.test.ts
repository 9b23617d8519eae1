import { createClient } from '@supabase/supabase-js'
import { decodeJwt, SignJWT } from 'jose'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import bookings from '../../api/bookings.ts'
import { LOCAL_ANON_KEY, readAuthSettings } from '../../local/auth/settings.ts'
import { ORIGIN as AUTH_SERVER, startAuth } from '../start-auth.ts'
import { ask, collectLogs, formParts, startTestSite } from './test-site.ts'

/**
 * Sessions of the sign-in server, opened with its own client. Those that only strangers would open (docs/security.md) are
 * opened by a code and then changed, because the stand-in does not know passwords and changes of address.
 */

const { reset, stop } = await startTestSite({
  SUPABASE_URL: AUTH_SERVER,
  SUPABASE_ANON_KEY: LOCAL_ANON_KEY,
})
afterAll(stop)

const CLIENT = 'pat@example.com'
const PHONE = '+17405550123'

let auth: ReturnType<typeof startAuth>
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-08T14:00:00Z') })
  collectLogs()
  await reset()
  auth = startAuth({}, Date.now())
  vi.stubGlobal('fetch', auth.fetch)
  const start = '2027-03-09T17:00:00.000Z'
  const form = { topic: 'consultation', start, name: 'Pat Example', email: CLIENT, ...formParts() }
  expect((await ask(bookings, '/api/bookings', { method: 'POST', body: form })).status).toBe(201)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const newBrowser = () =>
  createClient(AUTH_SERVER, LOCAL_ANON_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: auth.fetch },
  }).auth
type Browser = ReturnType<typeof newBrowser>

async function signInByCode(browser: Browser, email: string) {
  auth.wait(60)
  await browser.signInWithOtp({ email })
  const code = { type: 'email', email, token: auth.codeFor(email) } as const
  expect((await browser.verifyOtp(code)).error).toBeNull()
}
const tokenOf = async (browser: Browser) =>
  (await browser.getSession()).data.session?.access_token ?? ''
const list = (token: string) =>
  ask(bookings, '/api/bookings', { headers: { Authorization: `Bearer ${token}` } })
const statusFor = async (browser: Browser) => (await list(await tokenOf(browser))).status

test('shows appointments after a code to their address, even in a refreshed session', async () => {
  const client = newBrowser()
  await signInByCode(client, CLIENT)
  const answer = await list(await tokenOf(client))
  expect(answer.status).toBe(200)
  expect((await answer.json()).bookings).toMatchObject([{ topic: 'consultation' }])
  auth.wait(1800)
  await client.refreshSession()
  expect(await statusFor(client)).toBe(200)
})

/** The token with other claims, which the sign-in server has signed too. */
const withClaims = (token: string, claims: object) =>
  new SignJWT({ ...decodeJwt(token), ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(readAuthSettings().LOCAL_AUTH_SIGNING_SECRET))

test.each([
  ['a password, as a stranger may who registered the address', [{ method: 'password' }]],
  ['a code and a password', [{ method: 'otp' }, { method: 'password' }]],
  ['a link', [{ method: 'magiclink' }]],
])('shows nothing in a session opened by %s', async (_, methods) => {
  const client = newBrowser()
  await signInByCode(client, CLIENT)
  const amr = methods.map((one) => ({ ...one, timestamp: Date.now() / 1000 }))
  expect((await list(await withClaims(await tokenOf(client), { amr }))).status).toBe(401)
})

test('shows nothing after a sign-in by phone', async () => {
  const caller = newBrowser()
  await caller.signInWithOtp({ phone: PHONE })
  await caller.verifyOtp({ type: 'sms', phone: PHONE, token: auth.codeFor(PHONE) })
  expect(await statusFor(caller)).toBe(401)
})

type Account = { identities: object[] }

test.each<[string, (account: Account) => object, number]>([
  ['as it is', () => ({}), 200],
  ['with changes that wait for their codes', () => ({ new_email: 'x@example.com' }), 200],
  ['that a stranger gave a phone number', () => ({ phone: '17405550123' }), 401],
  [
    'that a stranger moved to the address, as a mail scanner that opens every link confirms',
    ({ identities: [own] }) => ({
      identities: [{ ...own, updated_at: '2027-03-08T16:00:00.000Z' }],
    }),
    401,
  ],
  [
    'that began with a phone number',
    ({ identities: [own] }) => ({ identities: [{ ...own, provider: 'phone' }] }),
    401,
  ],
])('after a code, an account %s', async (_, change, status) => {
  const client = newBrowser()
  await signInByCode(client, CLIENT)
  const token = await tokenOf(client)
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const account = (await (await auth.fetch(...call)).json()) as Account
    return Response.json({ ...account, ...change(account) })
  })
  expect((await list(token)).status).toBe(status)
})

test('shows nothing after a sign-out', async () => {
  const client = newBrowser()
  await signInByCode(client, CLIENT)
  const token = await tokenOf(client)
  await client.signOut()
  expect((await list(token)).status).toBe(401)
})

test('rejects a token for another audience without logging an error', async () => {
  const client = newBrowser()
  await signInByCode(client, CLIENT)
  const token = await withClaims(await tokenOf(client), { aud: 'other' })
  expect((await list(token)).status).toBe(401)
})
