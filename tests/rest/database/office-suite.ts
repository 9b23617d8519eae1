import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import bookings from '../../../api/bookings.ts'
import office from '../../../api/office.ts'
import { openDatabase } from '../../../api/_lib/request/db.ts'
import { ask, collectLogs, formParts, SECRET } from '../../api/test-site.ts'
import { signInAs } from '../../fixtures/office.ts'

const NOON = '2027-03-16T16:00:00.000Z'
const FORM = { topic: 'consultation', start: NOON }
const VISITOR = { name: 'Pat Example', phone: '740 555 0199' }

const CALLERS = 100

/** The desk and visitors at the same moment. */
export function testDesk(url: string) {
  let insider: Record<string, string>
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-08T14:00:00Z') })
    const settings = {
      DATABASE_URL: `${url}?application_name=desk`,
      DATABASE_POOL_SIZE: '10',
      SITE_SECRET: SECRET,
      SMTP_URL: '',
      OFFICE_EMAILS: 'desk@example.com',
    }
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
    insider = signInAs('desk@example.com')
  })
  const empty = async (...tables: string[]) => {
    for (const table of tables) await openDatabase().query(`delete from ${table}`)
  }
  beforeEach(async () => {
    collectLogs()
    await empty('bookings', 'closed_times', 'rate_limits')
  })
  afterAll(async () => {
    await empty('bookings', 'closed_times', 'rate_limits')
    await openDatabase().close()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
  })

  const act = (action: object) =>
    ask(office, '/api/office', { method: 'POST', headers: insider, body: action })
  const visit = (start = NOON) =>
    ask(bookings, '/api/bookings', {
      method: 'POST',
      body: { ...FORM, start, ...VISITOR, ...formParts() },
    })
  const take = (start = NOON) =>
    act({
      action: 'book',
      key: randomUUID(),
      ...FORM,
      start,
      visitor: { way: 'phone', ...VISITOR },
    })
  /** A busy machine may have no free connection for seconds. */
  const untilAnswered = async (call: () => Promise<Response>): Promise<Response> => {
    const response = await call()
    return response.status === 503 ? untilAnswered(call) : response
  }
  const statusesOf = (responses: Response[]) => responses.map(({ status }) => status)

  test(`one of ${CALLERS} simultaneous bookings by desk and visitors gets the time`, async () => {
    for (let round = 0; round < 5; round += 1) {
      await empty('bookings')
      const calls = Array.from({ length: CALLERS }, (_, place) =>
        untilAnswered(() => (place % 2 ? take() : visit())),
      )
      const statuses = statusesOf(await Promise.all(calls))
      expect(statuses.filter((status) => status === 409)).toHaveLength(CALLERS - 1)
      expect(statuses.filter((status) => status === 200 || status === 201)).toHaveLength(1)
    }
  })

  test('one of two simultaneous moves by client and desk succeeds and the other is refused', async () => {
    for (let round = 0; round < 20; round += 1) {
      await empty('bookings')
      const { booking, token } = await (await untilAnswered(() => visit())).json()
      const byClient = () =>
        ask(bookings, '/api/bookings', {
          method: 'PATCH',
          headers: { 'Booking-Token': token, 'Booking-Version': String(booking.version) },
          body: { start: '2027-03-17T16:00:00.000Z' },
        })
      const { reference, version } = booking
      const byDesk = () =>
        act({ action: 'move', reference, version, start: '2027-03-18T16:00:00.000Z' })
      const [client, desk] = await Promise.all(
        round % 2
          ? [untilAnswered(byClient), untilAnswered(byDesk)]
          : [untilAnswered(byDesk), untilAnswered(byClient)].toReversed(),
      )
      expect(new Set([client?.status, desk?.status])).toEqual(new Set([200, 409]))
      const loser = client?.status === 409 ? client : desk
      expect(await loser?.json()).toMatchObject({ error: { code: 'changed_elsewhere' } })
      const [row] = await openDatabase().query<{ sequence: number; day: string }>(
        `select sequence, to_char(starts_at at time zone 'UTC', 'DD') as day from bookings`,
      )
      expect(row).toEqual({ sequence: 1, day: client?.status === 200 ? '17' : '18' })
    }
  })

  test('closing a day lists or refuses a simultaneous booking', async () => {
    for (let round = 0; round < 10; round += 1) {
      await empty('bookings', 'closed_times')
      const day = { adviser: null, firstDay: '2027-03-16', lastDay: '2027-03-16', weekday: null }
      const close = () =>
        act({ action: 'close', ...day, fromTime: null, untilTime: null, isSure: true })
      const [closed, booked] = await Promise.all([
        untilAnswered(close),
        untilAnswered(() => visit()),
      ])
      const { appointments } = await closed.json()
      expect(appointments).toHaveLength(booked.status === 201 ? 1 : 0)
    }
  })

  test('of several who set a notice at once, one does, and of several who end it', async () => {
    const until = new Date(Date.now() + 3600_000).toISOString()
    for (let round = 0; round < 10; round += 1) {
      await empty('site_notice')
      const set = (text: string) => act({ action: 'setNotice', text, until, seen: null })
      const sets = await Promise.all(
        ['One', 'Two', 'Three'].map((text) => untilAnswered(() => set(text))),
      )
      expect(sets.filter(({ status }) => status === 200)).toHaveLength(1)
      const [row] = await openDatabase().query<{ id: string }>('select id from site_notice')
      const end = () => act({ action: 'endNotice', id: row?.id })
      const ends = await Promise.all([1, 2, 3].map(() => untilAnswered(end)))
      expect(ends.filter(({ status }) => status === 200)).toHaveLength(1)
    }
  })

  test('removing extra hours lists or refuses a simultaneous booking', async () => {
    const evening = { day: '2027-03-16', fromTime: '18:00', untilTime: '20:00' }
    for (let round = 0; round < 10; round += 1) {
      await empty('bookings', 'extra_hours')
      await act({ action: 'addHours', ...evening })
      const [row] = await openDatabase().query<{ id: string }>('select id from extra_hours')
      const remove = () => act({ action: 'removeHours', id: row?.id, isSure: true })
      const [removed, booked] = await Promise.all([
        untilAnswered(remove),
        untilAnswered(() => visit('2027-03-16T22:00:00.000Z')),
      ])
      const { appointments } = await removed.json()
      expect(appointments).toHaveLength(booked.status === 201 ? 1 : 0)
    }
  })
}
