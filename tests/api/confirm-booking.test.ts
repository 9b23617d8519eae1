import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import availability from '../../api/availability.ts'
import bookings from '../../api/bookings.ts'
import { book } from '../../api/_lib/booking/booking-service.ts'
import { openDatabase } from '../../api/_lib/request/db.ts'
import { CAPS } from '../../api/_lib/request/limits.ts'
import { bookedResponseSchema, bookingResponseSchema } from '../../src/shared/contracts/bookings.ts'
import { site } from '../../src/config/site.ts'
import { startMailSink } from './mail-sink.ts'
import {
  ask,
  collectBackgroundWork,
  collectLogs,
  formParts,
  readAnswer,
  startTestSite,
} from './test-site.ts'

const sink = await startMailSink()
const { query, reset, stop } = await startTestSite({ SMTP_URL: sink.url })
const background = collectBackgroundWork()
afterAll(async () => {
  await background.settle()
  background.stop()
  await stop()
  await sink.stop()
})

/** Tuesday, 10:30 AM. */
const START = '2027-03-09T15:30:00.000Z'

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-08T14:00:00Z') })
  collectLogs()
  await reset()
  // Half of what the cap allows, canceled by strangers or not.
  await query(
    `insert into bookings (id, reference, topic, adviser, starts_at, ends_at, blocked, state, token_hash, name, email,
        created_at, trail)
      select gen_random_uuid(), 'B-' || lpad(each::text, 8, '0'), 'letter', 1, start, start + interval '45 minutes',
        tstzrange(start, start + interval '45 minutes'), 'cancelled', sha256(each::text::bytea), 'Pat',
        each || '@example.com', now, '[{"at": "", "who": "client", "what": "canceled"}]'
      from generate_series(1, $1) as each, cast($2 as timestamptz) as now, cast('2027-04-01T15:00Z' as timestamptz) as start`,
    [CAPS.unconfirmedPerDay, new Date('2027-03-08T13:00:00Z')],
  )
})
afterEach(() => vi.useRealTimers())

const send = (parts: object = {}, key = randomUUID()) =>
  ask(bookings, '/api/bookings', {
    method: 'POST',
    headers: { 'Idempotency-Key': key },
    body: {
      topic: 'consultation',
      start: START,
      name: 'Kim Example',
      email: 'kim@example.com',
      ...parts,
      ...formParts(),
    },
  })
const withToken = (token: string, method = 'GET', body?: object) =>
  ask(bookings, '/api/bookings', { method, headers: { 'Booking-Token': token }, body })
const look = async (token: string) => readAnswer(await withToken(token), bookingResponseSchema)
const isFree = async () => {
  const search = `topic=consultation&from=${START.slice(0, 10)}&days=1`
  const { days } = await (await ask(availability, `/api/availability?${search}`)).json()
  return days[0].times.includes(START)
}
/** The mails that were sent since the last call. */
const readMails = async () => {
  await background.settle()
  const mails = sink.mails.map(({ to, subject, text }) => ({ to: to?.[0]?.address, subject, text }))
  sink.empty()
  return mails
}
/** Books, and reads the token from the mail. */
async function request(parts: object = {}, key = randomUUID()) {
  const response = await send(parts, key)
  expect(response.status).toBe(201)
  const answer = await readAnswer(response, bookedResponseSchema)
  const [mail] = await readMails()
  const token = /#booking=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  return { answer, mail, token, key }
}

