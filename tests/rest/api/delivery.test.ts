import { createServer } from 'node:net'
import ICAL from 'ical.js'
import type { Email } from 'postal-mime'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import bookings from '../../../api/bookings.ts'
import postMessage from '../../../api/contact.ts'
import getDigest from '../../../api/digest.ts'
import getHealth from '../../../api/health.ts'
import getOutbox from '../../../api/outbox.ts'
import { listen } from '../../../local/listen.ts'
import { site } from '../../../src/config/site.ts'
import {
  type Database,
  DatabaseUnavailableError,
  type Query,
} from '../../../api/_lib/request/db.ts'
import { deliverDueMails, deliverInBackground } from '../../../api/_lib/mail/deliver.ts'
import { claimDueMail, queueMails, retryMail } from '../../../api/_lib/mail/outbox.ts'
import { type SinkMode, startMailSink } from '../../api/mail-sink.ts'
import { ask, collectLogs, formParts, ORIGIN, startTestSite } from '../../api/test-site.ts'

/** Work that the hosting provider lets a function finish after its response. */
const background: Promise<unknown>[] = []
vi.mock('@vercel/functions', () => ({
  attachDatabasePool: () => {},
  waitUntil: (work: Promise<unknown>) => background.push(work),
}))
const settled = () => Promise.all(background.splice(0))

/** Replaces the mailer's own limits, so that a test need not wait as long as a function. */
const shorterLimits = vi.hoisted((): { greetingTimeout?: number } => ({}))
vi.mock('nodemailer', async (load) => {
  const { createTransport, ...others } = await load<typeof import('nodemailer')>()
  return {
    ...others,
    createTransport: (options: object) => createTransport({ ...options, ...shorterLimits }),
  }
})

const sink = await startMailSink()
const CRON_SECRET = 'a secret for the scheduler'
const { query, reset, stop } = await startTestSite({ CRON_SECRET, SMTP_URL: sink.url })
afterAll(async () => {
  await sink.stop()
  await stop()
})

let logs: string[]
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-08T14:00:00Z') })
  logs = collectLogs()
  sink.empty()
  sink.setMode('accept')
  await reset()
})
afterEach(async () => {
  await settled()
  vi.useRealTimers()
})

const send = async (parts: object = {}) => {
  const body = {
    name: 'Pat, "Example"',
    email: 'pat@example.com',
    phone: '740 555 0199',
    message: 'Hello Zoë',
    ...parts,
  }
  const response = await ask(postMessage, '/api/contact', {
    method: 'POST',
    body: { ...body, ...formParts() },
  })
  expect(response.status).toBe(201)
  return response.json()
}
const book = async (parts: object = {}) => {
  const visitor = { name: 'Pat Example', email: 'pat@example.com', phone: '', note: 'Two W-2s' }
  const time = { topic: 'consultation', start: '2027-03-10T17:00:00.000Z' }
  const response = await ask(bookings, '/api/bookings', {
    method: 'POST',
    body: { ...visitor, ...time, ...formParts(), ...parts },
  })
  expect(response.status).toBe(201)
  return response.json()
}
const change = (method: 'PATCH' | 'DELETE', token: string, body?: object) =>
  ask(bookings, '/api/bookings', { method, headers: { 'Booking-Token': token }, body })
const scheduled = (handler: typeof getOutbox, secret = CRON_SECRET) =>
  ask(handler, '/api/outbox', { headers: { Authorization: `Bearer ${secret}` } })
const drain = async () => (await scheduled(getOutbox)).json()

/** The mails that the server received, once the work after the responses is done. */
const received = async (count: number): Promise<Email[]> => {
  await settled()
  expect(sink.mails).toHaveLength(count)
  return sink.mails
}
const open = () => query<{ kind: string }>('select kind from outbox where done_at is null')
const to = (address: string) => (mail: Email) => mail.to?.[0]?.address === address

