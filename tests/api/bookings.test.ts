import { randomBytes, randomUUID } from 'node:crypto'
import ICAL from 'ical.js'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import getAvailability from '../../api/availability.ts'
import bookings from '../../api/bookings.ts'
import postHold from '../../api/holds.ts'
import { site } from '../../src/config/site.ts'
import { availabilityResponseSchema } from '../../src/shared/contracts/availability.ts'
import {
  bookingListResponseSchema,
  bookingResponseSchema,
  holdResponseSchema,
  newBookingResponseSchema,
} from '../../src/shared/contracts/bookings.ts'
import { errorResponseSchema } from '../../src/shared/contracts/errors.ts'
import { BY_CODE, tokenOf, userOf } from '../fixtures/session.ts'
import { ask, collectLogs, formParts, readAnswer, startTestSite } from './test-site.ts'

const { query, reset, stop } = await startTestSite()
afterAll(stop)

const NOON = '2027-03-09T17:00:00.000Z'
let logs: string[]
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-08T14:00:00Z') })
  logs = collectLogs()
  await reset()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const VISITOR = { name: 'Pat Example', email: 'pat@example.com', note: 'Two W-2s' }
const write = (method: string, headers: Record<string, string> = {}, body?: object) => ({
  method,
  headers,
  body,
})
const book = (parts: object = {}, headers = {}) => {
  const body = { topic: 'consultation', start: NOON, ...VISITOR, ...formParts(), ...parts }
  return ask(bookings, '/api/bookings', write('POST', headers, body))
}
const made = async (parts: object = {}) => {
  const response = await book(parts)
  expect(response.status).toBe(201)
  return readAnswer(response, newBookingResponseSchema)
}
const hold = (parts: object = {}, headers = {}) => {
  const body = { topic: 'consultation', start: NOON, ...parts }
  return ask(postHold, '/api/holds', write('POST', headers, body))
}
const held = async (parts: object = {}) => readAnswer(await hold(parts), holdResponseSchema)
const move = (token: string, start: string) =>
  ask(bookings, '/api/bookings', write('PATCH', { 'Booking-Token': token }, { start }))
const cancel = (token: string) =>
  ask(bookings, '/api/bookings', write('DELETE', { 'Booking-Token': token }))
const find = (token: string) =>
  ask(bookings, '/api/bookings', { headers: { 'Booking-Token': token } })
function bySession(method = 'otp') {
  return { Authorization: `Bearer ${tokenOf([{ method, timestamp: 1_804_515_840 }])}` }
}
const OWN_SESSION = bySession()
function signInAs(email: string) {
  vi.stubEnv('SUPABASE_URL', 'https://project.example.com')
  vi.stubEnv('SUPABASE_ANON_KEY', 'public-key')
  vi.stubGlobal('fetch', async () => Response.json(userOf(email)))
}
const errorOf = async (response: Response) => {
  const { error } = await readAnswer(response, errorResponseSchema)
  return { status: response.status, ...error }
}
const timesOf = async (search = 'topic=consultation&from=2027-03-09&days=1', headers = {}) => {
  const response = await ask(getAvailability, `/api/availability?${search}`, { headers })
  return readAnswer(response, availabilityResponseSchema)
}

test('confirms a booking with its time, a calendar file and a private link (R195)', async () => {
  const { booking, token, hasMail, calendar } = await made()
  expect(booking).toMatchObject({
    topic: 'consultation',
    state: 'confirmed',
    start: NOON,
    end: '2027-03-09T17:30:00.000Z',
    timeZone: 'America/New_York',
  })
  expect(hasMail).toBe(true)
  expect(calendar).toContain('BEGIN:VCALENDAR')
  expect((await readAnswer(await find(token), bookingResponseSchema)).booking).toEqual(booking)
  const [row] = await query<{ name: string; token_hash: Buffer }>('select * from bookings')
  expect(row).toMatchObject({ ...VISITOR, phone: null })
  expect(JSON.stringify(row)).not.toContain(token)
  const queued = await query<{ kind: string; due_at: Date }>('select * from outbox order by kind')
  expect(queued.map(({ kind, due_at }) => [kind, due_at.toISOString()])).toEqual([
    ['booking_office', '2027-03-08T14:00:00.000Z'],
    ['booking_reminder', '2027-03-08T17:00:00.000Z'],
    ['booking_visitor', '2027-03-08T14:00:00.000Z'],
  ])
})

test('shows the second visitor a clear message and other times (R194)', async () => {
  await made()
  const error = await errorOf(await book())
  expect(error).toMatchObject({ status: 409, code: 'slot_taken' })
  expect(error.message).toBe('This time is not free. Please choose another.')
  expect(error.days).toHaveLength(3)
  expect(error.days?.[0]?.date).toBe('2027-03-09')
  expect(error.days?.[0]?.times).not.toContain('2027-03-09T17:00:00.000Z')
})

