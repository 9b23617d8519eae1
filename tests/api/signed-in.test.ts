import { createClient } from '@supabase/supabase-js'
import { decodeJwt, SignJWT } from 'jose'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import bookings from '../../api/bookings.ts'
import { LOCAL_ANON_KEY, readAuthSettings } from '../../local/auth/settings.ts'
import { ORIGIN as AUTH_SERVER, startAuth } from '../../local/auth/test-auth.ts'
import { ask, collectLogs, formParts, startTestSite } from './test-site.ts'

/**
 * Every state a session can have on the real sign-in server (docs/security.md), created with its own client
 * in a project that keeps passwords and changes addresses, as it does without our migration.
 */

const { reset, stop } = await startTestSite({
  SUPABASE_URL: AUTH_SERVER,
  SUPABASE_ANON_KEY: LOCAL_ANON_KEY,
})
afterAll(stop)

const CLIENT = 'pat@example.com'
const STRANGER = 'mal@example.com'
const PASSWORD = 'long enough'
const PHONE = '+17405550123'

let auth: ReturnType<typeof startAuth>
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-08T14:00:00Z') })
  collectLogs()
  await reset()
  auth = startAuth({ LOCAL_AUTH_CODES_ONLY: 'off' }, Date.now())
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
async function signInByText(browser: Browser, phone: string) {
  await browser.signInWithOtp({ phone })
  await browser.verifyOtp({ type: 'sms', phone, token: auth.codeFor(phone) })
}
async function addPhone(browser: Browser, phone = PHONE) {
  expect((await browser.updateUser({ phone })).error).toBeNull()
  const code = { type: 'phone_change', phone, token: auth.codeFor(phone) } as const
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

test('never shows the owner’s bookings to someone who registered the address with a password', async () => {
  const stranger = newBrowser()
  await stranger.signUp({ email: CLIENT, password: PASSWORD })
  const client = newBrowser()
  await signInByCode(client, CLIENT)
  expect(await statusFor(client)).toBe(200)

  const signedIn = await stranger.signInWithPassword({ email: CLIENT, password: PASSWORD })
  expect(signedIn.data.user?.email).toBe(CLIENT)
  expect(await statusFor(stranger)).toBe(401)

  await addPhone(stranger)
  expect(decodeJwt(await tokenOf(stranger))).toMatchObject({
    email: CLIENT,
    amr: [{ method: 'otp' }],
  })
  expect(await statusFor(stranger)).toBe(401)

  auth.wait(60)
  await signInByText(stranger, PHONE)
  expect(await statusFor(stranger)).toBe(401)
})

test('shows nothing after a sign-in with a password, even one set after a code', async () => {
  const client = newBrowser()
  await signInByCode(client, CLIENT)
  await client.updateUser({ password: PASSWORD })
  const later = newBrowser()
  await later.signInWithPassword({ email: CLIENT, password: PASSWORD })
  expect(await statusFor(later)).toBe(401)
  expect(await statusFor(client)).toBe(200)
})

test('shows nothing after a sign-in by phone, even with an email address added', async () => {
  const caller = newBrowser()
  await signInByText(caller, PHONE)
  expect(await statusFor(caller)).toBe(401)
  await caller.updateUser({ email: CLIENT })
  const code = { type: 'email_change', email: CLIENT, token: auth.codeFor(CLIENT) } as const
  await caller.verifyOtp(code)
  expect((await caller.getUser()).data.user?.email).toBe(CLIENT)
  expect(await statusFor(caller)).toBe(401)
})

// Like a mail scanner that opens every link.
test.each(['first', 'last'])(
  'shows nothing to a stranger who moved their account to the address (the owner confirms %s)',
  async (order) => {
    const stranger = newBrowser()
    await signInByCode(stranger, STRANGER)
    auth.wait(3600)
    await stranger.refreshSession()
    await stranger.updateUser({ email: CLIENT })
    const confirmed = [
      { by: newBrowser(), email: CLIENT },
      { by: stranger, email: STRANGER },
    ]
    for (const { by, email } of order === 'first' ? confirmed : confirmed.toReversed()) {
      await by.verifyOtp({ type: 'email_change', email, token: auth.codeFor(email) })
    }
    expect((await stranger.getUser()).data.user?.email).toBe(CLIENT)
    expect(await statusFor(stranger)).toBe(401)
    await stranger.updateUser({ password: PASSWORD })
    expect(await statusFor(stranger)).toBe(401)
  },
)

test('still shows the owner’s appointments while an email change is unconfirmed', async () => {
  const client = newBrowser()
  await signInByCode(client, CLIENT)
  await client.updateUser({ phone: PHONE, email: 'other@example.com' })
  expect(await statusFor(client)).toBe(200)
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
  const claims = decodeJwt(await tokenOf(client))
  const token = await new SignJWT({ ...claims, aud: 'other' })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(readAuthSettings().LOCAL_AUTH_SIGNING_SECRET))
  expect((await list(token)).status).toBe(401)
})