test('sends a message to the office with a reply address and a confirmation to the visitor', async () => {
  const { reference } = await send()
  const mails = await received(2)
  const office = mails.find(to(site.email))
  expect(office).toMatchObject({
    subject: `Message ${reference} from Pat, "Example"`,
    from: { address: site.email, name: site.name },
    replyTo: [{ name: 'Pat, "Example"', address: 'pat@example.com' }],
  })
  for (const part of ['pat@example.com', '(740) 555-0199', 'Hello Zoë', reference]) {
    expect(office?.text).toContain(part)
    expect(office?.html).toContain(part)
  }
  expect(office?.text).toContain('Tuesday, March 9, 2027 at 5:00 PM EST')
  const confirmation = mails.find(to('pat@example.com'))
  expect(confirmation?.subject).toBe(`We have your message (${reference})`)
  for (const part of [reference, site.phone.display, 'March 9, 2027 at 5:00 PM EST']) {
    expect(confirmation?.text).toContain(part)
  }
  const parts = [confirmation?.text, confirmation?.html].join('\n')
  expect(parts, 'the address may be a stranger’s').not.toMatch(/Zoë|Pat|Example|0199/)
})

test('sends a booking with a calendar file, and the private link to the visitor only', async () => {
  const { token, booking } = await book()
  const mails = await received(2)
  const visitor = mails.find(to('pat@example.com'))
  expect(visitor?.subject).toBe('Appointment booked: Wed, Mar 10, 12:00 PM EST')
  expect(visitor?.text).toContain(`Your appointment with ${site.name} is booked.`)
  expect(visitor?.text).toContain('When: Wednesday, March 10, 2027 at 12:00 PM EST')
  expect(visitor?.text).toContain(`${ORIGIN}/schedule#booking=${token}`)
  expect(visitor?.html).toContain(`href="${ORIGIN}/schedule#booking=${token}"`)
  const file = visitor?.attachments.find(({ filename }) => filename === 'appointment.ics')
  const text =
    typeof file?.content === 'string' ? file.content : new TextDecoder().decode(file?.content)
  const calendar = new ICAL.Component(ICAL.parse(text))
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST')
  const office = mails.find(to(site.email))
  expect(office?.replyTo).toEqual([{ name: 'Pat Example', address: 'pat@example.com' }])
  expect(JSON.stringify(office)).not.toContain(token)
  for (const part of ['Pat Example', 'pat@example.com', 'Two W-2s', booking.reference]) {
    expect(office?.text).toContain(part)
  }
})

test('sends typed text but the first name to the office only, as the address may be a stranger’s', async () => {
  const { token } = await book({ way: 'phone', phone: '740 555 0199' })
  await received(2)
  await change('PATCH', token, { start: '2027-03-11T17:00:00.000Z' })
  const mails = await received(4)
  vi.setSystemTime('2027-03-10T19:00:00Z')
  await drain()
  const visitors = [...mails, ...sink.mails].filter(to('pat@example.com'))
  expect(visitors.map(({ subject }) => subject?.split(' ')[0])).toContain('Reminder:')
  for (const { text, html, attachments } of visitors) {
    const files = attachments.map(({ content }) =>
      typeof content === 'string' ? content : new TextDecoder().decode(content),
    )
    expect(text).toContain('Hello Pat,')
    const rest = [text, html, ...files].join('\n').replaceAll('Hello Pat,', '')
    expect(rest).not.toMatch(/Pat|Example,|0199|W-2s/)
  }
  expect(mails.find(to(site.email))?.text).toContain('(740) 555-0199')
  // Mail programs cut off longer ones.
  for (const { subject } of [...mails, ...sink.mails]) expect(subject?.length).toBeLessThan(60)
})