test.each([
  ['is past', '2027-03-05T17:00:00Z'],
  ['is too soon', '2027-03-08T15:00:00Z'],
  ['is before opening', '2027-03-09T13:00:00Z'],
  ['ends after closing', '2027-03-09T22:00:00Z'],
  ['is on a Sunday', '2027-03-14T17:00:00Z'],
  ['is between two starts', '2027-03-09T17:01:00Z'],
  ['is too far ahead', '2027-06-09T17:00:00Z'],
  ['is in another century', '9999-12-31T23:59:59Z'],
  ['is in a year that the database does not know', '0000-01-01T12:00:00Z'],
])('neither books nor holds a time that %s (R193)', async (_, start) => {
  for (const response of [await book({ start }), await hold({ start })]) {
    const error = await errorOf(response)
    expect(error).toMatchObject({ status: 409, code: 'slot_taken' })
    expect(error.days?.length).toBeGreaterThan(0)
  }
  expect(await query('select * from bookings')).toEqual([])
})

test.each<[string, object, string[]]>([
  ['an unknown topic', { topic: 'crypto' }, ['topic']],
  ['no time', { start: '' }, ['start']],
  ['a time as a word', { start: 'tomorrow' }, ['start']],
  ['no name', { name: '' }, ['name']],
  ['no contact details', { email: '' }, ['email']],
  [
    'no email address for the video link',
    { way: 'video', email: '', phone: '7405550199' },
    ['email'],
  ],
  ['no number to call and no email address', { way: 'phone', email: '', phone: '' }, ['phone']],
  ['a long note', { note: 'x'.repeat(2001) }, ['note']],
  ['a Social Security number', { note: '219-09-9999' }, ['note']],
  [
    'everything at once',
    { way: 'phone', name: '', email: 'pat', phone: '' },
    ['name', 'email', 'phone'],
  ],
])('reports %s at its field', async (_, parts, fields) => {
  const error = await errorOf(await book(parts))
  expect(error).toMatchObject({ status: 400, code: 'invalid_fields' })
  expect(Object.keys(error.fields ?? {})).toEqual(fields)
})

test('explains why a video meeting needs an email address', async () => {
  const { fields } = await errorOf(await book({ way: 'video', email: '' }))
  expect(fields?.email).toBe('Please enter the email address we should send the video link to.')
})

test('refuses a bad value in a hidden field with our own message', async () => {
  const { fields } = await errorOf(await book({ topic: 'x'.repeat(41), hold: 'x', formToken: 1 }))
  const message = 'Please check this entry.'
  expect(fields).toEqual({ topic: message, hold: message, formToken: message })
})

test('refuses an unknown field in a booking, a hold and a move', async () => {
  const { token } = await made()
  const start = '2027-03-10T18:00:00.000Z'
  const unknown = { start, state: 'confirmed' }
  for (const response of [
    await book(unknown),
    await hold(unknown),
    await ask(bookings, '/api/bookings', write('PATCH', { 'Booking-Token': token }, unknown)),
  ]) {
    expect(await errorOf(response)).toMatchObject({ status: 400, code: 'bad_request' })
  }
  expect(await query('select from bookings')).toHaveLength(1)
})

test('books nothing for a detected bot', async () => {
  expect(await errorOf(await book({ website: 'x' }))).toMatchObject({ code: 'not_sent' })
  expect(await query('select * from bookings')).toEqual([])
})

test('holds a time for five minutes and lets its holder book it', async () => {
  const { token, heldUntil } = await held()
  expect(heldUntil).toBe('2027-03-08T14:05:00.000Z')
  expect((await timesOf()).days[0]?.times).not.toContain('2027-03-09T17:00:00.000Z')
  expect((await book()).status).toBe(409)
  expect((await find(token)).status).toBe(404)
  const booked = await made({ hold: token })
  expect(booked.token).toBe(token)
  expect((await book()).status).toBe(409)
})

test('asks the visitor to call when no time is free', async () => {
  await made()
  await query(`update bookings set blocked = '[2027-03-01,2028-03-01)'`)
  const error = await errorOf(await book())
  expect(error).toMatchObject({ status: 409, code: 'slot_taken', days: [] })
  expect(error.message).toContain(site.phone.display)
})

test('refuses to hold a taken time and offers others', async () => {
  await made()
  const error = await errorOf(await hold())
  expect(error).toMatchObject({ status: 409, code: 'slot_taken' })
  expect(error.days?.flatMap(({ times }) => times)).not.toContain(NOON)
})

