import { createServer } from 'node:net'
import { once } from 'node:events'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GET, POST } from '../../api/health'
import { queueMails, retryMail } from '../../api/_lib/outbox'
import { errorResponseSchema } from '../../src/contracts/errors'
import { healthResponseSchema } from '../../src/contracts/health'
import { ask, collectLogs, readAnswer, SECRET, startTestSite } from './test-site'

const NOW = new Date('2027-03-08T14:00:00Z')
const SECRETS = {
  SMTP_URL: 'smtps://mailer:hidden-password@mail.example.com',
  CRON_SECRET: 'a hidden scheduler secret',
  GOOGLE_PLACES_API_KEY: 'a-hidden-places-key',
}
const { query, reset, stop } = await startTestSite(SECRETS)
afterAll(stop)

let logs: string[]
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  logs = collectLogs()
  await reset()
})
afterEach(() => vi.useRealTimers())

const check = async () => {
  const response = await ask(GET, '/api/health')
  const text = await response.text()
  expect(response.headers.get('cache-control')).toBe('no-store')
  for (const hidden of [...Object.values(SECRETS), SECRET, '127.0.0.1', 'example.com']) {
    expect(text + logs.join()).not.toContain(hidden)
  }
  return { status: response.status, body: healthResponseSchema.parse(JSON.parse(text)) }
}
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)
const queueDigest = (dueAt: Date) =>
  queueMails(query, [{ kind: 'digest', day: '2027-03-08', dueAt }], NOW)

test('with all parts in place it is 200', async () => {
  expect(await check()).toEqual({
    status: 200,
    body: {
      status: 'ok',
      parts: { secret: 'ok', database: 'ok', mail: 'ok', scheduler: 'ok', places: 'ok' },
      oldestUnsentMailMinutes: null,
    },
  })
  expect(JSON.parse(logs[0] ?? '')).toMatchObject({ route: '/api/health', status: 200 })
})

test.each([
  ['SITE_SECRET', 503, { secret: 'not_configured', database: 'not_checked' }],
  ['DATABASE_URL', 503, { database: 'not_configured' }],
  ['SMTP_URL', 503, { mail: 'not_configured' }],
  ['CRON_SECRET', 200, { scheduler: 'not_configured' }],
  ['GOOGLE_PLACES_API_KEY', 200, { places: 'not_configured' }],
])('without %s it is %i and says so', async (name, status, parts) => {
  vi.stubEnv(name, '')
  const health = await check()
  expect(health.status).toBe(status)
  expect(health.body.status).toBe(status === 200 ? 'ok' : 'failing')
  expect(health.body.parts).toMatchObject(parts)
  for (const [part, state] of status === 200 ? [] : Object.entries(parts)) {
    expect(JSON.parse(logs[0] ?? '').reason).toContain(`${part} ${state}`)
  }
})

test.each([
  ['due this minute', minutesAgo(0), 0, 'ok'],
  ['an hour late', minutesAgo(60), 60, 'ok'],
  ['more than an hour late', minutesAgo(61), 61, 'delayed'],
  ['not due yet', minutesAgo(-1), null, 'ok'],
])('a mail that is %s', async (_, dueAt, minutes, mail) => {
  await queueDigest(dueAt)
  const { status, body } = await check()
  expect(body).toMatchObject({ oldestUnsentMailMinutes: minutes, parts: { mail } })
  expect(status).toBe(mail === 'ok' ? 200 : 503)
})

test('a mail stays as late as it is while it is tried again and again', async () => {
  await queueDigest(minutesAgo(90))
  const [row] = await query<{ id: string }>('select id from outbox')
  await retryMail(query, { id: row?.id ?? '', attempts: 8 }, NOW)
  expect((await check()).body.oldestUnsentMailMinutes).toBe(90)
})

test('a sent mail does not count', async () => {
  await queueDigest(minutesAgo(90))
  await query(`update outbox set done_at = now(), outcome = 'sent'`)
  expect((await check()).body.oldestUnsentMailMinutes).toBeNull()
})

test.each([
  ['refuses connections', false],
  ['takes a connection and says nothing', true],
])('a database that %s is told, in time', async (_, isListening) => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  if (!isListening) server.close()
  vi.stubEnv('DATABASE_URL', `postgres://hidden:hidden@127.0.0.1:${port}/hidden`)
  const { status, body } = await check()
  server.close()
  expect(status).toBe(503)
  expect(body).toMatchObject({ parts: { database: 'unreachable', mail: 'ok' } })
  expect(JSON.stringify(body)).not.toContain('hidden')
})

test('one address that asks all the time is stopped', async () => {
  const headers = { 'X-Forwarded-For': '192.0.2.1' }
  const calls = await Promise.all(
    Array.from({ length: 31 }, () => ask(GET, '/api/health', { headers })),
  )
  const refused = calls.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(1)
  expect(refused[0]?.headers.get('retry-after')).toBe('60')
})

test('only GET is answered', async () => {
  const response = await ask(POST, '/api/health', { method: 'POST', body: {} })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD')
  await readAnswer(response, errorResponseSchema)
})