test('mails a move and a cancellation', async () => {
  const { token } = await book()
  await received(2)
  await change('PATCH', token, { start: '2027-03-11T17:00:00.000Z' })
  await received(4)
  await change('DELETE', token)
  const toVisitor = (await received(6)).filter(to('pat@example.com'))
  const hasLink = toVisitor.map(({ text }) => text?.includes(`booking=${token}`))
  expect(hasLink).toEqual([true, true, false])
  expect(toVisitor.at(-1)?.text).not.toContain('private link')
  expect(toVisitor.map(({ subject }) => subject)).toEqual([
    'Appointment booked: Wed, Mar 10, 12:00 PM EST',
    'Appointment moved: Thu, Mar 11, 12:00 PM EST',
    'Appointment canceled: Thu, Mar 11, 12:00 PM EST',
  ])
  const old = 'Old time: Wednesday, March 10, 2027 at 12:00 PM EST'
  expect(toVisitor.map(({ text }) => text?.includes(old))).toEqual([false, true, false])
})

test('sends one reminder a day before the current time of the booking', async () => {
  const { token } = await book()
  await change('PATCH', token, { start: '2027-03-11T17:00:00.000Z' })
  const cancelled = await book({ start: '2027-03-11T19:00:00.000Z' })
  await change('DELETE', cancelled.token)
  await settled()
  expect(await open()).toHaveLength(3)
  sink.empty()
  vi.setSystemTime('2027-03-10T16:59:00Z')
  expect(await drain()).toMatchObject({ sent: 0, outdated: 1, retried: 0 })
  vi.setSystemTime('2027-03-10T19:00:00Z')
  const counts = await Promise.all([drain(), drain(), drain()])
  expect(counts.reduce((sum, { sent }) => sum + sent, 0)).toBe(1)
  expect(sink.mails.map(({ subject }) => subject)).toEqual(['Reminder: Thu, Mar 11, 12:00 PM EST'])
  expect(sink.mails[0]?.text).toContain(token)
  expect(sink.mails[0]?.text, 'of a moved appointment').not.toContain('Old time')
  expect(await open()).toEqual([])
})

test('gives the office the phone number and no reply address when there is no email', async () => {
  await book({ email: '', phone: '740 555 0199 x12', note: '' })
  const [office] = await received(1)
  expect(office?.replyTo).toBeUndefined()
  expect(office?.text).toContain('Email: not given\nPhone: (740) 555-0199 ext. 12')
  expect(office?.text).not.toContain('Note')
})

test('stores nothing when the mails cannot be queued', async () => {
  vi.stubEnv('SMTP_URL', '')
  const { token, booking } = await book()
  const rows = () =>
    query(`select (select count(*) from contact_messages) as messages,
      (select count(*) from idempotency_keys) as answers,
      (select json_agg(array[starts_at::text, state, sequence::text]) from bookings) as bookings`)
  const before = await rows()
  await query('alter table outbox rename to gone')
  const start = '2027-03-11T17:00:00.000Z'
  const visitor = { name: 'Pat', email: 'pat@example.com', ...formParts() }
  const answers = await Promise.all([
    ask(postMessage, '/', { method: 'POST', body: { ...visitor, message: 'Hello' } }),
    ask(bookings, '/', { method: 'POST', body: { ...visitor, topic: booking.topic, start } }),
    change('PATCH', token, { start }),
    change('DELETE', token),
  ])
  await query('alter table gone rename to outbox')
  expect(answers.map(({ status }) => status)).toEqual([500, 500, 500, 500])
  expect(await rows()).toEqual(before)
})

test('keeps mails and logs the reason without a mail server', async () => {
  vi.stubEnv('SMTP_URL', '')
  await send()
  expect(await drain()).toEqual({ sent: 0, outdated: 0, retried: 0, failed: 0, unknown: 0 })
  expect(await open()).toHaveLength(2)
  expect(logs.join('\n')).toContain('SMTP_NOT_CONFIGURED')
})

test('queues no reminder less than a day ahead', async () => {
  await book({ start: '2027-03-08T19:00:00.000Z' })
  expect(await query(`select from outbox where kind = 'booking_reminder'`)).toEqual([])
})

/** The URL of a port where nobody listens, or of one that accepts a connection and stays silent. */
async function deadAddress(isListening: boolean) {
  const server = createServer()
  const port = await listen(server)
  if (!isListening) server.close()
  return { url: `smtp://127.0.0.1:${port}`, close: () => server.close() }
}

