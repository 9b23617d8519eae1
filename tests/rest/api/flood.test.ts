import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import getAvailability from '../../../api/availability.ts'
import bookings from '../../../api/bookings.ts'
import postHold from '../../../api/holds.ts'
import { findRush } from '../../../api/_lib/booking/flood.ts'
import { CAPS } from '../../../api/_lib/request/limits.ts'
import getHealth from '../../../api/health.ts'
import { digestMail, rushMail } from '../../../api/_lib/mail/office-mails.ts'
import { performAction } from '../../../api/_lib/office/actions.ts'
import { openDatabase } from '../../../api/_lib/request/db.ts'
import { site } from '../../../src/config/site.ts'
import { ask, collectLogs, formParts, startTestSite } from '../../api/test-site.ts'

const { query, reset, stop } = await startTestSite()
afterAll(stop)

const TOPIC = 'business-return'
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-08T13:00:00Z') })
  collectLogs()
  await reset()
})
afterEach(() => vi.useRealTimers())

/** The free starts of all sixty days. */
async function readFree(): Promise<string[]> {
  const starts: string[] = []
  for (let from = '2027-03-08'; from <= '2027-05-07'; ) {
    const search = `topic=${TOPIC}&from=${from}&days=31`
    const { days } = await (await ask(getAvailability, `/api/availability?${search}`)).json()
    starts.push(...days.flatMap((day: { times: string[] }) => day.times))
    from = new Date(Date.parse(from) + 31 * 86_400_000).toISOString().slice(0, 10)
  }
  return starts
}

/** The starts that fill the office when all are taken: each begins after the one before and its pause. */
function fillAll(free: string[]): string[] {
  const chosen: string[] = []
  for (const start of free) {
    const last = Date.parse(chosen.at(-1) ?? '2000-01-01')
    if (Date.parse(start) - last >= 105 * 60_000) chosen.push(start)
  }
  return chosen
}

let visitors = 0
const newVisitor = () => ({ name: 'Pat Example', email: `pat${(visitors += 1)}@example.com` })
const book = (start: string, parts: object = {}, address?: string) =>
  ask(bookings, '/api/bookings', {
    method: 'POST',
    ...(address && { headers: { 'X-Forwarded-For': address } }),
    body: { topic: TOPIC, start, ...newVisitor(), ...formParts(), ...parts },
  })
const hold = (start: string, address?: string) =>
  ask(postHold, '/api/holds', {
    method: 'POST',
    ...(address && { headers: { 'X-Forwarded-For': address } }),
    body: { topic: TOPIC, start },
  })
const bookAtDesk = (start: string, visitor: { name: string; email?: string; phone?: string }) =>
  performAction(
    {
      action: 'book',
      key: crypto.randomUUID(),
      visitor: { way: 'office', ...visitor },
      topic: TOPIC,
      start,
    },
    { database: openDatabase(), by: 'desk@example.com', now: new Date() },
  )
const messageOf = async (response: Response) => {
  const { error } = await response.json()
  return { status: response.status, ...error }
}
const count = (responses: Response[], status: number) =>
  responses.filter((response) => response.status === status).length

test('a flood of bookings from 41 networks leaves five sixths of the times free', async () => {
  const starts = fillAll(await readFree())
  const responses: Response[] = []
  for (const [at, start] of starts.entries()) {
    responses.push(await book(start, {}, `192.0.2.${at % 41}`))
  }
  expect(count(responses, 201)).toBe(CAPS.bookingsPerDay)
  expect(fillAll(await readFree())).toHaveLength(173)
  expect(starts).toHaveLength(203)
})

test('a flood of holds from seven addresses leaves nine tenths of the times free', async () => {
  const starts = fillAll(await readFree())
  const responses: Response[] = []
  for (const [at, start] of starts.entries()) responses.push(await hold(start, `192.0.2.${at % 7}`))
  expect(count(responses, 201)).toBe(CAPS.liveHolds)
  const free = await readFree()
  expect(fillAll(free)).toHaveLength(183)
  // A visitor without a hold still books, and holds are back once they expire.
  expect((await book(free[0] ?? '')).status).toBe(201)
  vi.setSystemTime('2027-03-08T13:05:00Z')
  expect((await hold(free[9] ?? '')).status).toBe(201)
})

test('visitors may book again a day later, or once the office has canceled a flood', async () => {
  const starts = fillAll(await readFree())
  for (const start of starts.slice(0, CAPS.bookingsPerDay)) await book(start)
  const [next = '', another = ''] = starts.slice(CAPS.bookingsPerDay)
  const refused = await messageOf(await book(next))
  expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' })
  expect(refused.message).toContain(`Please call ${site.phone.display}`)
  vi.setSystemTime('2027-03-09T12:59:59Z')
  expect((await book(next)).status).toBe(429)
  vi.setSystemTime('2027-03-09T13:00:00Z')
  expect((await book(next)).status).toBe(201)

  vi.setSystemTime('2027-03-08T13:30:00Z')
  expect((await book(another)).status).toBe(429)
  await query(`update bookings set state = 'cancelled'`)
  expect((await book(another)).status).toBe(201)
})

test('the office books over every cap, and its own bookings do not count', async () => {
  const starts = fillAll(await readFree())
  const caller = { name: 'Pat Example', email: 'pat@example.com', phone: '+17405550199' }
  for (const start of starts.slice(0, CAPS.bookingsPerDay + 1)) await bookAtDesk(start, caller)
  expect(await query('select from bookings')).toHaveLength(CAPS.bookingsPerDay + 1)
  expect((await book(starts.at(-1) ?? '', caller)).status).toBe(201)
  expect(await findRush(query, new Date('2027-03-08T00:00:00Z'))).toBeNull()
})

