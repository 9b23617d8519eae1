import { createServer, type Socket } from 'node:net'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import health from '../../api/health.ts'
import { storeMessage } from '../../api/_lib/contact/contact-store.ts'
import { queueMails, retryMail } from '../../api/_lib/mail/outbox.ts'
import { createReference } from '../../api/_lib/request/secret.ts'
import { listen } from '../../local/listen.ts'
import { errorResponseSchema } from '../../src/shared/contracts/errors.ts'
import { healthResponseSchema } from '../../src/shared/contracts/health.ts'
import { ask, collectLogs, readAnswer, SECRET, startTestSite } from './test-site.ts'

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
  const response = await ask(health, '/api/health')
  const text = await response.text()
  expect(response.headers.get('cache-control')).toBe('no-store')
  for (const hidden of [...Object.values(SECRETS), SECRET, '127.0.0.1', 'example.com']) {
    expect(text + logs.join()).not.toContain(hidden)
  }
  return { status: response.status, body: healthResponseSchema.parse(JSON.parse(text)) }
}
/** Failed counts of a request: one for its network, one for the larger one. They end after the answer. */
const countFailed = () => logs.filter((line) => line.includes('limiter_down')).length
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)
const queueDigest = (dueAt: Date) =>
  queueMails(query, [{ kind: 'digest', day: '2027-03-08', dueAt }], NOW)

test('answers 200 when every part works', async () => {
  expect(await check()).toEqual({
    status: 200,
    body: {
      status: 'ok',
      parts: {
        secret: 'ok',
        database: 'ok',
        mail: 'ok',
        texts: 'not_configured',
        calendars: 'not_configured',
        bookings: 'ok',
        scheduler: 'ok',
        places: 'ok',
      },
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
])('without %s, answers %i and says so', async (name, status, parts) => {
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
])('reports a mail that is %s', async (_, dueAt, minutes, mail) => {
  await queueDigest(dueAt)
  const { status, body } = await check()
  expect(body).toMatchObject({ oldestUnsentMailMinutes: minutes, parts: { mail } })
  expect(status).toBe(mail === 'ok' ? 200 : 503)
})

test('counts the delay of a mail from its due time through all retries', async () => {
  await queueDigest(minutesAgo(90))
  const [row = { id: '' }] = await query<{ id: string }>('select id from outbox')
  await retryMail(query, { ...row, attempts: 8, handedOver: 0, unknownAt: null }, false, NOW)
  expect((await check()).body.oldestUnsentMailMinutes).toBe(90)
})

type Kind = 'contact_office' | 'contact_copy'
/** Queues a message and its mails in a state left by a mail server. */
const queueMessage = async (kind: Kind, wantedAt: Date, state: Record<string, unknown> = {}) => {
  const form = { name: 'Pat Example', email: 'pat@example.com', message: 'Hello' }
  const messageId = await storeMessage(query, createReference('M'), form, wantedAt)
  await queueMails(query, [{ kind, messageId, dueAt: wantedAt }], wantedAt)
  const set = Object.keys(state).map((column, index) => `${column} = $${index + 2}`)
  if (set.length === 0) return
  await query(`update outbox set ${set.join()} where message_id = $1`, [
    messageId,
    ...Object.values(state),
  ])
}
const done = (minutes: number, outcome: string) => ({ done_at: minutesAgo(minutes), outcome })

test.each<[string, Kind, Record<string, unknown>, string, number | null]>([
  [
    'to the office, with the recipient refused',
    'contact_office',
    { is_refused: true },
    'delayed',
    90,
  ],
  ['to a visitor, with the recipient refused', 'contact_copy', { is_refused: true }, 'ok', null],
  ['to a visitor, with the mail server out of reach', 'contact_copy', {}, 'delayed', 90],
])('reports a mail 90 minutes late: %s', async (_, kind, state, mail, minutes) => {
  await queueMessage(kind, minutesAgo(90), state)
  const { status, body } = await check()
  expect(body).toMatchObject({ parts: { mail }, oldestUnsentMailMinutes: minutes })
  expect(status).toBe(mail === 'ok' ? 200 : 503)
})

test.each<[string, Kind, string, string, number]>([
  ['a mail to the office was given up', 'contact_office', 'failed', 'lost', 503],
  ['a mail to the office was not confirmed twice', 'contact_office', 'unknown', 'lost', 503],
  ['a mail to a visitor was given up', 'contact_copy', 'failed', 'ok', 200],
  ['a mail to a visitor was not confirmed twice', 'contact_copy', 'unknown', 'ok', 200],
])('reports the mail status after %s', async (_, kind, outcome, mail, status) => {
  await queueMessage('contact_office', minutesAgo(3000), done(2900, 'sent'))
  await queueMessage(kind, minutesAgo(2800), done(5, outcome))
  expect(await check()).toMatchObject({ status, body: { parts: { mail } } })
})

test('reports a lost mail to the office until the next one is sent', async () => {
  await queueMessage('contact_office', minutesAgo(90), done(80, 'failed'))
  await queueMessage('contact_copy', minutesAgo(50), done(50, 'sent'))
  await queueMessage('contact_office', minutesAgo(40), done(30, 'outdated'))
  expect((await check()).body.parts.mail).toBe('lost')
  await queueMessage('contact_office', minutesAgo(10), done(10, 'sent'))
  expect((await check()).body.parts.mail).toBe('ok')
})

test.each([
  [24 * 60 - 1, 'unsure'],
  [24 * 60, 'ok'],
])('reports an unconfirmed mail from %i minutes ago', async (minutes, mail) => {
  await queueMessage('contact_copy', minutesAgo(minutes), {
    ...done(5, 'sent'),
    unknown_at: minutesAgo(minutes),
  })
  expect(await check()).toMatchObject({ status: 200, body: { status: 'ok', parts: { mail } } })
})

test('ignores a sent mail', async () => {
  await queueDigest(minutesAgo(90))
  await query(`update outbox set done_at = now(), outcome = 'sent'`)
  expect((await check()).body.oldestUnsentMailMinutes).toBeNull()
})

test.each([
  ['refuses connections', false],
  ['accepts a connection and stays silent', true],
])('reports in time a database that %s', async (_, isListening) => {
  const sockets: Socket[] = []
  const server = createServer((socket) => sockets.push(socket))
  const port = await listen(server)
  if (!isListening) server.close()
  vi.stubEnv('DATABASE_URL', `postgres://hidden:hidden@127.0.0.1:${port}/hidden`)
  const { status, body } = await check()
  server.close()
  for (const socket of sockets) socket.destroy()
  await vi.waitFor(() => expect(countFailed()).toBe(2))
  expect(status).toBe(503)
  expect(body).toMatchObject({ parts: { database: 'unreachable', mail: 'ok' } })
  expect(JSON.stringify(body)).not.toContain('hidden')
})

test('limits requests per IP address', async () => {
  const headers = { 'X-Forwarded-For': '192.0.2.1' }
  const calls = await Promise.all(
    Array.from({ length: 31 }, () => ask(health, '/api/health', { headers })),
  )
  const refused = calls.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(1)
  expect(refused[0]?.headers.get('retry-after')).toBe('60')
})

test('answers only GET', async () => {
  const response = await ask(health, '/api/health', { method: 'POST', body: {} })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD')
  await readAnswer(response, errorResponseSchema)
})
