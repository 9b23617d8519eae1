import { CALL_US } from '../../src/shared/call-us.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Handler, handle } from '../../api/_lib/request/handle.ts'
import { BodyTooLargeError, readLimited } from '../../api/_lib/request/read-limited.ts'
import { sendJson } from '../../api/_lib/request/send.ts'

const ENDPOINT = 'https://www.example.com/api/thing?email=visitor@example.com'

let logged: { level: string; line: string }[]
beforeEach(() => {
  logged = []
  for (const level of ['info', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((line) => logged.push({ level, line }))
  }
})

const call = (handler: Handler, method = 'GET') =>
  handle('/api/thing', { GET: handler }).fetch(new Request(ENDPOINT, { method }))

test.each<[string, Handler]>([
  ['rejects', () => Promise.reject(new TypeError('secret of visitor@example.com'))],
  [
    'throws at once',
    () => {
      throw new RangeError('secret')
    },
  ],
  // oxlint-disable-next-line prefer-promise-reject-errors -- what a careless library might do
  ['rejects without an error', () => Promise.reject('secret')],
])('answers 500 without internals for a handler that %s', async (_, handler) => {
  const response = await call(handler)
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({
    error: { code: 'unexpected', message: `Something went wrong on our side. ${CALL_US}` },
  })
  expect(logged).toHaveLength(1)
  expect(logged[0]?.level).toBe('error')
  expect(logged[0]?.line).not.toMatch(/secret|visitor/)
  expect(JSON.parse(logged[0]?.line ?? '')).toMatchObject({ status: 500, error: 'unexpected' })
})

test('logs the type and location of an unexpected error', async () => {
  await call(() => Promise.reject(new TypeError('secret')))
  expect(JSON.parse(logged[0]?.line ?? '').reason).toMatch(/^TypeError at .*handle\.test\.ts/)
})

test('does not log a message that looks like a location', async () => {
  await call(() => Promise.reject(new TypeError('first\n    at visitor@example.com')))
  const { reason } = JSON.parse(logged[0]?.line ?? '')
  expect(reason).toMatch(/^TypeError at .*handle\.test\.ts/)
  expect(reason).not.toContain('visitor')
})

test('logs a successful request as one line without the query', async () => {
  await call(async () => sendJson(200, {}))
  expect(logged).toHaveLength(1)
  expect(logged[0]?.level).toBe('info')
  expect(JSON.parse(logged[0]?.line ?? '')).toEqual({
    id: expect.any(String),
    route: '/api/thing',
    method: 'GET',
    status: 200,
    ms: expect.any(Number),
  })
})

test('answers HEAD with the GET handler, without a body', async () => {
  const response = await call(async () => sendJson(203, { a: 1 }, { 'X-Own': 'yes' }), 'HEAD')
  expect(response.status).toBe(203)
  expect(response.headers.get('x-own')).toBe('yes')
  expect(response.body).toBeNull()
})

test('lists a function’s methods in Allow, HEAD only with GET', async () => {
  const handler = async () => sendJson(200, {})
  const put = (handlers: Parameters<typeof handle>[1]) =>
    handle('/api/thing', handlers).fetch(new Request(ENDPOINT, { method: 'PUT' }))
  expect((await put({ POST: handler })).headers.get('allow')).toBe('POST')
  expect((await put({ GET: handler, POST: handler })).headers.get('allow')).toBe('GET, HEAD, POST')
})

test('joins characters that are split between chunks', async () => {
  const [first, second] = [new Uint8Array([0xc3]), new Uint8Array([0xa9])]
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(first)
      controller.enqueue(second)
      controller.close()
    },
  })
  expect(await readLimited(new Response(body), 2)).toBe('é')
})

test('stops reading at the first excess byte', async () => {
  const cancel = vi.fn<() => void>()
  const body = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(1000)),
    cancel,
  })
  await expect(readLimited(new Response(body), 1500)).rejects.toThrow(BodyTooLargeError)
  expect(cancel).toHaveBeenCalled()
})
