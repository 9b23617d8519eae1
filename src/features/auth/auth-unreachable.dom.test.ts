import { expect, test, vi } from 'vitest'
import { toastStore } from '@/lib/toast.ts'
import { authServerUrl, authStore, sessionKeyOf, SIGNED_OUT } from './auth-state.ts'

/** Tests the real library against a sign-in server whose responses the test sets. */
const server = vi.fn<typeof fetch>()

const KEY = sessionKeyOf(authServerUrl())
const START = Date.parse('2027-03-08T14:00:00Z')
const base64 = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '')

/** A session that ends so many seconds after the start. */
function sessionUntil(seconds: number) {
  const expires = START / 1000 + seconds
  return {
    access_token: `${base64({ alg: 'HS256', typ: 'JWT' })}.${base64({ sub: 'u1', exp: expires })}.c2ln`,
    refresh_token: 'abcdefghijkl',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: expires,
    user: { id: 'u1', aud: 'authenticated' },
  }
}

test('keeps an expired session while the server is away, and goes on once it is back', async () => {
  vi.useFakeTimers({ now: START })
  vi.mocked(console.warn).mockImplementation(() => {})
  vi.mocked(console.error).mockImplementation(() => {})
  vi.stubGlobal('fetch', server)
  server.mockImplementation(async () => new Response('x', { status: 503 }))
  window.localStorage.setItem(KEY, JSON.stringify(sessionUntil(-60)))
  await import('./auth-client.ts')
  expect(authStore.get().isLoading).toBe(true)

  await vi.advanceTimersByTimeAsync(40_000)
  expect(authStore.get()).toEqual({ ...SIGNED_OUT, problem: 'unreachable' })
  expect(window.localStorage.getItem(KEY)).not.toBeNull()

  server.mockImplementation(async () => Response.json(sessionUntil(4000)))
  await vi.advanceTimersByTimeAsync(90_000)
  expect(authStore.get()).toMatchObject({ user: { id: 'u1' }, problem: null })
  expect(toastStore.get()).toBeNull()
  vi.useRealTimers()
})
