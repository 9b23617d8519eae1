import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import office from '../../api/office.ts'
import { LOCAL_ANON_KEY } from '../../local/auth/settings.ts'
import { ORIGIN as AUTH_SERVER, startAuth } from '../start-auth.ts'
import { errorResponseSchema } from '../../src/shared/contracts/errors.ts'
import { ask, collectLogs, readAnswer, startTestSite } from './test-site.ts'

/** How long a session opens the desk, with sessions of the sign-in server that are refreshed as a page does. */

const DESK = 'desk@example.com'
const { query, reset, stop } = await startTestSite({
  SUPABASE_URL: AUTH_SERVER,
  SUPABASE_ANON_KEY: LOCAL_ANON_KEY,
  OFFICE_EMAILS: DESK,
})
afterAll(stop)

let auth: ReturnType<typeof startAuth>
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-08T08:00:00Z') })
  collectLogs()
  await reset()
  auth = startAuth({}, Date.now())
  vi.stubGlobal('fetch', auth.fetch)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (seconds: number) => {
  auth.wait(seconds)
  vi.setSystemTime(Date.now() + seconds * 1000)
}
/** Signs in with a code, then lets time pass and refreshes the session. @returns the header of its calls */
async function signInBefore(seconds: number) {
  const { refresh_token } = await auth.signIn(DESK)
  pass(seconds)
  const { body } = await auth.call('/token?grant_type=refresh_token', { body: { refresh_token } })
  return { Authorization: `Bearer ${body.access_token}` }
}
const look = (headers: Record<string, string>) =>
  ask(office, '/api/office?from=2027-03-08&days=7', { headers })
const send = (headers: Record<string, string>, action: object) =>
  ask(office, '/api/office', { method: 'POST', headers, body: action })
const codeOf = async (response: Response) =>
  response.status === 200 ? 'ok' : (await readAnswer(response, errorResponseSchema)).error.code

const HOUR = 3600
const TABLE = { action: 'table', of: 'messages', firstDay: '2027-03-01', lastDay: '2027-03-08' }
const FORGET = { action: 'forget', email: 'pat@example.com' }

test.each([
  ['11:59:59', 'ok', 12 * HOUR - 1],
  ['12:00:00', 'code_needed', 12 * HOUR],
])('the desk answers a refreshed session %s after its code: %s', async (_, code, seconds) => {
  const headers = await signInBefore(seconds)
  expect(await codeOf(await look(headers))).toBe(code)
  expect(await codeOf(await send(headers, { action: 'find', text: 'pat' }))).toBe(code)
})

test('the desk says why a session of 12 hours needs a new code', async () => {
  const response = await look(await signInBefore(12 * HOUR))
  const { error } = await readAnswer(response, errorResponseSchema)
  expect(error.message).toBe(
    'The desk needs a code from the last 12 hours. Please enter a new one.',
  )
})

test.each<[string, object]>([
  ['saves a table', TABLE],
  ['deletes a person', FORGET],
  ['creates a calendar address', { action: 'feed', isOn: true }],
])('a session %s 14:59 after its code, but not at 15:00', async (_, action) => {
  expect(await codeOf(await send(await signInBefore(15 * 60 - 1), action))).toBe('ok')
  const response = await send(await signInBefore(15 * 60), action)
  expect(response.status).toBe(401)
  expect(await codeOf(response)).toBe('code_needed')
})

test('an old code still allows all that neither exports nor deletes', async () => {
  const headers = await signInBefore(HOUR)
  for (const action of [
    { action: 'find', text: 'pat' },
    { action: 'person', email: 'pat@example.com' },
    { action: 'feed', isOn: false },
    { action: 'trail' },
  ]) {
    expect(await codeOf(await send(headers, action))).toBe('ok')
  }
})

test('an old code deletes nothing, and a new one does', async () => {
  await query(
    `insert into contact_messages (reference, name, email, message)
      values ('M-00000001', 'Pat Example', 'pat@example.com', 'Hello')`,
  )
  const count = async () => (await query('select from contact_messages')).length
  expect(await codeOf(await send(await signInBefore(15 * 60), FORGET))).toBe('code_needed')
  expect(await count()).toBe(1)
  expect(await codeOf(await send(await signInBefore(0), FORGET))).toBe('ok')
  expect(await count()).toBe(0)
})

test('a token whose time was forged opens nothing', async () => {
  const headers = await signInBefore(12 * HOUR)
  const [head, claims = '', signature] = headers.Authorization.split('.')
  const forged = JSON.parse(Buffer.from(claims, 'base64url').toString())
  forged.amr[0].timestamp += 12 * HOUR
  const payload = Buffer.from(JSON.stringify(forged)).toString('base64url')
  const response = await look({ Authorization: [head, payload, signature].join('.') })
  expect(await codeOf(response)).toBe('unauthorized')
})

test.each([
  ['a minute', 'ok', 60],
  ['more than a minute', 'code_needed', 61],
])('a code from %s in the future counts as %s', async (_, code, seconds) => {
  const headers = await signInBefore(0)
  vi.setSystemTime(Date.now() - seconds * 1000)
  expect(await codeOf(await look(headers))).toBe(code)
  expect(await codeOf(await send(headers, TABLE))).toBe(code)
})

test('a client’s old session shows no request for a code', async () => {
  vi.stubEnv('OFFICE_EMAILS', 'other@example.com')
  expect(await codeOf(await look(await signInBefore(13 * HOUR)))).toBe('forbidden')
})