test('from half of the day’s cap on, a booking counts once its link is pressed', async () => {
  const { answer, mail, token, key } = await request()
  expect(answer.booking.state).toBe('unconfirmed')
  expect(answer.confirmBy).toBe('2027-03-08T14:30:00.000Z')
  expect(JSON.stringify(answer)).not.toContain(token)
  expect(mail).toMatchObject({
    to: 'kim@example.com',
    subject: expect.stringContaining('Please confirm: '),
  })
  expect(mail?.text).toContain('It is not booked yet')
  expect(await isFree()).toBe(false)
  // A scanner of the mail opens the link, more than once.
  for (let each = 0; each < 2; each += 1) {
    expect((await look(token)).booking.state).toBe('unconfirmed')
  }
  expect((await withToken(token, 'DELETE')).status).toBe(409)
  expect((await withToken(token, 'PATCH', { start: START })).status).toBe(409)
  expect(await readMails()).toEqual([])

  const pressed = await Promise.all([withToken(token, 'POST', {}), withToken(token, 'POST', {})])
  expect(pressed.map(({ status }) => status)).toEqual([200, 200])
  expect((await look(token)).booking.state).toBe('confirmed')
  expect(new Set((await readMails()).map(({ to }) => to))).toEqual(
    new Set([site.email, 'kim@example.com']),
  )
  // Who asked for it still has no token.
  expect(await (await send({}, key)).text()).not.toContain(token)
})

test('what is not confirmed within half an hour has lapsed, and its time is free', async () => {
  const { token } = await request()
  vi.setSystemTime('2027-03-08T14:30:00Z')
  expect(await isFree()).toBe(true)
  expect((await look(token)).booking.state).toBe('lapsed')
  expect((await withToken(token, 'POST', {})).status).toBe(409)
  const other = await request({ email: 'lee@example.com' })
  expect((await withToken(token, 'POST', {})).status).toBe(404)
  expect((await withToken(other.token, 'POST', {})).status).toBe(200)
})

test('without an email address the visitor is asked for one, or to call', async () => {
  const { status, error } = await send({ email: '', phone: '740 555 0199' }).then(
    async (response) => ({ status: response.status, ...(await response.json()) }),
  )
  expect([status, error.fields.email]).toEqual([400, expect.stringContaining('call')])
})

test('strangers who never confirm keep a bounded share of the times, and clients still book', async () => {
  const day = (each: number) => String(10 + Math.floor(each / 6)).padStart(2, '0')
  for (let each = 0; each < 24; each += 1) {
    const start = `2027-03-${day(each)}T${15 + (each % 6)}:00:00.000Z`
    await send({ start, email: `${each}@example.com`, topic: 'letter' })
  }
  const [{ kept } = { kept: 0 }] = await query<{ kept: number }>(
    `select count(*)::int as kept from bookings where state = 'held' and held_until > $1`,
    [new Date()],
  )
  expect(kept).toBe(8)
  await readMails()
  const { token } = await request({ start: '2027-03-10T20:30:00.000Z' })
  expect((await withToken(token, 'POST', {})).status).toBe(200)
})

test('with a captcha, or without a mail server, bookings count at once', async () => {
  const stateOf = async (response: Response) =>
    (await readAnswer(response, bookedResponseSchema)).booking.state
  vi.stubEnv('CAPTCHA_PROVIDER', 'turnstile')
  vi.stubEnv('CAPTCHA_SECRET', 'a secret')
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ success: true })))
  expect(await stateOf(await send({ captchaToken: 'a token' }))).toBe('confirmed')
  vi.unstubAllGlobals()
  for (const name of ['CAPTCHA_PROVIDER', 'CAPTCHA_SECRET', 'SMTP_URL']) vi.stubEnv(name, '')
  expect(await stateOf(await send({ start: '2027-03-10T15:30:00.000Z' }))).toBe('confirmed')
})

test('reads the extra hours of the day once', async () => {
  const asked: string[] = []
  const form = { topic: 'consultation', start: START, name: 'Kim Example', way: 'office' as const }
  await openDatabase().transaction((each) =>
    book(
      (sql, values) => {
        asked.push(sql)
        return each(sql, values)
      },
      { ...form, email: 'kim@example.com' },
      new Date(),
      undefined,
      true,
    ),
  )
  expect(asked.filter((sql) => sql.includes('from extra_hours'))).toHaveLength(1)
})
