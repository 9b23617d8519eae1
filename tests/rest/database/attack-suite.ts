import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import availability from '../../../api/availability.ts'
import bookings from '../../../api/bookings.ts'
import holds from '../../../api/holds.ts'
import { openDatabase } from '../../../api/_lib/request/db.ts'
import { deliverDueMails } from '../../../api/_lib/mail/deliver.ts'
import { rushMail } from '../../../api/_lib/mail/office-mails.ts'
import { startMailSink } from '../../api/mail-sink.ts'
import { ask, collectLogs, formParts, SECRET } from '../../api/test-site.ts'

const PLACES = 100
const BOOKINGS = 100
const NETWORKS = 10
const TOPIC = 'business-return'

/** Strangers who try to keep all times through the waitlist. */
export function testAttack(url: string): void {
  let sink: Awaited<ReturnType<typeof startMailSink>>
  beforeAll(async () => {
    sink = await startMailSink()
    const settings = {
      DATABASE_URL: url,
      DATABASE_POOL_SIZE: '10',
      SITE_SECRET: SECRET,
      SMTP_URL: sink.url,
    }
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  })
  const empty = async () => {
    for (const table of ['bookings', 'waitlist_entries', 'rate_limits']) {
      await openDatabase().query(`delete from ${table}`)
    }
    await openDatabase().query(
      "update outbox set done_at = now(), outcome = 'sent' where done_at is null",
    )
  }
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-08T13:00:00Z') })
    collectLogs()
    await empty()
    sink.empty()
  })
  afterAll(async () => {
    await empty()
    await openDatabase().close()
    await sink.stop()
    vi.useRealTimers()
    vi.unstubAllEnvs()
  })

  /** A busy machine may have no free connection for seconds. */
  const untilAnswered = async (call: () => Promise<Response>): Promise<Response> => {
    const response = await call()
    return response.status === 503 ? untilAnswered(call) : response
  }
  /** The free starts of 90 minutes in all sixty days. */
  const readFree = async () => {
    const starts: string[] = []
    for (const from of ['2027-03-08', '2027-04-08']) {
      const search = `topic=${TOPIC}&from=${from}&days=31`
      const answer = await untilAnswered(() => ask(availability, `/api/availability?${search}`))
      const { days } = await answer.json()
      starts.push(...days.flatMap(({ times }: { times: string[] }) => times))
    }
    return starts
  }
  const join = (email: string) => {
    const wish = { topic: TOPIC, way: 'office', part: 'any', weekdays: [] }
    const body = { name: 'Pat', email, ...wish, ...formParts() }
    return untilAnswered(() => ask(holds, '/api/holds?waitlist=join', { method: 'POST', body }))
  }
  const book = (start: string, email: string, network: number) => {
    const body = { topic: TOPIC, start, name: 'Pat', email, ...formParts() }
    const headers = { 'X-Forwarded-For': `192.0.2.${network}`, 'Idempotency-Key': randomUUID() }
    const send = () => ask(bookings, '/api/bookings', { method: 'POST', headers, body })
    return untilAnswered(send)
  }
  const cancel = (token: string) => {
    const headers = { 'Booking-Token': token }
    return untilAnswered(() => ask(bookings, '/api/bookings', { method: 'DELETE', headers }))
  }

  /** A real client books, gets the mail and presses the button on the page that its link opens. */
  const serveClient = async (start: string) => {
    const made = await book(start, 'client@example.org', 200)
    expect([made.status, (await made.json()).booking.state]).toEqual([201, 'unconfirmed'])
    const linkOf = () =>
      sink.mails.find(({ to }) => to?.[0]?.address === 'client@example.org')?.text
    await vi.waitUntil(async () => {
      await deliverDueMails(openDatabase(), new Date())
      return linkOf()
    }, 60_000)
    const [, token = ''] = /#booking=([\w-]{43})/.exec(linkOf() ?? '') ?? []
    const headers = { 'Booking-Token': token }
    const confirm = () => ask(bookings, '/api/bookings', { method: 'POST', headers, body: {} })
    const confirmed = await untilAnswered(confirm)
    expect([confirmed.status, (await confirmed.json()).booking?.state]).toEqual([200, 'confirmed'])
  }

  test.each([
    ['one mailbox', () => `bot+${randomUUID()}@example.net`],
    ['a hundred mailboxes', () => `${randomUUID()}@example.net`],
  ])(
    'places of %s and bookings that are canceled keep a tenth of the times at most',
    async (_, newAddress) => {
      for (let each = 0; each < PLACES; each += 1) await join(newAddress())
      const places = await openDatabase().query('select from waitlist_entries')
      const before = await readFree()
      const step = Math.floor(before.length / BOOKINGS)
      const churn = async (at: number) => {
        const made = await book(
          before[at * step] ?? '',
          `${randomUUID()}@example.net`,
          at % NETWORKS,
        )
        const { token } = await made.json()
        if (token) await cancel(token)
        return made.status
      }
      const churnFrom = (from: number) =>
        Promise.all(Array.from({ length: BOOKINGS / 2 }, (_, at) => churn(from + at)))
      const statuses = await churnFrom(0)
      const [, others] = await Promise.all([
        serveClient(before.at(-1) ?? ''),
        churnFrom(BOOKINGS / 2),
      ])
      statuses.push(...others)
      const after = await readFree()
      const canceled = await openDatabase().query(`select from bookings where state = 'cancelled'`)
      const numbers = `${places.length} places, ${statuses.length} tries, ${canceled.length} canceled: ${before.length} free starts, then ${after.length}`
      process.stdout.write(`${numbers}\n`)
      expect(after.length).toBeGreaterThanOrEqual(before.length * 0.9)
      expect((await rushMail(openDatabase().query, '2027-03-08'))?.text).toContain('canceled')
    },
  )
}
