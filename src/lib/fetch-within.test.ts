import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeTimeouts } from '../../tests/fake-timeouts.ts'
import { fetchWithin } from './fetch-within.ts'

/** A server that accepts the request and never responds. */
const silent: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    const end = () => reject(init?.signal?.reason)
    if (init?.signal?.aborted) end()
    init?.signal?.addEventListener('abort', end)
  })

beforeEach(() => {
  fakeTimeouts()
  vi.stubGlobal('fetch', silent)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('aborts when the time is up, not before', async () => {
  const outcome = vi.fn()
  const call = fetchWithin(1000)('/slow').catch(outcome)
  await vi.advanceTimersByTimeAsync(999)
  expect(outcome).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await call
  expect(outcome.mock.calls[0]?.[0]).toMatchObject({ name: 'TimeoutError' })
})

test.each(['before', 'after'])('aborts when its caller aborts %s it starts', async (when) => {
  const caller = new AbortController()
  const reason = new Error('left')
  if (when === 'before') caller.abort(reason)
  const call = fetchWithin(1000)('/slow', { signal: caller.signal })
  caller.abort(reason)
  await expect(call).rejects.toBe(reason)
})

test('returns the status and text of a good response', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ well: true }, { status: 201 }))
  const answer = await fetchWithin(1000)('/quick')
  expect(answer.status).toBe(201)
  expect(await answer.json()).toEqual({ well: true })
})

test('aborts a body that never ends', async () => {
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    const fail = (stream: ReadableStreamDefaultController) => () => stream.error(signal?.reason)
    return new Response(
      new ReadableStream({ start: (stream) => signal?.addEventListener('abort', fail(stream)) }),
    )
  })
  const call = expect(fetchWithin(1000)('/endless')).rejects.toMatchObject({ name: 'TimeoutError' })
  await vi.advanceTimersByTimeAsync(1000)
  await call
})

test.each([
  [204, ''],
  [200, ''],
  [200, '1'],
])('returns %i with the body "%s" unchanged', async (status, body) => {
  vi.stubGlobal('fetch', async () => new Response(body || null, { status }))
  const answer = await fetchWithin(1000)('/quick')
  expect([answer.status, await answer.text()]).toEqual([status, body])
})
