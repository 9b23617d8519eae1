import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import bookings from '../../../api/bookings.ts'
import holds from '../../../api/holds.ts'
import outbox from '../../../api/outbox.ts'
import { openDatabase } from '../../../api/_lib/request/db.ts'
import { WAITLIST_TOKEN_HEADER } from '../../../src/shared/contracts/waitlist.ts'
import { ask, collectLogs, formParts, SECRET } from '../../api/test-site.ts'

const CRON_SECRET = 'a secret for the scheduler'
const NOW = Date.parse('2027-03-08T15:00:00Z')
const STARTS = [9, 10, 11, 12].flatMap((day) =>
  [15, 17, 19].map((hour) => `2027-03-${String(day).padStart(2, '0')}T${hour}:00:00.000Z`),
)
const [TIME = ''] = STARTS

const CALLERS = 20

/** The waitlist with several schedulers and visitors at the same moment. */
export function testWaitlist(url: string): void {
  beforeAll(() => {
    const settings = {
      DATABASE_URL: `${url}?application_name=waitlist`,
      DATABASE_POOL_SIZE: '10',
      SITE_SECRET: SECRET,
      SMTP_URL: '',
      CRON_SECRET,
    }
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  })
  const empty = async () => {
    for (const table of ['bookings', 'waitlist_entries', 'rate_limits']) {
      await openDatabase().query(`delete from ${table}`)
    }
  }
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW })
    collectLogs()
    await empty()
  })
  afterAll(async () => {
    await empty()
    await openDatabase().close()
    vi.useRealTimers()
    vi.unstubAllEnvs()
  })

  /** A busy machine may have no free connection for seconds. */
  const untilAnswered = async (call: () => Promise<Response>): Promise<Response> => {
    const response = await call()
    return response.status === 503 ? untilAnswered(call) : response
  }
  const book = async (start: string) => {
    const form = { topic: 'consultation', start, name: 'Kim', email: `${randomUUID()}@example.com` }
    const body = { ...form, ...formParts() }
    const send = () => ask(bookings, '/api/bookings', { method: 'POST', body })
    const { token } = await (await untilAnswered(send)).json()
    return token as string
  }
  const cancel = (token: string) => {
    const headers = { 'Booking-Token': token }
    return untilAnswered(() => ask(bookings, '/api/bookings', { method: 'DELETE', headers }))
  }
  const join = async (name: string) => {
    const wish = { topic: 'consultation', way: 'office', part: 'any', weekdays: [] }
    const body = { name, email: `${name}@example.com`, ...wish, ...formParts() }
    const send = () => ask(holds, '/api/holds?waitlist=join', { method: 'POST', body })
    const { token } = await (await untilAnswered(send)).json()
    vi.setSystemTime(Date.now() + 1)
    return token as string
  }
  const runOutbox = () => {
    const headers = { authorization: `Bearer ${CRON_SECRET}` }
    return untilAnswered(() => ask(outbox, '/api/outbox', { headers }))
  }
  const read = () =>
    openDatabase().query<{ name: string; times: number; isOffered: boolean }>(
      `select name, cardinality(offered) as times, offer_start is not null as "isOffered"
        from waitlist_entries order by created_at`,
    )
  const listHolds = () => openDatabase().query(`select from bookings where state = 'held'`)

  test(`${CALLERS} schedulers at once offer a time once`, async () => {
    const token = await book(TIME)
    for (const name of ['ann', 'ben', 'cal']) await join(name)
    await cancel(token)
    vi.setSystemTime(NOW + 2.1 * 3600_000)
    await Promise.all(Array.from({ length: CALLERS }, runOutbox))
    expect(await read()).toEqual([
      { name: 'ann', times: 1, isOffered: false },
      { name: 'ben', times: 1, isOffered: true },
      { name: 'cal', times: 0, isOffered: false },
    ])
    expect(await listHolds()).toHaveLength(1)
    const mails = await openDatabase().query(
      `select from outbox where kind = 'waitlist_offer' and entry_id in (select id from waitlist_entries)`,
    )
    expect(mails).toHaveLength(2)
  })

  test('each of many simultaneous cancellations is offered to another person', async () => {
    const tokens: string[] = []
    for (const start of STARTS) tokens.push(await book(start))
    for (const start of STARTS) await join(`pat${Date.parse(start)}`)
    const answers = await Promise.all(tokens.map(cancel))
    expect(answers.map(({ status }) => status)).toEqual(STARTS.map(() => 200))
    const starts = await openDatabase().query<{ at: Date }>(
      'select distinct offer_start as at from waitlist_entries order by at',
    )
    expect(starts.map(({ at }) => at.toISOString())).toEqual(STARTS)
    expect(await listHolds()).toHaveLength(STARTS.length)
  })

  test('an appointment that is canceled and moved at once ends canceled, and is offered once', async () => {
    for (let round = 0; round < 10; round += 1) {
      await empty()
      vi.setSystemTime(NOW)
      const headers = { 'Booking-Token': await book(TIME) }
      await join('ann')
      const move = () =>
        untilAnswered(() =>
          ask(bookings, '/api/bookings', { method: 'PATCH', headers, body: { start: STARTS[4] } }),
        )
      const [canceled, moved] = await Promise.all([cancel(headers['Booking-Token']), move()])
      expect(canceled.status).toBe(200)
      expect([200, 409]).toContain(moved.status)
      const states = await openDatabase().query('select state from bookings order by state')
      expect(states).toEqual([{ state: 'cancelled' }, { state: 'held' }])
      expect(await read()).toEqual([{ name: 'ann', times: 1, isOffered: true }])
    }
  })

  test('a time that is booked and declined at once is either booked or offered to the next person', async () => {
    for (let round = 0; round < 10; round += 1) {
      await empty()
      vi.setSystemTime(NOW)
      const token = await book(TIME)
      const headers = { [WAITLIST_TOKEN_HEADER]: await join('ann') }
      await join('ben')
      await cancel(token)
      const body = { start: TIME }
      const take = () =>
        untilAnswered(() =>
          ask(holds, '/api/holds?waitlist=book', { method: 'POST', headers, body }),
        )
      const decline = () =>
        untilAnswered(() => ask(holds, '/api/holds', { method: 'PATCH', headers, body }))
      const [taken, declined] = await Promise.all([take(), decline()])
      const isBooked = taken.status === 201
      expect([taken.status, declined.status]).toEqual(isBooked ? [201, 404] : [409, 200])
      const ben = (await read()).find(({ name }) => name === 'ben')
      expect(ben?.isOffered).toBe(!isBooked)
    }
  })
}
