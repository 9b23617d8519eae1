import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import bookings from '../../api/bookings.ts'
import contact from '../../api/contact.ts'
import errorReports from '../../api/error-reports.ts'
import holds from '../../api/holds.ts'
import { collectLogs, ORIGIN, startTestSite } from './test-site.ts'

const { query, reset, stop } = await startTestSite()
afterAll(stop)
beforeEach(async () => {
  collectLogs()
  await reset()
})
afterEach(() => vi.useRealTimers())

const FUNCTIONS: Target[] = [
  ['POST', 'contact', contact],
  ['POST', 'bookings', bookings],
  ['PATCH', 'bookings', bookings],
  ['POST', 'holds', holds],
  ['POST', 'error-reports', errorReports],
]

type Target = [method: string, name: string, handler: typeof bookings]
type Body = string | ReadableStream<Uint8Array>
const send = ([method, name, handler]: Target, body: Body, headers: Record<string, string> = {}) =>
  handler.fetch(
    new Request(`${ORIGIN}/api/${name}`, {
      method,
      headers: {
        Origin: ORIGIN,
        'Content-Type': 'application/json',
        'Idempotency-Key': randomUUID(),
        // With one, a POST confirms a booking and has no body.
        ...(method === 'PATCH' && { 'Booking-Token': 'A'.repeat(43) }),
        ...headers,
      },
      body,
      duplex: 'half',
    } as RequestInit),
  )

const codeOf = async (response: Response) => (await response.json()).error.code as string

test.each(FUNCTIONS)('%s %s reads nothing when the declared length is too large', async (...of) => {
  const pull = vi.fn<() => Promise<void>>(() => new Promise(() => {}))
  const response = await send(of, new ReadableStream({ pull }, { highWaterMark: 0 }), {
    'Content-Length': '16001',
  })
  expect(response.status).toBe(413)
  expect(await codeOf(response)).toBe('body_too_large')
  expect(pull).not.toHaveBeenCalled()
})

test.each(FUNCTIONS)('%s %s stops reading a body that grows too large', async (...of) => {
  const cancel = vi.fn<() => void>()
  const spaces = new TextEncoder().encode(' '.repeat(1000))
  const pull = vi.fn((controller: ReadableStreamDefaultController) => controller.enqueue(spaces))
  const body = new ReadableStream({ pull, cancel }, { highWaterMark: 0 })
  const response = await send(of, body, { 'Content-Length': '10' })
  expect(response.status).toBe(413)
  expect(pull).toHaveBeenCalledTimes(17)
  expect(cancel).toHaveBeenCalledOnce()
})

test.each(FUNCTIONS)('%s %s waits nine seconds for an endless body', async (...of) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const start = (controller: ReadableStreamDefaultController) =>
    controller.enqueue(new TextEncoder().encode('{"name":'))
  const answered = vi.fn<(response: Response) => void>()
  const answer = send(of, new ReadableStream({ start }))
  void answer.then(answered)
  await vi.advanceTimersByTimeAsync(8999)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect((await answer).status).toBe(503)
  expect(await codeOf(await answer)).toBe('timeout')
})

test.each(FUNCTIONS)('%s %s refuses keys that could change a prototype', async (...of) => {
  for (const key of ['__proto__', 'constructor', 'prototype']) {
    for (const value of ['{"isAdmin":true}', '{"prototype":{"isAdmin":true}}', '1']) {
      const response = await send(of, `{"${key}":${value}}`)
      expect(response.status).toBe(400)
    }
  }
  expect('isAdmin' in {}).toBe(false)
  expect(await query('select from bookings union all select from contact_messages')).toEqual([])
})

test.each(FUNCTIONS)('%s %s survives deep nesting and huge numbers', async (...of) => {
  const deep = '['.repeat(7900) + ']'.repeat(7900)
  for (const body of [
    deep,
    `{"name":${deep.slice(100, -100)}}`,
    '9'.repeat(15_000),
    '{"a":1e999}',
  ]) {
    expect((await send(of, body)).status).toBe(400)
  }
})