test.each<[string, () => Promise<() => void>]>([
  [
    'down',
    async () => {
      vi.stubEnv('SMTP_URL', (await deadAddress(false)).url)
      return () => vi.stubEnv('SMTP_URL', sink.url)
    },
  ],
  [
    'silent',
    async () => {
      const { url, close } = await deadAddress(true)
      vi.stubEnv('SMTP_URL', url)
      shorterLimits.greetingTimeout = 100
      return () => {
        delete shorterLimits.greetingTimeout
        close()
        vi.stubEnv('SMTP_URL', sink.url)
      }
    },
  ],
  [
    'not configured',
    async () => {
      vi.stubEnv('SMTP_URL', '')
      return () => vi.stubEnv('SMTP_URL', sink.url)
    },
  ],
  [
    'refusing addresses',
    async () => {
      sink.setMode('refuse-recipient')
      return () => sink.setMode('accept')
    },
  ],
  [
    'refusing mails',
    async () => {
      sink.setMode('refuse-mail')
      return () => sink.setMode('accept')
    },
  ],
])(
  'accepts everything and delivers once later with a mail server that is %s',
  async (problem, fail) => {
    const recover = await fail()
    await send()
    await book({ start: '2027-03-08T19:00:00.000Z' })
    await settled()
    expect(sink.mails).toEqual([])
    const noted = logs.some((line) => line.includes('"route":"outbox","kind":"contact_office"'))
    expect(noted).toBe(problem !== 'not configured')

    recover()
    vi.setSystemTime('2027-03-08T18:30:00Z')
    await Promise.all([drain(), drain()])
    await drain()
    expect(sink.mails).toHaveLength(4)
    expect(new Set(sink.mails.map(({ messageId }) => messageId)).size).toBe(4)
    expect(await open()).toEqual([])
    expect(logs.join('\n')).not.toMatch(/pat@example|Pat|Hello|0199|not today/)
  },
)

test('sends each mail once to a slow mail server', async () => {
  sink.setMode('slow')
  await send()
  await vi.waitFor(() => expect(sink.held).toBe(1), 20_000)
  expect(sink.mails, 'nobody waits for it').toEqual([])
  sink.setMode('accept')
  await settled()
  for (const minutes of [10, 20, 40]) {
    vi.setSystemTime(Date.parse('2027-03-08T14:00:00Z') + minutes * 60_000)
    await drain()
  }
  await received(2)
  expect(await open()).toEqual([])
})

/** A mail that may not have been sent. */
const NEVER_OUT = { handedOver: 0, unknownAt: null }
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000)

test.each([
  [1, 60],
  [2, 120],
  [8, 128 * 60],
  [9, 4 * 3600],
  [19, 4 * 3600],
])('waits after attempt %i for %i seconds', async (attempts, seconds) => {
  vi.stubEnv('SMTP_URL', '')
  await send()
  const row = await claimDueMail(query, inSeconds(0))
  await query(`delete from outbox where id <> $1`, [row?.id])
  await retryMail(query, { ...NEVER_OUT, id: row?.id ?? '', attempts }, false, inSeconds(0))
  expect(await claimDueMail(query, inSeconds(seconds - 0.001))).toBeNull()
  expect(await claimDueMail(query, inSeconds(seconds))).toMatchObject({ id: row?.id })
})

test('releases a mail two minutes after its function died', async () => {
  vi.stubEnv('SMTP_URL', '')
  await book({ start: '2027-03-08T19:00:00.000Z', email: '', phone: '740 555 0199' })
  const row = await claimDueMail(query, inSeconds(0))
  expect(row).toMatchObject({ kind: 'booking_office', attempts: 1 })
  expect(await claimDueMail(query, inSeconds(119.999))).toBeNull()
  expect(await claimDueMail(query, inSeconds(120))).toMatchObject({ id: row?.id, attempts: 2 })
})