test.each([
  ['email address', { email: 'pat@example.com' }, { email: 'PAT@Example.com' }],
  ['mailbox', { email: 'pat.example@gmail.com' }, { email: 'p.atExample+1@googlemail.com' }],
  ['phone number', { email: '', phone: '740 555 0199' }, { email: '', phone: '+1 (740) 555-0199' }],
])('one %s has six coming appointments at most', async (_, first, later) => {
  const starts = fillAll(await readFree())
  for (const start of starts.slice(0, CAPS.openBookings)) {
    expect((await book(start, first)).status).toBe(201)
  }
  const refused = await messageOf(await book(starts[20] ?? '', later))
  expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' })
  expect(refused.message).toContain(site.phone.display)
  expect((await book(starts[20] ?? '')).status).toBe(201)
  // Past appointments do not count.
  vi.setSystemTime(starts[0] ?? '')
  expect((await book(starts[21] ?? '', later)).status).toBe(201)
})

test('appointments that visitors cancel count towards both caps and the warning of a rush', async () => {
  const starts = fillAll(await readFree())
  const cancel = async (made: Response) => {
    const headers = { 'Booking-Token': (await made.json()).token }
    return ask(bookings, '/api/bookings', { method: 'DELETE', headers })
  }
  const [start = '', other = ''] = starts
  const pat = { email: 'pat@example.com' }
  for (let each = 0; each < CAPS.openBookings; each += 1) await cancel(await book(start, pat))
  expect((await book(start, pat)).status).toBe(429)
  for (let each = CAPS.openBookings; each < CAPS.bookingsPerDay; each += 1) {
    await cancel(await book(start))
  }
  expect((await book(other)).status).toBe(429)
  expect((await rushMail(query, '2027-03-08'))?.text).toContain('30 of them were canceled')
  vi.setSystemTime('2027-03-09T13:00:01Z')
  expect((await book(starts[9] ?? '', pat)).status).toBe(201)
})

test('a household books two appointments, moves one and cancels one', async () => {
  const [first = '', second = '', third = '', fourth = ''] = fillAll(await readFree())
  const pat = { email: 'pat@example.com', phone: '740 555 0199' }
  const tokens: string[] = []
  for (const start of [first, second]) {
    const response = await book(start, pat, '192.0.2.1')
    expect(response.status).toBe(201)
    tokens.push((await response.json()).token)
  }
  const change = (method: string, token = '', body?: object) =>
    ask(bookings, '/api/bookings', { method, headers: { 'Booking-Token': token }, body })
  expect((await change('PATCH', tokens[0], { start: third })).status).toBe(200)
  expect((await change('DELETE', tokens[1])).status).toBe(200)
  expect((await book(fourth, pat, '192.0.2.1')).status).toBe(201)
})

test('ten people behind one address book within the hour: a business, or phones of one network', async () => {
  const starts = fillAll(await readFree())
  for (const start of starts.slice(0, 10)) {
    expect((await hold(start, '192.0.2.1')).status).toBe(201)
    expect((await book(starts[starts.indexOf(start) + 50] ?? '', {}, '192.0.2.1')).status).toBe(201)
  }
  expect((await book(starts[100] ?? '', {}, '192.0.2.1')).status).toBe(429)
  vi.setSystemTime('2027-03-08T14:00:00Z')
  expect((await book(starts[100] ?? '', {}, '192.0.2.1')).status).toBe(201)
})

const readHealth = async () => {
  const response = await ask(getHealth, '/api/health')
  return (await response.json()).parts.bookings
}
const mailsOfRush = () => query(`select day::text from outbox where kind = 'rush'`)

test('eight bookings within ten minutes make health report a rush and queue one warning', async () => {
  const starts = fillAll(await readFree())
  for (const start of starts.slice(0, 7)) await book(start)
  expect([await readHealth(), await mailsOfRush()]).toEqual(['ok', []])
  vi.setSystemTime('2027-03-08T13:09:59Z')
  await book(starts[7] ?? '')
  await book(starts[8] ?? '')
  expect([await readHealth(), await mailsOfRush()]).toEqual(['rush', [{ day: '2027-03-08' }]])
  const mail = await rushMail(query, '2027-03-08')
  expect(mail).toMatchObject({ to: site.email, subject: 'Many appointments were booked at once' })
  expect(mail?.text).toContain('9 appointments were booked on the site within ten minutes')
  expect(mail?.text).not.toContain('pat1@')
  const named = '9 appointments were booked on the site within ten minutes'
  expect((await digestMail(query, '2027-03-09')).text).toContain(named)
  expect((await digestMail(query, '2027-03-10')).text).not.toContain(named)

  vi.setSystemTime('2027-03-08T14:10:00Z')
  expect(await readHealth()).toBe('ok')
  vi.setSystemTime('2027-03-08T13:30:00Z')
  await query(`update bookings set state = 'cancelled'`)
  expect([await readHealth(), await rushMail(query, '2027-03-08')]).toEqual(['ok', null])
})

test('eight bookings over more than ten minutes are no rush', async () => {
  const starts = fillAll(await readFree())
  for (const [at, start] of starts.slice(0, 8).entries()) {
    if (at === 1) vi.setSystemTime('2027-03-08T13:10:00Z')
    if (at === 7) vi.setSystemTime('2027-03-08T13:10:01Z')
    await book(start)
  }
  expect([await readHealth(), await mailsOfRush()]).toEqual(['ok', []])
})
