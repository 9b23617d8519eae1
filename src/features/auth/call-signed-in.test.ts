import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { callSignedIn } from './call-signed-in.ts'

const { readAccessToken, renewAccessToken } = vi.hoisted(() => ({
  readAccessToken: vi.fn<() => Promise<string | null>>(),
  renewAccessToken: vi.fn<() => Promise<string | null>>(),
}))
vi.mock('./read-access-token.ts', () => ({ readAccessToken, renewAccessToken }))

const sent: (string | null)[] = []
/** The token that the server takes. */
let valid = ''
beforeEach(() => {
  sent.length = 0
  valid = 'new'
  readAccessToken.mockReset().mockResolvedValue('old')
  renewAccessToken.mockReset().mockResolvedValue('new')
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    const token = new Headers(headers).get('Authorization')
    sent.push(token)
    if (token === `Bearer ${valid}`) return Response.json({})
    const error = { code: 'unauthorized', message: 'Please sign in.' }
    return Response.json({ error }, { status: 401 })
  })
})
afterEach(() => vi.unstubAllGlobals())

const call = () => callSignedIn('/api/bookings', { schema: z.object({}) })

test('renews a refused session once and calls again', async () => {
  expect(await call()).toMatchObject({ isOk: true })
  expect(sent).toEqual(['Bearer old', 'Bearer new'])
})

test('gives up when the renewed session is refused too', async () => {
  valid = 'none'
  expect(await call()).toMatchObject({ isOk: false, problem: { code: 'unauthorized' } })
  expect(sent).toEqual(['Bearer old', 'Bearer new'])
})

test('gives up when the session cannot be renewed', async () => {
  renewAccessToken.mockResolvedValue(null)
  expect(await call()).toMatchObject({ isOk: false, problem: { code: 'unauthorized' } })
  expect(sent).toEqual(['Bearer old'])
})

test('renews nothing without a session, or when it is taken', async () => {
  readAccessToken.mockResolvedValue(null)
  expect(await call()).toMatchObject({ isOk: false })
  readAccessToken.mockResolvedValue('new')
  expect(await call()).toMatchObject({ isOk: true })
  expect(sent).toEqual([null, 'Bearer new'])
  expect(renewAccessToken).not.toHaveBeenCalled()
})
