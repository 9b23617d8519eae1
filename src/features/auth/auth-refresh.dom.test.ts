import { expect, test, vi } from 'vitest'
import { authServerUrl, sessionKeyOf } from './auth-state.ts'

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
    refresh_token: `until-${seconds}`,
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: expires,
    user: { id: 'u1', aud: 'authenticated' },
  }
}

test('refreshes a session shortly before it ends and retries on failure (R206, R207)', async () => {
  vi.useFakeTimers({ now: START })
  const tries: number[] = []
  const failures = [502, 503, 504]
  server.mockImplementation(async () => {
    tries.push(Date.now())
    const status = failures.shift()
    if (status) return new Response('x', { status })
    if (tries.length === 4) throw new TypeError('no connection')
    return Response.json(sessionUntil(4000))
  })
  vi.stubGlobal('fetch', server)
  window.localStorage.setItem(KEY, JSON.stringify(sessionUntil(200)))
  await import('./auth-client.ts')

  await vi.advanceTimersByTimeAsync(60_000)
  expect(server).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(tries.map((at) => at - (tries[0] ?? 0))).toEqual([0, 200, 600, 1400, 3000])
  for (const [address, init] of server.mock.calls) {
    expect(address).toBe(`${authServerUrl()}/auth/v1/token?grant_type=refresh_token`)
    expect(init?.body).toBe(JSON.stringify({ refresh_token: 'until-200' }))
  }
  expect(window.localStorage.getItem(KEY)).toContain('until-4000')
  vi.useRealTimers()
})