test('books an expired hold only if the time is still free', async () => {
  const first = await held()
  vi.setSystemTime('2027-03-08T14:06:00Z')
  expect((await timesOf()).days[0]?.times).toContain('2027-03-09T17:00:00.000Z')
  expect((await book({ hold: first.token })).status).toBe(201)

  const start = '2027-03-10T17:00:00.000Z'
  const second = await held({ start })
  vi.setSystemTime('2027-03-08T14:12:00Z')
  expect((await book({ start })).status).toBe(201)
  expect((await book({ start, hold: second.token })).status).toBe(409)
})

test('books a held time on short notice, but not a free one', async () => {
  const soonest = '2027-03-08T16:00:00.000Z'
  vi.setSystemTime('2027-03-08T13:58:00Z')
  const { token } = await held({ start: soonest })
  vi.setSystemTime('2027-03-08T14:01:00Z')
  expect((await book({ start: soonest, hold: 'x'.repeat(43) })).status).toBe(409)
  expect((await book({ start: soonest })).status).toBe(409)
  expect((await made({ start: soonest, hold: token })).token).toBe(token)
})

test('a new hold releases the previous hold, but never a booking', async () => {
  const first = await held()
  const second = await held({ start: '2027-03-09T18:00:00.000Z', replaces: first.token })
  expect((await timesOf()).days[0]?.times).toContain('2027-03-09T17:00:00.000Z')
  await made({ start: second.start, hold: second.token })
  await held({ start: '2027-03-09T20:00:00.000Z', replaces: second.token })
  expect((await find(second.token)).status).toBe(200)
})

test('books a repeated request once and returns the same link', async () => {
  const headers = { 'Idempotency-Key': randomUUID() }
  const responses = await Promise.all([1, 2, 3].map(() => book({}, headers)))
  const bodies = await Promise.all(responses.map((response) => response.json()))
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(bodies.map(({ token }) => token)).size).toBe(1)
  expect(await query('select * from bookings')).toHaveLength(1)
  const [stored] = await query('select answer from idempotency_keys')
  expect(JSON.stringify(stored)).not.toContain(bodies[0]?.token)
})

test('moves a booking by its link and frees its old time', async () => {
  const { token, booking } = await made()
  const start = '2027-03-10T18:00:00.000Z'
  const response = await move(token, start)
  expect(response.status).toBe(200)
  const moved = await readAnswer(response, bookingResponseSchema)
  expect(moved.booking).toMatchObject({ reference: booking.reference, start })
  expect((await move(token, start)).status).toBe(200)
  expect((await book()).status).toBe(201)
  expect(await errorOf(await move(token, NOON))).toMatchObject({ status: 409, code: 'slot_taken' })
  const mails = await query<{ sequence: number }>(
    `select sequence from outbox where kind = 'booking_visitor' order by sequence`,
  )
  // The mails of both bookings and of the move.
  expect(mails.map(({ sequence }) => sequence)).toEqual([0, 0, 1])
})

test('releases a held time when its visitor books another', async () => {
  const { token } = await held()
  await made({ start: '2027-03-09T19:00:00.000Z', hold: token })
  expect((await timesOf()).days[0]?.times).toContain(NOON)
})

test('keeps the previous hold until the new one succeeds', async () => {
  const taken = '2027-03-09T18:00:00.000Z'
  await made({ start: taken })
  const first = await held()
  const failed = [
    await hold({ start: taken, replaces: first.token }),
    await hold({ start: '2027-03-14T17:00:00.000Z', replaces: first.token }),
  ]
  for (const response of failed) {
    const { status, days } = await errorOf(response)
    expect(status).toBe(409)
    expect(days?.length).toBeGreaterThan(0)
  }
  expect((await hold()).status).toBe(409)
  const { token } = await held({ start: '2027-03-09T16:30:00.000Z', replaces: first.token })
  expect((await hold()).status).toBe(409)
  expect((await made({ start: '2027-03-09T16:30:00.000Z', hold: token })).token).toBe(token)
})

test('books only offered times, even with a hold', async () => {
  const { token } = await held()
  const sunday = await book({ start: '2027-03-14T17:00:00.000Z', hold: token })
  expect(await errorOf(sunday)).toMatchObject({ status: 409, code: 'slot_taken' })
})

test('ignores a visitor’s own booking or hold when listing free times', async () => {
  const search = 'topic=personal-return&from=2027-03-09&days=1'
  const { token } = await held()
  for (const start of [NOON, '2027-03-09T16:30:00.000Z']) {
    expect((await timesOf(search)).days[0]?.times).not.toContain(start)
    const own = await timesOf(search, { 'Booking-Token': token })
    expect(own.days[0]?.times).toContain(start)
  }
  const other = await made({ start: '2027-03-09T20:00:00.000Z', topic: 'business-return' })
  const moved = '2027-03-09T20:30:00.000Z'
  const own = await timesOf('topic=business-return&from=2027-03-09&days=1', {
    'Booking-Token': other.token,
  })
  expect(own.days[0]?.times).toContain(moved)
  expect((await move(other.token, moved)).status).toBe(200)
})