test('records a sent mail even if the database fails once', async () => {
  vi.stubEnv('SMTP_URL', '')
  await book({ start: '2027-03-08T19:00:00.000Z', email: '', phone: '740 555 0199' })
  vi.stubEnv('SMTP_URL', sink.url)
  let failures = 0
  const database: Database = {
    query: <Row>(sql: string, values?: unknown[]) => {
      const fails = sql.includes('set done_at') && failures++ === 0
      return fails ? Promise.reject(new DatabaseUnavailableError('57014')) : query<Row>(sql, values)
    },
    transaction: () => Promise.reject(new Error('not used')),
    close: () => Promise.resolve(),
  }
  expect(await deliverDueMails(database, new Date())).toMatchObject({ sent: 1, retried: 0 })
  expect(await open()).toEqual([])
  expect(sink.mails).toHaveLength(1)
})

test('logs a failed delivery and continues', async () => {
  const fail = () => Promise.reject(new DatabaseUnavailableError('secret address'))
  deliverInBackground({ query: fail, transaction: fail, close: fail }, inSeconds(0))
  await settled()
  expect(logs).toEqual([
    '{"route":"outbox","error":"not_delivered","reason":"DatabaseUnavailableError"}',
  ])
})

test('sends the longest overdue mail first', async () => {
  vi.stubEnv('SMTP_URL', '')
  await send()
  await query(`update outbox set due_at = $1 where kind = 'contact_copy'`, [inSeconds(-60)])
  expect(await claimDueMail(query, inSeconds(0))).toMatchObject({ kind: 'contact_copy' })
  expect(await claimDueMail(query, inSeconds(0))).toMatchObject({ kind: 'contact_office' })
  expect(await claimDueMail(query, inSeconds(0))).toBeNull()
})

test('gives up on a mail that can never be sent and lists it in the overview', async () => {
  vi.stubEnv('SMTP_URL', (await deadAddress(false)).url)
  const { reference } = await send()
  await settled()
  await query('update outbox set attempts = 19, due_at = $1', [new Date()])
  await drain()
  expect(await query(`select from outbox where outcome = 'failed'`)).toHaveLength(2)
  vi.stubEnv('SMTP_URL', sink.url)
  await scheduled(getDigest)
  const [digest] = await received(1)
  expect(digest?.text).toContain(`${reference}: the confirmation to the visitor`)
})

test('tries a permanently refused address once and lists it', async () => {
  sink.setMode('refuse-recipient-for-good')
  const { reference } = await send()
  await settled()
  expect(await open()).toEqual([{ kind: 'contact_office' }])
  expect(
    await query('select kind, attempts, outcome from outbox where done_at is not null'),
  ).toEqual([{ kind: 'contact_copy', attempts: 1, outcome: 'failed' }])
  sink.setMode('accept')
  vi.setSystemTime('2027-03-08T14:10:00Z')
  expect(await drain()).toEqual({ sent: 1, outdated: 0, retried: 0, failed: 0, unknown: 0 })
  await scheduled(getDigest)
  await settled()
  expect(sink.mails.at(-1)?.text).toContain(`${reference}: the confirmation to the visitor`)
})

test('sends one recipient ten mails a day, however the address is written, and the office all', async () => {
  await send()
  await settled()
  await query('update rate_limits set count = 8')
  // The ninth takes two tries, and counts once.
  sink.setMode('refuse-visitor')
  await send({ email: 'PAT@Example.com' })
  await settled()
  sink.setMode('accept')
  vi.setSystemTime(Date.now() + 60_000)
  await drain()
  const { booking } = await book()
  await received(6)
  const { reference } = await send({ email: 'pat+1@example.com' })
  expect((await received(7)).filter(to(site.email))).toHaveLength(4)
  expect(logs.join()).toContain('"kind":"contact_copy","error":"too_many_mails"')
  expect(logs.join()).not.toContain('example.com')
  await send({ email: 'sam@example.com' })
  await received(9)

  sink.empty()
  vi.setSystemTime('2027-03-09T11:30:00Z')
  await scheduled(getDigest)
  await settled()
  const overview = sink.mails.find(to(site.email))?.text
  expect(overview).toContain(`${reference}: the confirmation to the visitor`)
  expect(overview).not.toContain(`${booking.reference}: the appointment to the visitor`)
  expect((await (await ask(getHealth, '/api/health')).json()).parts.mail).toBe('ok')
  sink.empty()
  await send()
  await received(2)
})

