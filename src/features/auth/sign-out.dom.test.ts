import { beforeEach, expect, test, vi } from 'vitest'
import { readContact, rememberContact } from '@/lib/remembered-contact.ts'
import { signOut } from './auth-client.ts'
import { authServerUrl, sessionKeyOf } from './auth-state.ts'

/** Tests the real library against a sign-in server whose responses each test sets. */
const server = vi.fn<typeof fetch>()

const base64 = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '')
const expires = Math.floor(Date.now() / 1000) + 3600
const session = {
  access_token: `${base64({ alg: 'HS256', typ: 'JWT' })}.${base64({ sub: 'u1', exp: expires })}.c2ln`,
  refresh_token: 'abcdefghijkl',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: expires,
  user: { id: 'u1', aud: 'authenticated', email: 'pat@example.com' },
}
const key = sessionKeyOf(authServerUrl())

beforeEach(() => {
  vi.stubGlobal('fetch', server)
  server.mockReset()
  window.localStorage.setItem(key, JSON.stringify(session))
  rememberContact({ name: 'Pat Example', email: 'pat@example.com', phone: '' })
})

test.each([
  [204, true],
  [401, true],
  [403, true],
  [404, true],
  [429, false],
  [500, false],
  ['no connection', false],
])('%s from the server means signed out everywhere: %s (R209)', async (answer, isEverywhere) => {
  server.mockImplementation(async () => {
    if (typeof answer === 'string') throw new TypeError(answer)
    return new Response(answer === 204 ? null : '{"code":"x","message":"x"}', { status: answer })
  })
  expect(await signOut()).toBe(isEverywhere)
  expect(window.localStorage.getItem(key)).toBeNull()
  // Whoever uses the device next may be someone else.
  expect(readContact()).toBeNull()
  expect(server).toHaveBeenCalledWith(
    `${authServerUrl()}/auth/v1/logout?scope=global`,
    expect.objectContaining({ method: 'POST' }),
  )
})