test('cancels but does not move a booking with a discontinued topic', async () => {
  const { token } = await made()
  await query(`update bookings set topic = 'old-topic'`)
  const error = await errorOf(await move(token, '2027-03-10T18:00:00.000Z'))
  expect(error).toMatchObject({ status: 409, code: 'too_late' })
  expect(error.message).toContain(site.phone.display)
  expect((await cancel(token)).status).toBe(200)
})

test.each([
  ['with', 'pat@example.com', true],
  ['without', '', false],
])('shows a booking %s an email address as such', async (_, email, hasMail) => {
  const { token } = await made({ email, phone: '740 555 0199' })
  for (const response of [await find(token), await cancel(token)]) {
    expect((await readAnswer(response, bookingResponseSchema)).hasMail).toBe(hasMail)
  }
})

test.each([
  ['before its start', '2027-03-09T16:59:59Z', false],
  ['from its start on', '2027-03-09T17:00:00Z', true],
])('shows %s whether a booking has started', async (_, now, hasBegun) => {
  const { token } = await made()
  vi.setSystemTime(now)
  expect((await readAnswer(await find(token), bookingResponseSchema)).hasBegun).toBe(hasBegun)
})

test('cancels a booking by its link once and for all', async () => {
  const { token } = await made()
  for (const response of [await cancel(token), await cancel(token), await find(token)]) {
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ booking: { state: 'cancelled' } })
  }
  expect(await errorOf(await move(token, '2027-03-10T18:00:00.000Z'))).toMatchObject({
    status: 409,
    code: 'too_late',
  })
  expect((await book()).status).toBe(201)
  expect(await query(`select from outbox where sequence = 1`)).toHaveLength(2)
})

test('does not change a booking that has started', async () => {
  const { token } = await made()
  vi.setSystemTime(NOON)
  for (const response of [await cancel(token), await move(token, '2027-03-10T18:00:00.000Z')]) {
    expect(await errorOf(response)).toMatchObject({ status: 409, code: 'too_late' })
  }
})

test.each(['', 'x', 'A'.repeat(43), 'A'.repeat(44)])(
  'finds nothing for the link token "%s"',
  async (token) => {
    await made()
    for (const response of [
      await find(token),
      await cancel(token),
      await move(token, '2027-03-10T18:00:00.000Z'),
    ]) {
      expect(await errorOf(response)).toMatchObject({ status: 404, code: 'not_found' })
    }
  },
)

test('refuses a cancellation from another site', async () => {
  const { token } = await made()
  const headers = { 'Booking-Token': token, Origin: 'https://evil.example' }
  const response = await ask(bookings, '/api/bookings', write('DELETE', headers))
  expect(await errorOf(response)).toMatchObject({ status: 403, code: 'forbidden_origin' })
})