test.each<[SinkMode, object, number]>([
  ['refuse-visitor', { mail: 'ok' }, 200],
  ['refuse-recipient', { mail: 'delayed' }, 503],
  ['refuse-mail-for-now', { mail: 'delayed' }, 503],
  ['break-before-text', { mail: 'delayed' }, 503],
])('after two hours of %s, health reports %o', async (mode, parts, status) => {
  sink.setMode(mode)
  await send()
  await settled()
  for (const minutes of [10, 30, 70, 120]) {
    vi.setSystemTime(Date.parse('2027-03-08T14:00:00Z') + minutes * 60_000)
    await drain()
  }
  const response = await ask(getHealth, '/api/health')
  expect([response.status, await response.json()]).toMatchObject([status, { parts }])
})

test('sends no mail about an appointment that has started, even after an outage', async () => {
  vi.stubEnv('SMTP_URL', '')
  await book({ start: '2027-03-09T19:00:00.000Z' })
  await settled()
  vi.stubEnv('SMTP_URL', sink.url)
  vi.setSystemTime('2027-03-09T19:00:00Z')
  expect(await drain()).toMatchObject({ sent: 1, outdated: 2 })
  expect(sink.mails.map(({ to: [first] = [] }) => first?.address)).toEqual([site.email])
})

test('sends all due mails in one call', async () => {
  vi.stubEnv('SMTP_URL', '')
  for (let count = 0; count < 4; count += 1) await send()
  vi.stubEnv('SMTP_URL', sink.url)
  expect(await drain()).toMatchObject({ sent: 8 })
  expect(await open()).toEqual([])
})

test('sends an overview of appointments and messages once a day', async () => {
  vi.setSystemTime('2027-03-08T20:00:00Z')
  await send()
  await book()
  await received(4)
  vi.setSystemTime('2027-03-09T11:00:00Z')
  await scheduled(getDigest)
  await scheduled(getDigest)
  await received(5)
  await drain()
  expect(sink.mails).toHaveLength(5)
  const digest = sink.mails.find(({ subject }) => subject?.startsWith('Overview'))
  expect(digest?.subject).toBe('Overview of Tue, Mar 9: 1 appointment, 1 message')
  expect(digest?.text).toMatch(
    /March 10, 2027 at 12:00 PM EST: Free consultation, at the office, Pat Example/,
  )
})

// The office's day starts at 5:00 UTC.
test('bounds the overview at midnight in the office’s time zone', async () => {
  vi.stubEnv('SMTP_URL', '')
  const messages = ['2027-03-08T04:59:59Z', '2027-03-08T05:00:00Z', '2027-03-09T04:59:59Z']
  for (const [index, at] of [...messages, '2027-03-09T05:00:00Z'].entries()) {
    await query(
      `insert into contact_messages (reference, name, email, message, created_at)
        values ($1, 'Pat Example', 'pat@example.com', 'Hello', $2)`,
      [`M-0000000${index}`, at],
    )
  }
  const starts = ['2027-03-08T20:00:00.000Z', '2027-03-09T20:00:00.000Z']
  for (const start of [...starts, '2027-03-10T20:00:00.000Z', '2027-03-11T20:00:00.000Z']) {
    await book({ start })
  }
  await query(`update outbox set done_at = $1, outcome = 'sent'`, [inSeconds(0)])
  const given = ['2027-03-02T04:59:59Z', '2027-03-02T05:00:00Z', '2027-03-09T10:00:00Z']
  for (const [index, at] of given.entries()) {
    await query(
      `insert into outbox (kind, message_id, due_at, wanted_at, done_at, outcome)
        select 'contact_office', id, $2, $2, $2, 'failed' from contact_messages where reference = $1`,
      [`M-0000000${index}`, at],
    )
  }
  vi.stubEnv('SMTP_URL', sink.url)
  vi.setSystemTime('2027-03-09T11:00:00Z')
  await scheduled(getDigest)
  const [digest] = await received(1)
  expect(digest?.subject).toBe('Overview of Tue, Mar 9: 2 appointments, 2 messages')
  expect(digest?.text?.match(/M-0000000\d/g)).toEqual([
    'M-00000001',
    'M-00000002',
    'M-00000001',
    'M-00000002',
  ])
  expect(digest?.text?.match(/March \d+/g)).toEqual(['March 9', 'March 10'])
  expect(digest?.text).toContain('M-00000001: the message to the office')
})

