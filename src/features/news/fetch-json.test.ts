import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeTimeouts } from '../../../tests/fake-timeouts.ts'
import { silent } from '../../../tests/silent-server.ts'
import { fetchJson } from './fetch-json.ts'

const POSTS = '/news-data/all/1.json'
const MAX_RESPONSES = 60

/** The browser's cache with its oldest entry first. */
const kept = new Map<string, Response>()
const cache = {
  put: async (address: string, response: Response) => void kept.set(address, response),
  match: async (address: string) => kept.get(address)?.clone(),
  delete: async (address: string) => kept.delete(address),
  keys: async () => [...kept.keys()],
}
const server = vi.fn<typeof fetch>()

beforeEach(() => {
  kept.clear()
  server.mockReset()
  vi.stubGlobal('fetch', server)
  vi.stubGlobal('caches', { open: async () => cache })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function parse(body: unknown): number {
  if (typeof body !== 'number') throw new Error('That is no number')
  return body
}
const ask = (address = POSTS, signal?: AbortSignal) => fetchJson(address, parse, signal)
const answer = (body: unknown, status = 200) =>
  server.mockImplementationOnce(async () => Response.json(body, { status }))

test('returns a good response, and again with its time when the server fails', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T15:00:00Z') })
  answer(1)
  expect(await ask()).toEqual({ value: 1 })
  vi.setSystemTime('2026-11-23T15:00:00Z')
  answer(2, 500)
  expect(await ask()).toEqual({ value: 1, savedAt: '2026-11-22T15:00:00.000Z' })
})

test.each<[string, () => Promise<Response>, string]>([
  ['a failing server', async () => Response.json(1, { status: 500 }), 'HTTP 500'],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  ['HTML instead of JSON', async () => new Response('<html>'), 'JSON'],
  ['data of the wrong shape', async () => Response.json('x'), 'That is no number'],
])(
  '%s throws without a cached value and otherwise leaves it intact',
  async (_, respond, reason) => {
    server.mockImplementation(respond)
    await expect(ask()).rejects.toThrow(reason)
    answer(1)
    await ask()
    for (const _time of ['first', 'second']) expect(await ask()).toMatchObject({ value: 1 })
  },
)

test.each([404, 414, 422])('returns null for HTTP %i despite a cached value', async (status) => {
  answer(1)
  await ask()
  answer(1, status)
  expect(await ask()).toBeNull()
})

test('does not serve a cached value to an aborted caller', async () => {
  answer(1)
  await ask()
  const caller = new AbortController()
  server.mockImplementationOnce(silent)
  const left = ask(POSTS, caller.signal)
  caller.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
})

test('gives up on a silent server after ten seconds', async () => {
  fakeTimeouts()
  server.mockImplementationOnce(silent)
  const outcome = expect(ask()).rejects.toThrow('No answer in time')
  await vi.advanceTimersByTimeAsync(10_000)
  await outcome
})

test('keeps sixty responses and drops the least recently used', async () => {
  server.mockImplementation(async () => Response.json(1))
  for (let page = 0; page < MAX_RESPONSES; page += 1) await ask(`/${page}.json`)
  await ask('/0.json')
  expect(kept.size).toBe(MAX_RESPONSES)
  await ask('/new.json')
  expect(kept.size).toBe(MAX_RESPONSES)
  expect(
    [...kept.keys()].filter((one) => ['/0.json', '/1.json', '/new.json'].includes(one)),
  ).toEqual(['/0.json', '/new.json'])
})

test.each<[string, unknown]>([
  ['no cache storage', undefined],
  [
    'blocked cache storage',
    { open: () => Promise.reject(new DOMException('blocked', 'SecurityError')) },
  ],
  [
    'full cache storage',
    {
      open: async () => ({
        ...cache,
        put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
      }),
    },
  ],
])('returns a good response with %s', async (_, caches) => {
  vi.stubGlobal('caches', caches)
  if (caches === undefined) Reflect.deleteProperty(globalThis, 'caches')
  answer(1)
  expect(await ask()).toEqual({ value: 1 })
  answer(1, 500)
  await expect(ask()).rejects.toThrow('HTTP 500')
})