test('calendar files keep one UID and increase the sequence', async () => {
  const { token, calendar } = await made({ name: 'Ann "Zoë"; Ex,ample', note: 'x' })
  const moved = await (await move(token, '2027-03-16T18:00:00.000Z')).json()
  const cancelled = await (await cancel(token)).json()
  const files = [calendar, moved.calendar, cancelled.calendar].map((text) => {
    const file = new ICAL.Component(ICAL.parse(text))
    const event = new ICAL.Event(file.getFirstSubcomponent('vevent') ?? undefined)
    return { method: file.getFirstPropertyValue('method'), event }
  })
  expect(files.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL'])
  expect(files.map(({ event }) => event.sequence)).toEqual([0, 1, 2])
  const states = files.map(({ event }) => event.component.getFirstPropertyValue('status'))
  expect(states).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELLED'])
  expect(new Set(files.map(({ event }) => event.uid)).size).toBe(1)
  expect(files.map(({ event }) => event.startDate.toJSDate().toISOString())).toEqual([
    NOON,
    '2027-03-16T18:00:00.000Z',
    '2027-03-16T18:00:00.000Z',
  ])
  expect(files[0]?.event.endDate.toJSDate().toISOString()).toBe('2027-03-09T17:30:00.000Z')
  expect(files[0]?.event.summary).toBe(`Free consultation at ${site.name}`)
  expect(files[0]?.event.attendees[0]?.getParameter('cn')).toContain('Zoë')
  expect(calendar.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
})

test('lists free days in the firm’s time zone up to the horizon', async () => {
  const all = await timesOf('topic=personal-return&days=31')
  expect(all).toMatchObject({ from: '2027-03-08', to: '2027-04-07', lastDay: '2027-05-07' })
  expect(all.days[0]).toMatchObject({ date: '2027-03-08' })
  expect(all.days[0]?.times[0]).toBe('2027-03-08T16:00:00.000Z')
  expect(all.days.map(({ date }) => date)).not.toContain('2027-03-14')
  expect(await timesOf('topic=letter&from=2020-01-01')).toMatchObject({ from: '2027-03-08' })
  expect(await timesOf('topic=letter&from=2027-05-01')).toMatchObject({ to: '2027-05-07' })
  expect((await timesOf('topic=letter&from=2030-01-01')).days).toEqual([])
})

test('lists two weeks by default', async () => {
  const { from, to } = await timesOf('topic=letter')
  expect([from, to]).toEqual(['2027-03-08', '2027-03-21'])
})

test('accepts a note of 2,000 characters', async () => {
  expect((await book({ note: 'x'.repeat(2000) })).status).toBe(201)
  const error = await errorOf(await book({ note: 'x'.repeat(2001) }))
  expect(error.fields).toEqual({ note: 'Please keep this to 2000 characters.' })
})

test('counts days from the requested date, past or not', async () => {
  vi.setSystemTime('2027-03-12T14:00:00Z')
  const { today, from, to, days } = await timesOf('topic=letter&from=2027-03-08&days=13')
  expect([today, from, to]).toEqual(['2027-03-12', '2027-03-12', '2027-03-20'])
  expect(days.at(-1)?.date).toBe('2027-03-20')
})

test.each([
  'topic=none',
  '',
  'topic=letter&topic=letter',
  'topic=letter&days=0',
  'topic=letter&days=32',
  'topic=letter&days=1e1',
  'topic=letter&from=2027-02-30',
  'topic=letter&email=pat@example.com',
])('refuses to list times for "%s"', async (search) => {
  expect((await ask(getAvailability, `/api/availability?${search}`)).status).toBe(400)
})

test('lists a signed-in visitor’s bookings by confirmed address, except canceled ones', async () => {
  vi.stubEnv('SUPABASE_URL', 'https://project.example.com')
  vi.stubEnv('SUPABASE_ANON_KEY', 'public-key')
  const { booking } = await made({ email: 'Pat@Example.com' })
  await made({ email: 'other@example.com', start: '2027-03-10T17:00:00.000Z' })
  const { token: cancelled } = await made({ start: '2027-03-11T17:00:00.000Z' })
  await cancel(cancelled)
  const user = userOf('pat@example.com')
  const upstream = vi.fn<typeof fetch>(async () => Response.json(user))
  vi.stubGlobal('fetch', upstream)
  const list = () =>
    ask(bookings, '/api/bookings', { headers: { Authorization: `Bearer ${tokenOf(BY_CODE)}` } })
  const answer = await readAnswer(await list(), bookingListResponseSchema)
  expect(answer.bookings).toEqual([booking])
  expect(upstream.mock.calls).toEqual([
    [
      'https://project.example.com/auth/v1/user',
      {
        headers: { apikey: 'public-key', Authorization: expect.stringMatching(/^Bearer ey/) },
        redirect: 'error',
        signal: expect.any(AbortSignal),
      },
    ],
  ])

  for (const [body, init, status] of [
    [{ ...user, email_confirmed_at: null }, {}, 401],
    [{ email: '' }, {}, 401],
    [{ code: 'validation_failed' }, { status: 400 }, 401],
    [{ code: 'bad_jwt' }, { status: 403 }, 401],
    [{ code: 'no_authorization' }, { status: 401 }, 401],
    [{ code: 'over_request_rate_limit' }, { status: 429 }, 503],
    [{}, { status: 500 }, 503],
  ] as const) {
    upstream.mockResolvedValueOnce(Response.json(body, init))
    expect((await list()).status).toBe(status)
  }
  upstream.mockRejectedValueOnce(new TypeError('fetch failed'))
  expect((await list()).status).toBe(503)
  upstream.mockResolvedValueOnce(new Response('<html>'))
  expect((await list()).status).toBe(503)
})

test('lists no tokens, which would outlive the session', async () => {
  const { token } = await made()
  signInAs('pat@example.com')
  const answer = await ask(bookings, '/api/bookings', { headers: OWN_SESSION })
  expect(answer.status).toBe(200)
  expect(await answer.text()).not.toContain(token)
})

test('lets a signed-in visitor move and cancel a booking by its reference', async () => {
  const { booking, token } = await made({ topic: 'business-return' })
  signInAs('PAT@example.com')
  const headers = { ...OWN_SESSION, 'Booking-Reference': booking.reference }
  const shown = await ask(bookings, '/api/bookings', { headers })
  expect((await readAnswer(shown, bookingResponseSchema)).booking).toEqual(booking)

  const start = '2027-03-09T17:30:00.000Z'
  const search = 'topic=business-return&from=2027-03-09&days=1'
  expect((await timesOf(search)).days[0]?.times).not.toContain(start)
  expect((await timesOf(search, headers)).days[0]?.times).toContain(start)
  const moved = await ask(bookings, '/api/bookings', write('PATCH', headers, { start }))
  expect(await moved.json()).toMatchObject({ booking: { reference: booking.reference, start } })
  const cancelled = await ask(bookings, '/api/bookings', write('DELETE', headers))
  expect(await cancelled.json()).toMatchObject({ booking: { state: 'cancelled' } })
  expect(await (await find(token)).json()).toMatchObject({ booking: { state: 'cancelled' } })
})

test.each<[string, Record<string, string>, string, number]>([
  ['without a session', {}, 'pat@example.com', 401],
  ['with a session opened by password', bySession('password'), 'pat@example.com', 401],
  ['with someone else’s session', bySession(), 'kim@example.com', 404],
  [
    'with an invalid reference',
    { ...bySession(), 'Booking-Reference': 'B-1' },
    'pat@example.com',
    404,
  ],
])('finds nothing by reference %s', async (_, headers, email, status) => {
  const { booking, token } = await made()
  signInAs(email)
  const named = { 'Booking-Reference': booking.reference, ...headers }
  for (const response of [
    await ask(bookings, '/api/bookings', { headers: named }),
    await ask(
      bookings,
      '/api/bookings',
      write('PATCH', named, { start: '2027-03-10T18:00:00.000Z' }),
    ),
    await ask(bookings, '/api/bookings', write('DELETE', named)),
  ]) {
    expect(response.status).toBe(status)
  }
  expect(await (await find(token)).json()).toMatchObject({ booking: { ...booking } })
})

test('finds no hold by its reference', async () => {
  await held()
  const [row] = await query<{ reference: string }>(
    `update bookings set email = 'pat@example.com' returning reference`,
  )
  signInAs('pat@example.com')
  const headers = { ...OWN_SESSION, 'Booking-Reference': row?.reference ?? '' }
  expect((await ask(bookings, '/api/bookings', { headers })).status).toBe(404)
})

test.each<Record<string, string>>([
  {},
  { Authorization: 'Bearer x' },
  { Authorization: 'Basic abc' },
])('lists nothing without a session: %o', async (headers) => {
  expect((await ask(bookings, '/api/bookings', { headers })).status).toBe(401)
})

test('allows ten bookings an hour and fifteen a day per IP address, not counting refused ones', async () => {
  const headers = { 'X-Forwarded-For': '192.0.2.1' }
  let visitors = 0
  const bookAt = async (start: string) => {
    const { status } = await book({ start, email: `pat${(visitors += 1)}@example.com` }, headers)
    return status
  }
  const startsOn = (day: string) =>
    [15, 16, 17, 18, 19, 20].map((hour) => `2027-03-${day}T${hour}:00:00.000Z`)
  const bookAll = async (starts: string[]) => {
    const statuses: number[] = []
    for (const start of starts) statuses.push(await bookAt(start))
    return statuses
  }
  expect(await bookAll(startsOn('10'))).toEqual(Array(6).fill(201))
  expect(await bookAll(startsOn('10'))).toEqual(Array(6).fill(409))
  expect(await bookAll(startsOn('11'))).toEqual([201, 201, 201, 201, 429, 429])
  vi.setSystemTime('2027-03-08T15:00:00Z')
  expect(await bookAll(startsOn('12'))).toEqual([201, 201, 201, 201, 201, 429])
  vi.setSystemTime('2027-03-09T15:00:00Z')
  expect(await bookAt('2027-03-12T20:00:00.000Z')).toBe(201)
})

test('allows thirty attempts an hour per IP address', async () => {
  await made()
  const tryBook = () => book({}, { 'X-Forwarded-For': '192.0.2.2' })
  expect((await tryBook()).status).toBe(409)
  await query('update rate_limits set count = 29')
  expect((await tryBook()).status).toBe(409)
  expect((await tryBook()).status).toBe(429)
})

test.each([
  [10, 'in five minutes', '300'],
  [30, 'an hour', '3600'],
])('allows %i holds %s per IP address', async (count, _, seconds) => {
  const tryHold = () => hold({}, { 'X-Forwarded-For': '192.0.2.3' })
  expect((await tryHold()).status).toBe(201)
  const window = Buffer.from(seconds)
  await query(`update rate_limits set count = $1 where substring(key from 33) = $2`, [
    count - 1,
    window,
  ])
  expect((await tryHold()).status).toBe(409)
  const refused = await tryHold()
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe(seconds)
})

test('allows thirty links an hour per IP address', async () => {
  const { token } = await made()
  const headers = { 'X-Forwarded-For': '192.0.2.4', 'Booking-Token': 'A'.repeat(43) }
  const tryCancel = (more = {}) =>
    ask(bookings, '/api/bookings', write('DELETE', { ...headers, ...more }))
  expect((await tryCancel()).status).toBe(404)
  await query('update rate_limits set count = 29')
  expect((await tryCancel()).status).toBe(404)
  const refused = await tryCancel({ 'Booking-Token': token })
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('3600')
  expect((await find(token)).status).toBe(200)
})

test('limits wrong links per IP address, even simultaneous ones', async () => {
  const { token } = await made()
  const findFrom = (address: string, link: string) =>
    ask(bookings, '/api/bookings', {
      headers: { 'X-Forwarded-For': address, 'Booking-Token': link },
    })
  const guess = () => findFrom('192.0.2.5', randomBytes(32).toString('base64url'))
  for (let count = 0; count < 40; count += 1) {
    expect((await findFrom('192.0.2.5', token)).status).toBe(200)
  }
  const guesses = await Promise.all(Array.from({ length: 100 }, guess))
  expect(guesses.filter(({ status }) => status === 404)).toHaveLength(30)
  const refused = guesses.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(70)
  expect(refused[0]?.headers.get('retry-after')).toBe('3600')
  expect((await findFrom('192.0.2.5', token)).status).toBe(429)
  expect((await findFrom('192.0.2.6', token)).status).toBe(200)
})

test('limits wrong sessions per IP address before asking Supabase', async () => {
  vi.stubEnv('SUPABASE_URL', 'https://project.example.com')
  vi.stubEnv('SUPABASE_ANON_KEY', 'public-key')
  const upstream = vi.fn<typeof fetch>(async () => Response.json({}, { status: 403 }))
  vi.stubGlobal('fetch', upstream)
  const guessFrom = (address: string) =>
    ask(bookings, '/api/bookings', {
      headers: { 'X-Forwarded-For': address, Authorization: `Bearer ${tokenOf(BY_CODE)}` },
    })
  const guesses = await Promise.all(Array.from({ length: 50 }, () => guessFrom('192.0.2.7')))
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(30)
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(20)
  expect(upstream).toHaveBeenCalledTimes(30)
  expect((await guessFrom('192.0.2.8')).status).toBe(401)
})

test('does not count a guess when the sign-in server fails to answer', async () => {
  vi.stubEnv('SUPABASE_URL', 'https://project.example.com')
  vi.stubEnv('SUPABASE_ANON_KEY', 'public-key')
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
  const headers = { 'X-Forwarded-For': '192.0.2.9', Authorization: `Bearer ${tokenOf(BY_CODE)}` }
  for (let count = 0; count < 35; count += 1) {
    expect((await ask(bookings, '/api/bookings', { headers })).status).toBe(503)
  }
})

test.each([
  ['too few parts', `${'x'.repeat(40)}.${'y'.repeat(40)}`],
  ['claims that are not JSON', `ey.${'x'.repeat(40)}.z`],
  ['claims that are not an object', `ey.${Buffer.from('"text"').toString('base64url')}.zzzzzzzzzz`],
  ['a past expiry', tokenOf(BY_CODE, { exp: Date.parse('2027-03-08T13:58:59Z') / 1000 })],
])('refuses a token with %s without asking Supabase', async (_, token) => {
  vi.stubEnv('SUPABASE_URL', 'https://project.example.com')
  vi.stubEnv('SUPABASE_ANON_KEY', 'public-key')
  const upstream = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', upstream)
  const list = await ask(bookings, '/api/bookings', {
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(list.status).toBe(401)
  expect(upstream).not.toHaveBeenCalled()
})

test('limits availability requests per IP address', async () => {
  const look = () =>
    ask(getAvailability, '/api/availability?topic=letter', {
      headers: { 'X-Forwarded-For': '192.0.2.10' },
    })
  expect((await look()).status).toBe(200)
  await query('update rate_limits set count = 599')
  expect((await look()).status).toBe(200)
  expect((await look()).status).toBe(429)
})

test('limits wrong sessions that ask for the times of a booking', async () => {
  vi.stubEnv('SUPABASE_URL', 'https://project.example.com')
  vi.stubEnv('SUPABASE_ANON_KEY', 'public-key')
  const upstream = vi.fn<typeof fetch>(async () => Response.json({}, { status: 403 }))
  vi.stubGlobal('fetch', upstream)
  const guess = () =>
    ask(getAvailability, '/api/availability?topic=letter', {
      headers: {
        'X-Forwarded-For': '192.0.2.11',
        'Booking-Reference': 'B-00000000',
        Authorization: `Bearer ${tokenOf(BY_CODE)}`,
      },
    })
  const guesses = await Promise.all(Array.from({ length: 50 }, guess))
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(30)
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(20)
  expect(upstream).toHaveBeenCalledTimes(30)
})

test('logs nothing from a booking', async () => {
  const { token, booking } = await made()
  await book()
  await move(token, '2027-03-10T18:00:00.000Z')
  await cancel(token)
  expect(logs.length).toBeGreaterThanOrEqual(4)
  for (const secret of ['Pat', 'pat@', 'W-2', token, booking.reference, '2001:db8']) {
    expect(logs.join('\n')).not.toContain(secret)
  }
})

test('books even if the counter fails', async () => {
  await query('alter table rate_limits rename to gone')
  try {
    await made()
  } finally {
    await query('alter table gone rename to rate_limits')
  }
  expect(logs.join('\n')).toContain('limiter_down')
  expect(await query('select from bookings')).toHaveLength(1)
})

const SECOND = { secondEmail: 'sam@example.com' }
const kinds = async () =>
  (await query<{ kind: string }>('select kind from outbox order by kind')).map(({ kind }) => kind)

test('mails a second person too, who can neither see nor change the booking', async () => {
  const { booking } = await made(SECOND)
  expect(await kinds()).toEqual([
    'booking_office',
    'booking_reminder',
    'booking_second',
    'booking_second_reminder',
    'booking_visitor',
  ])
  signInAs('sam@example.com')
  const own = await ask(bookings, '/api/bookings', { headers: OWN_SESSION })
  expect((await readAnswer(own, bookingListResponseSchema)).bookings).toEqual([])
  const headers = { ...OWN_SESSION, 'Booking-Reference': booking.reference }
  for (const method of ['GET', 'DELETE']) {
    expect((await ask(bookings, '/api/bookings', { method, headers })).status).toBe(404)
  }
})

test('takes a second person with a hold, and without an address of who books', async () => {
  const { token } = await held()
  await made({ ...SECOND, hold: token, email: '', phone: '(740) 555-0199' })
  expect(await query('select email, second_email from bookings')).toEqual([
    { email: null, second_email: 'sam@example.com' },
  ])
  expect(await kinds()).toEqual(['booking_office', 'booking_second', 'booking_second_reminder'])
})

test.each([
  ['the same address', { secondEmail: 'PAT@example.com' }],
  ['no address', { secondEmail: 'sam' }],
  ['what is no text', { secondEmail: {} }],
])('refuses %s as a second person’s', async (_, parts) => {
  const { status, fields } = await errorOf(await book(parts))
  expect([status, Object.keys(fields ?? {})]).toEqual([400, ['secondEmail']])
})

test.each([{ email: {} }, { email: {}, ...SECOND }])(
  'refuses an email that is no text: %j',
  async (parts) => {
    const { status, fields } = await errorOf(await book(parts))
    expect([status, Object.keys(fields ?? {})]).toEqual([400, ['email']])
  },
)

test('counts a second person’s appointments as theirs', async () => {
  const times = ['14', '15', '16', '17', '18', '19'].map((hour) => `2027-03-10T${hour}:00:00.000Z`)
  for (const [index, start] of times.entries()) {
    await made({ start, email: `pat${index}@example.com`, ...SECOND })
  }
  for (const parts of [{ email: 'Sam+1@example.com' }, { email: 'new@example.com', ...SECOND }]) {
    expect(await errorOf(await book(parts))).toMatchObject({
      status: 429,
      message: expect.stringContaining('already several appointments'),
    })
  }
  await made({ email: 'new@example.com' })
})

test('keeps the reason for a cancellation for the office', async () => {
  const { token } = await made()
  const headers = { 'Booking-Token': token }
  const refused = await ask(
    bookings,
    '/api/bookings',
    write('DELETE', headers, { reason: 'x'.repeat(201) }),
  )
  expect(await errorOf(refused)).toMatchObject({
    status: 400,
    fields: { reason: expect.any(String) },
  })
  const reason = 'We have moved \u202eaway.'
  const answer = await ask(bookings, '/api/bookings', write('DELETE', headers, { reason }))
  expect((await readAnswer(answer, bookingResponseSchema)).booking.state).toBe('cancelled')
  const [row] = await query<{ trail: object[] }>('select trail from bookings')
  expect(row?.trail).toEqual([
    { at: '2027-03-08T14:00:00.000Z', who: 'client', what: 'canceled', why: 'We have moved away.' },
  ])
})

test.each([{}, { reason: '' }, undefined])('cancels without a reason, as %j', async (body) => {
  const { token } = await made()
  const answer = await ask(
    bookings,
    '/api/bookings',
    write('DELETE', { 'Booking-Token': token }, body),
  )
  expect(answer.status).toBe(200)
  const [row] = await query<{ trail: object[] }>('select trail from bookings')
  expect(row?.trail).toEqual([{ at: '2027-03-08T14:00:00.000Z', who: 'client', what: 'canceled' }])
})