test.each([
  ['no secret', undefined, CRON_SECRET],
  ['a wrong secret', 'Bearer another secret, wrong', CRON_SECRET],
  ['an empty secret and none configured', 'Bearer ', ''],
  ['the word "undefined"', 'Bearer undefined', ''],
])('runs neither outbox nor overview with %s', async (_, authorization, configured) => {
  vi.stubEnv('CRON_SECRET', configured)
  const headers: Record<string, string> = authorization ? { Authorization: authorization } : {}
  for (const handler of [getOutbox, getDigest]) {
    expect((await ask(handler, '/api/outbox', { headers })).status).toBe(401)
  }
  expect(await query('select from outbox')).toEqual([])
})

test('deletes what is no longer needed after a day', async () => {
  await query(
    `insert into rate_limits values ('\\x01', '2027-03-07T13:00Z', 1), ('\\x02', '2027-03-08T13:00Z', 1)`,
  )
  await query(
    `insert into idempotency_keys (route, key, body_hash, created_at) values
      ('a', gen_random_uuid(), '\\x01', '2027-03-07T13:00Z'),
      ('b', gen_random_uuid(), '\\x01', '2027-03-08T13:00Z')`,
  )
  await drain()
  expect(await query('select count from rate_limits')).toHaveLength(1)
  expect(await query('select route from idempotency_keys')).toEqual([{ route: 'b' }])
})

test('deletes a hold a day after it expired, but never a booking', async () => {
  vi.stubEnv('SMTP_URL', '')
  const starts = [
    '2027-03-09T18:00:00.000Z',
    '2027-03-09T19:00:00.000Z',
    '2027-03-09T20:00:00.000Z',
  ]
  for (const start of starts) await book({ start })
  await query(
    `update bookings set state = 'held', held_until = case when starts_at = $1
      then timestamptz '2027-03-07T13:59Z' else timestamptz '2027-03-07T14:00Z' end
      where starts_at < $2`,
    [starts[0], starts[2]],
  )
  await drain()
  const left = await query<{ state: string }>('select state from bookings order by starts_at')
  expect(left).toEqual([{ state: 'held' }, { state: 'confirmed' }])
})

test('sends all mails of one process over one connection', async () => {
  let [asking, most] = [0, 0]
  const counted: Query = async (sql, values) => {
    asking += 1
    most = Math.max(most, asking)
    return query<never>(sql, values).finally(() => (asking -= 1))
  }
  const database = { query: counted } as Database
  for (const day of ['2027-03-05', '2027-03-06', '2027-03-07', '2027-03-08']) {
    await queueMails(query, [{ kind: 'digest', day }], new Date())
    deliverInBackground(database, new Date())
  }
  expect(await received(4)).toHaveLength(4)
  expect(await open()).toEqual([])
  expect(most).toBe(1)
})

test('sends mail before it reads calendars', async () => {
  vi.stubEnv('SMTP_URL', '')
  await book()
  vi.stubEnv('SMTP_URL', sink.url)
  vi.stubEnv('BUSY_CALENDAR_URLS', 'https://calendar.example.com/basic.ics')
  const sentBefore: number[] = []
  vi.stubGlobal('fetch', async () => {
    sentBefore.push(sink.mails.length)
    return new Response('BEGIN:VCALENDAR\r\nEND:VCALENDAR')
  })
  await drain()
  vi.unstubAllGlobals()
  expect(sentBefore).toEqual([2])
})
