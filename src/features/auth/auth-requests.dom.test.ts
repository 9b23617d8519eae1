import { beforeEach, expect, test, vi } from 'vitest'
import { env } from '@/config/env.ts'
import { toastStore } from '@/lib/toast.ts'
import { fakeTimeouts } from '../../../tests/fake-timeouts.ts'
import { silent } from '../../../tests/silent-server.ts'
import { checkSession, renewSession, sendCode, verifyCode } from './auth-client.ts'
import { type AuthState, authServerUrl, authStore, sessionKeyOf, SIGNED_OUT } from './auth-state.ts'

/** Tests the real library against a sign-in server whose responses each test sets. */
const server = vi.fn<typeof fetch>()

const KEY = sessionKeyOf(authServerUrl())
const EMAIL = 'pat@example.com'
const base64 = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '')
const tokenUntil = (exp: number) =>
  `${base64({ alg: 'HS256', typ: 'JWT' })}.${base64({ sub: 'u1', exp })}.c2ln`

/** Stores a session that ends in so many seconds. The library remembers for a minute which tokens were refused. */
function signIn(seconds: number, refreshToken = 'abcdefghijkl'): string {
  const expires = Math.floor(Date.now() / 1000) + seconds
  const session = {
    access_token: tokenUntil(expires),
    refresh_token: refreshToken,
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: expires,
    user: { id: 'u1', aud: 'authenticated', email: EMAIL },
  }
  window.localStorage.setItem(KEY, JSON.stringify(session))
  return session.access_token
}

/** The only request: its method, address below the server's, body and keys. */
function sent() {
  expect(server).toHaveBeenCalledOnce()
  const [address, init] = server.mock.calls[0] ?? []
  const path = typeof address === 'string' ? address.replace(authServerUrl(), '') : ''
  const headers = new Headers(init?.headers)
  return {
    call: `${init?.method} ${path.replace('/auth/v1/', 'auth/')}`,
    body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    apikey: headers.get('apikey'),
    authorization: headers.get('authorization'),
  }
}

const PUBLIC = { apikey: env.supabaseAnonKey, authorization: `Bearer ${env.supabaseAnonKey}` }

beforeEach(() => {
  vi.stubGlobal('fetch', server)
  server.mockReset().mockImplementation(async () => Response.json({}))
  toastStore.set(null)
})

test.each([[{ email: EMAIL }], [{ phone: '+17405550142' }]])(
  'requests a code for %j and allows a new account (R198, R200)',
  async (address) => {
    expect(await sendCode(address)).toBeNull()
    expect(sent()).toMatchObject({
      ...PUBLIC,
      call: 'POST auth/otp',
      body: { ...address, create_user: true },
    })
  },
)

test.each([
  [{ email: EMAIL }, 'email'],
  [{ phone: '+17405550142' }, 'sms'],
])('verifies the code of %j as type %s (R199, R200)', async (address, type) => {
  await verifyCode(address, '123456')
  expect(sent()).toMatchObject({
    ...PUBLIC,
    call: 'POST auth/verify',
    body: { ...address, token: '123456', type },
  })
})

test('requests the user with the session’s token (R200, R201)', async () => {
  const token = signIn(3600)
  server.mockImplementation(async () => Response.json({ id: 'u1' }))
  await checkSession()
  expect(sent()).toMatchObject({
    call: 'GET auth/user',
    apikey: env.supabaseAnonKey,
    authorization: `Bearer ${token}`,
  })
})

test('gives up on a silent server after 15 seconds', async () => {
  fakeTimeouts()
  server.mockImplementation(silent)
  const outcome = sendCode({ email: EMAIL })
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await outcome).toMatchObject({ name: 'AuthRetryableFetchError', status: 0 })
  vi.useRealTimers()
})

test('removes the session and says so when a refresh is refused for good (R208)', async () => {
  authStore.set({ ...SIGNED_OUT, isLoading: true })
  signIn(-60)
  server.mockImplementation(async () =>
    Response.json({ code: 'refresh_token_not_found', message: 'x' }, { status: 400 }),
  )
  await checkSession()
  expect(sent()).toMatchObject({
    call: 'POST auth/token?grant_type=refresh_token',
    body: { refresh_token: 'abcdefghijkl' },
  })
  expect(window.localStorage.getItem(KEY)).toBeNull()
  expect(toastStore.get()?.message).toMatch(/^You are signed out/)
})

test.each<[string, AuthState['problem'], RegExp | null]>([
  ['session_not_found', null, /^You are signed out/],
  ['user_not_found', null, /^You are signed out/],
  ['user_banned', 'locked', null],
])('removes the session when the server answers %s', async (code, problem, notice) => {
  authStore.set({ ...SIGNED_OUT, user: { id: 'u1' } as never })
  signIn(3600)
  server.mockImplementation(async () =>
    Response.json({ error_code: code, msg: 'x' }, { status: 403 }),
  )
  await checkSession()
  expect(window.localStorage.getItem(KEY)).toBeNull()
  expect(authStore.get()).toEqual({ ...SIGNED_OUT, problem })
  if (notice) expect(toastStore.get()?.message).toMatch(notice)
  else expect(toastStore.get()).toBeNull()
})

test.each([
  [400, null],
  [429, 'token'],
  [500, 'token'],
])(
  'when a renewal by a slow clock is answered %d, the session left is %s',
  async (status, left) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'Date'] })
    authStore.set({ ...SIGNED_OUT, user: { id: 'u1' } as never })
    const token = signIn(86_400, `answered-${status}`)
    server.mockImplementation(async () =>
      Response.json({ error_code: 'refresh_token_not_found', msg: 'x' }, { status }),
    )
    const renewed = renewSession()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await renewed).toBeNull()
    const stored = window.localStorage.getItem(KEY)
    expect(stored?.includes(token) ? 'token' : stored).toBe(left)
    expect(toastStore.get()?.message ?? null).toEqual(
      left ? null : expect.stringMatching(/^You are signed out/),
    )
    vi.useRealTimers()
  },
)

test('does not leave a used session behind when the new one cannot be stored', async () => {
  signIn(-60, 'used')
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const session = { access_token: tokenUntil(9e9), refresh_token: 'next', expires_in: 3600 }
  server.mockImplementationOnce(async () => Response.json({ ...session, user: { id: 'u1' } }))
  await checkSession()
  expect(server).toHaveBeenCalledTimes(2)
  expect(window.localStorage.getItem(KEY)).toBeNull()
  setItem.mockRestore()
})
