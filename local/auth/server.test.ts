import { expect, test, vi } from 'vitest'
import { AUTH_FAULTS } from './faults.ts'
import { readAuthSettings } from './settings.ts'
import { startAuth } from '../../tests/start-auth.ts'

const GET = { method: 'GET' }
const body = { email: 'ann@example.com' }

test.each([
  ['', 'No API key found in request'],
  ['sb_publishable_other', 'Invalid API key'],
])('the gateway refuses the public key "%s" without an error code', async (apikey, message) => {
  for (const path of ['/otp', '/verify', '/token', '/logout', '/nope']) {
    const answer = await startAuth().call(path, { body, headers: { apikey } })
    expect(answer.status).toBe(401)
    expect(answer.body).toEqual({ message, hint: expect.any(String) })
  }
})

test('answers a path that the site does not call with 404 as text, and a wrong method with an empty 405', async () => {
  const auth = startAuth()
  for (const path of ['/nope', '/signup', '/recover']) {
    const unknown = await auth.call(path, { body })
    expect(unknown).toMatchObject({ status: 404, text: '404 page not found\n' })
    expect(unknown.headers.get('content-type')).toMatch(/^text\/plain/)
  }
  expect(await auth.call('/otp', GET)).toMatchObject({ status: 405, text: '' })
  expect(await auth.call('/user', { body })).toMatchObject({ status: 405, text: '' })
})

test.each(['/otp', '/verify', '/token?grant_type=refresh_token'])(
  '%s refuses a body over 1 MiB',
  async (path) => {
    const auth = startAuth()
    const fill = (bytes: number) => {
      const frame = JSON.stringify({ email: '' }).length
      return { email: 'x'.repeat(bytes - frame) }
    }
    expect(await auth.call(path, { body: fill(1024 * 1024 + 1) })).toMatchObject({
      status: 413,
      body: { code: 'request_entity_too_large' },
    })
    expect((await auth.call(path, { body: fill(1024 * 1024) })).status).not.toBe(413)
  },
)

test('names a refusal in its body and in a header', async () => {
  const { headers, body: refusal } = await startAuth().call('/otp', { body: {} })
  expect(headers.get('x-sb-error-code')).toBe('validation_failed')
  expect(headers.get('x-supabase-api-version')).toBe('2024-01-01')
  expect(refusal).toEqual({
    code: 'validation_failed',
    message: 'One of email or phone must be set',
  })
})

const REFUSALS: Record<string, number> = {
  '429': 429,
  '500': 500,
  '502': 502,
  '503': 503,
  banned: 403,
  'hook-timeout': 422,
}
test.each(Object.entries(REFUSALS))('fault "%s" answers %i', async (kind, status) => {
  const auth = startAuth()
  for (const [name, path, method] of [
    ['send', '/otp', 'POST'],
    ['verify', '/verify', 'POST'],
    ['refresh', '/token?grant_type=refresh_token', 'POST'],
    ['user', '/user', 'GET'],
    ['logout', '/logout', 'POST'],
  ]) {
    expect(AUTH_FAULTS).toContain(`${name}-${kind}`)
    const answer = await auth.call(path ?? '', { method, fault: `${name}-${kind}` })
    expect(answer.status).toBe(status)
  }
})

test('a fault affects its own call only', async () => {
  const auth = startAuth()
  expect((await auth.call('/otp', { body, fault: 'verify-502' })).status).toBe(200)
})

test('simulates bad JSON, a cut connection and no answer', async () => {
  const auth = startAuth()
  const garbage = await auth.call('/otp', { body, fault: 'send-garbage' })
  expect(garbage).toMatchObject({ status: 200, body: null })
  await expect(auth.call('/otp', { body, fault: 'send-drop' })).rejects.toThrow('cut off')
  const client = new AbortController()
  const silent = auth.call('/otp', { body, fault: 'send-timeout', signal: client.signal })
  const first = await Promise.race([silent, new Promise((done) => setTimeout(done, 30, 'waiting'))])
  expect(first).toBe('waiting')
  client.abort()
  await expect(silent).rejects.toThrow(/abort/i)
})

test('refuses to run on the hosting provider', () => {
  vi.stubEnv('VERCEL', '1')
  expect(() => startAuth()).toThrow('local use only')
  vi.unstubAllEnvs()
})

test('lists all bad settings together', () => {
  expect(() =>
    readAuthSettings({ LOCAL_AUTH_CODE_LENGTH: '5', LOCAL_AUTH_SIGNING_SECRET: 'short' }),
  ).toThrow(/LOCAL_AUTH_CODE_LENGTH.*\nLOCAL_AUTH_SIGNING_SECRET/)
})
