import { LOCAL_ANON_KEY } from './settings.ts'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startPreview, type StartedServer } from '../../tests/start-server.ts'
import { sendRaw, writeSite } from '../../tests/temporary-site.ts'

/** The real client against the stand-in, over HTTP as the local server mounts it. */
const folder = writeSite({
  'dist/index.html': 'the home page',
  'src/config/pages.ts': 'export const PAGES = [{ path: "/" }]',
  'package.json': '{"type":"module"}',
  'vercel.json': '{}',
  '.env.local': 'LOCAL_AUTH_SECONDS_BETWEEN_SENDS=0\n',
})
const realFetch = globalThis.fetch
let server: StartedServer
let port: number

beforeAll(async () => {
  vi.stubEnv('GOOGLE_PLACES_API_KEY', '')
  server = await startPreview(folder.root)
  port = server.port
})
afterAll(async () => {
  await server.close()
  folder.remove()
  globalThis.fetch = realFetch
  vi.unstubAllEnvs()
})

const origin = () => `http://localhost:${port}`
const newClient = (fault = '') =>
  createClient(origin(), LOCAL_ANON_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { headers: { cookie: `local-auth=${fault}` } },
  }).auth

async function codeFor(to: string): Promise<string> {
  const messages = await (await fetch(`${origin()}/__mailbox.json?to=${to}`)).json()
  return /\d{6}/.exec(messages[0].text)?.[0] ?? ''
}

async function signIn(email: string) {
  const auth = newClient()
  await auth.signInWithOtp({ email })
  const { data } = await auth.verifyOtp({ type: 'email', email, token: await codeFor(email) })
  return { auth, session: data.session }
}

test('signs in by email, refreshes and reads the user', async () => {
  const email = 'mail@example.com'
  const { auth, session } = await signIn(email)
  expect(session?.user).toMatchObject({ email, role: 'authenticated' })
  const refreshed = await auth.refreshSession()
  expect(refreshed.error).toBeNull()
  expect(refreshed.data.session?.refresh_token).not.toBe(session?.refresh_token)
  const who = await auth.getUser()
  expect(who.data.user?.id).toBe(session?.user.id)
  const claims = await auth.getClaims()
  expect(claims.data?.claims).toMatchObject({ email, iss: `${origin()}/auth/v1`, aal: 'aal1' })
})

test('signs in by text message', async () => {
  const phone = '+17405550199'
  const auth = newClient()
  expect((await auth.signInWithOtp({ phone })).error).toBeNull()
  const token = await codeFor(phone)
  const { data, error } = await auth.verifyOtp({ type: 'sms', phone, token })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ phone: '17405550199', email: '' })
})

test('gets the error codes (R211)', async () => {
  const auth = newClient()
  const email = 'codes@example.com'
  const sent = await auth.signInWithOtp({ email: 'codes@' })
  expect(sent.error).toMatchObject({ name: 'AuthApiError', status: 400, code: 'validation_failed' })
  const verified = await auth.verifyOtp({ type: 'email', email, token: '000000' })
  expect(verified.error).toMatchObject({ status: 403, code: 'otp_expired' })
  const refreshed = await auth.refreshSession({ refresh_token: 'abcdefghijkl' })
  expect(refreshed.error).toMatchObject({ status: 400, code: 'refresh_token_not_found' })
  const who = await auth.getUser('abc.def.ghi')
  expect(who.error).toMatchObject({ status: 403, code: 'bad_jwt' })
})

test.each([
  ['global', 403],
  ['local', 200],
] as const)('signs out with scope %s', async (scope, elsewhere) => {
  const email = `${scope}@example.com`
  const first = await signIn(email)
  const second = await signIn(email)
  expect((await first.auth.signOut({ scope })).error).toBeNull()
  expect((await first.auth.getSession()).data.session).toBeNull()
  const address = `${origin()}/auth/v1/user`
  const headers = {
    apikey: LOCAL_ANON_KEY,
    authorization: `Bearer ${second.session?.access_token}`,
  }
  expect((await fetch(address, { headers })).status).toBe(elsewhere)
})

test.each([
  ['send-502', { name: 'AuthRetryableFetchError', status: 502 }],
  ['send-drop', { name: 'AuthRetryableFetchError', status: 0 }],
  ['send-garbage', { name: 'AuthRetryableFetchError' }],
  ['send-429', { code: 'over_email_send_rate_limit' }],
])('reports the fault %s (R211)', async (fault, expected) => {
  vi.mocked(console.error).mockImplementation(() => {})
  const { error } = await newClient(fault).signInWithOtp({ email: 'fault@example.com' })
  expect(error).toMatchObject(expected)
})

test('refuses a body over 1 MiB before reading all of it', async () => {
  const answer = await fetch(`${origin()}/auth/v1/otp`, {
    method: 'POST',
    headers: { apikey: LOCAL_ANON_KEY },
    body: 'x'.repeat(3 * 1024 * 1024),
  })
  expect(answer.status).toBe(413)
  expect(answer.headers.get('x-sb-error-code')).toBe('request_entity_too_large')
})

test('lists the sign-in faults on the stand-ins page', async () => {
  const set = await sendRaw(port, '/__local?auth=verify-500')
  expect(set).toMatchObject({ status: 303, headers: { location: '/__local' } })
  const cookie = String(set.headers['set-cookie']).split(';')[0] ?? ''
  expect(cookie).toBe('local-auth=verify-500')
  const page = await sendRaw(port, '/__local', { headers: { cookie } })
  expect(page.body).toContain('verify-500</a> (on)')
})
