import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import errorReports from '../../api/error-reports.ts'
import { ask, collectLogs, startTestSite } from './test-site.ts'

const { query, reset, stop } = await startTestSite()
afterAll(stop)

let logs: string[]
beforeEach(async () => {
  logs = collectLogs()
  await reset()
})

const REPORT = {
  route: '/news/:slug',
  name: 'TypeError',
  message: 'It broke',
  frames: ['shell-B2.js:1:2345'],
  build: 'index-Abc123.js',
}
const send = (parts: object = {}, headers: Record<string, string> = {}) =>
  ask(errorReports, '/api/error-reports', {
    method: 'POST',
    headers,
    body: { ...REPORT, ...parts },
  })

test('logs a complete report as one line and answers 204', async () => {
  const response = await send()
  expect(response.status).toBe(204)
  expect(await response.text()).toBe('')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(logs).toHaveLength(1)
  expect(JSON.parse(logs[0] ?? '')).toEqual({
    id: expect.any(String),
    route: '/api/error-reports',
    method: 'POST',
    status: 204,
    ms: expect.any(Number),
    page: REPORT,
  })
})

test('redacts a message that was not redacted', async () => {
  await send({ message: 'Bad "Pat" pat@example.com (740) 555-0199 $85,300 219-09-9999 /a?b=c' })
  expect(JSON.parse(logs[0] ?? '').page.message).toBe(
    'Bad [text] [email] [number] [amount] [number] /a',
  )
})

test.each([
  ['an email address as the route', { route: '/news/Pat?x=1' }],
  ['a name as the route', { route: '/news/Pat' }],
  ['a full URL as the route', { route: 'https://example.com/' }],
  ['text as the name', { name: 'Pat Example' }],
  ['text as a location', { frames: ['Pat Example'] }],
  ['too many locations', { frames: Array.from({ length: 4 }, () => 'a.js:1:1') }],
  ['a long message', { message: 'x'.repeat(201) }],
  ['a line break in the build', { build: 'a\nb' }],
  ['an unknown field', { url: 'https://example.com/?email=pat@example.com' }],
])('refuses %s without logging it', async (_, parts) => {
  expect((await send(parts)).status).toBe(400)
  expect(logs).toHaveLength(1)
  expect(JSON.parse(logs[0] ?? '')).not.toHaveProperty('page')
  expect(logs[0]).not.toMatch(/Pat|example/)
})

test.each([
  ['a report from another site', 403, { Origin: 'https://other.example.com' }],
  ['plain text', 415, { 'Content-Type': 'text/plain' }],
])('refuses %s', async (_, status, headers) => {
  expect((await send({}, headers)).status).toBe(status)
})

test('refuses more than 16 kB', async () => {
  expect((await send({ message: 'x'.repeat(17_000) })).status).toBe(413)
})

test('answers only POST', async () => {
  const response = await ask(errorReports, '/api/error-reports')
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('POST')
})

test('accepts twenty in ten minutes per IP address, even at once', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-08T14:00:00Z') })
  const headers = { 'X-Forwarded-For': '192.0.2.1' }
  const calls = await Promise.all(Array.from({ length: 25 }, () => send({}, headers)))
  vi.useRealTimers()
  expect(calls.filter(({ status }) => status === 204)).toHaveLength(20)
  expect(calls.filter(({ status }) => status === 429)).toHaveLength(5)
})

test('stores nothing but the count', async () => {
  await send()
  expect(await query('select from rate_limits')).not.toEqual([])
  expect(await query('select from outbox')).toEqual([])
})
