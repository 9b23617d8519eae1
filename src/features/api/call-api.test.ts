import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { site } from '@/config/site.ts'
import { fakeTimeouts } from '../../../tests/fake-timeouts.ts'
import { silent } from '../../../tests/silent-server.ts'
import { callApi } from './call-api.ts'

const upstream = vi.fn<typeof fetch>()
beforeEach(() => {
  upstream.mockReset()
  vi.stubGlobal('fetch', upstream)
})
afterEach(() => vi.unstubAllGlobals())

const schema = z.object({ reference: z.string() })
const call = (method: 'GET' | 'POST' = 'GET') =>
  callApi('/api/contact', { method, body: method === 'POST' ? { name: 'Pat' } : undefined, schema })

test('returns the data of a good response', async () => {
  upstream.mockResolvedValue(Response.json({ reference: 'M-1' }, { status: 201 }))
  expect(await call()).toEqual({ isOk: true, data: { reference: 'M-1' } })
})

test('returns the server’s own message for a refusal', async () => {
  const error = { code: 'slot_taken', message: 'This time is not free.' }
  upstream.mockResolvedValue(Response.json({ error }, { status: 409 }))
  expect(await call()).toEqual({ isOk: false, problem: error })
})

test('says that typed text is kept when the server is too busy', async () => {
  const error = { code: 'busy', message: 'Please try again in 5 seconds.' }
  upstream.mockImplementation(async () => Response.json({ error }, { status: 503 }))
  expect(await call()).toEqual({ isOk: false, problem: error })
  const message = 'Please try again in 5 seconds. What you typed is still here.'
  expect(await call('POST')).toEqual({ isOk: false, problem: { ...error, message } })
})

test.each<[string, () => Promise<Response>]>([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error page of the host', async () => new Response('<html>', { status: 502 })],
  ['the wrong shape', async () => Response.json({ reference: 7 })],
  ['an error of the wrong shape', async () => Response.json({ error: 'x' }, { status: 500 })],
])('treats %s as offline and says that typed text is kept', async (_, respond) => {
  upstream.mockImplementation(respond)
  const [read, sent] = [await call(), await call('POST')]
  for (const outcome of [read, sent]) {
    expect(outcome).toMatchObject({ isOk: false, problem: { code: 'offline' } })
  }
  const message = (outcome: typeof read) => (outcome.isOk ? '' : outcome.problem.message)
  expect(message(read)).toContain(site.phone.display)
  expect(message(read)).not.toContain('still here')
  expect(message(sent)).toContain('What you typed is still here.')
})

test('treats a silent server as offline after fifteen seconds', async () => {
  fakeTimeouts()
  upstream.mockImplementation(silent)
  const outcome = vi.fn()
  const calling = call('POST').then(outcome)
  await vi.advanceTimersByTimeAsync(14_999)
  expect(outcome).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await calling
  expect(outcome.mock.lastCall?.[0]).toMatchObject({ problem: { code: 'offline' } })
  vi.useRealTimers()
})

test('sets the JSON content type only with a body', async () => {
  upstream.mockImplementation(async () => Response.json({ reference: 'M-1' }))
  await call()
  await call('POST')
  const sent = upstream.mock.calls.map(([, init]) => [init?.headers, init?.body])
  expect(sent).toEqual([
    [{}, undefined],
    [{ 'Content-Type': 'application/json' }, '{"name":"Pat"}'],
  ])
})
