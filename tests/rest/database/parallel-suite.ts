import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import bookings from '../../../api/bookings.ts'
import postHold from '../../../api/holds.ts'
import { connect, openDatabase } from '../../../api/_lib/request/db.ts'
import { CAPS, refuseTooMany } from '../../../api/_lib/request/limits.ts'
import { Refusal } from '../../../api/_lib/request/refusal.ts'
import { ask, collectLogs, formParts, SECRET } from '../../api/test-site.ts'

const POOL_SIZE = 10
const VISITORS = 100
const ROUNDS = 20

type Functions = Awaited<ReturnType<typeof loadFunctions>>

/** The functions as another instance of the host runs them, with nothing shared in memory. */
async function loadFunctions() {
  vi.resetModules()
  const [{ default: availability }, { default: holds }, database] = await Promise.all([
    import('../../../api/availability.ts'),
    import('../../../api/holds.ts'),
    import('../../../api/_lib/request/db.ts'),
  ])
  return { availability, holds, close: () => database.openDatabase().close() }
}

/** The booking function with many visitors at once. */
export function testParallelVisitors(url: string): void {
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-08T14:00:00Z') })
    vi.stubEnv('DATABASE_URL', url)
    vi.stubEnv('DATABASE_POOL_SIZE', String(POOL_SIZE))
    vi.stubEnv('SITE_SECRET', SECRET)
    vi.stubEnv('SMTP_URL', '')
  })
  afterAll(async () => {
    await openDatabase().query('delete from bookings')
    await openDatabase().close()
    vi.useRealTimers()
    vi.unstubAllEnvs()
  })

  const book = (start: string, key: string, email = `${key}@example.com`) => {
    const form = { topic: 'consultation', start, name: 'Pat Example', email }
    const headers = { 'Idempotency-Key': key }
    return ask(bookings, '/api/bookings', {
      method: 'POST',
      headers,
      body: { ...form, ...formParts() },
    })
  }
  /** A visitor sends again when a busy machine has no free connection for seconds. */
  const untilAnswered = async (send: () => Promise<Response>, tries = 20): Promise<number> => {
    const { status } = await send()
    return status === 503 && tries > 0 ? untilAnswered(send, tries - 1) : status
  }

  test(`one of ${VISITORS} simultaneous visitors gets the time, in each of ${ROUNDS} rounds`, async () => {
    collectLogs()
    for (let round = 0; round < ROUNDS; round += 1) {
      const [day, hour] = [9 + Math.floor(round / 5), 15 + (round % 5)]
      const start = `2027-03-${String(day).padStart(2, '0')}T${hour}:00:00Z`
      const statuses = await Promise.all(
        Array.from({ length: VISITORS }, () => {
          const key = randomUUID()
          return untilAnswered(() => book(start, key))
        }),
      )
      expect(statuses.filter((status) => status === 201)).toHaveLength(1)
      expect(statuses.filter((status) => status === 409)).toHaveLength(VISITORS - 1)
    }
  })

  test('simultaneous visitors cannot pass a cap together', async () => {
    collectLogs()
    const { query } = openDatabase()
    await query('delete from bookings')
    const starts = Array.from({ length: 60 }, (_, at) => {
      const [day, hour] = [9 + Math.floor(at / 6), 15 + (at % 6)]
      return `2027-03-${String(day).padStart(2, '0')}T${hour}:00:00Z`
    }).filter((start) => new Date(start).getUTCDay() % 6 !== 0)
    const countTaken = async (state: string, answers: Promise<unknown>[]) => {
      await Promise.all(answers)
      return (await query('select from bookings where state = $1', [state])).length
    }
    const bookEach = (email?: string) =>
      starts.map((start) => {
        const key = randomUUID()
        return untilAnswered(() => book(start, key, email))
      })
    const ofOne = bookEach('pat@example.com')
    expect(await countTaken('confirmed', ofOne)).toBe(CAPS.openBookings)
    const holds = starts.map((start) =>
      untilAnswered(() =>
        ask(postHold, '/api/holds', { method: 'POST', body: { topic: 'consultation', start } }),
      ),
    )
    expect(await countTaken('held', holds)).toBe(CAPS.liveHolds)
    await query('delete from bookings')
    expect(await countTaken('confirmed', bookEach())).toBe(CAPS.bookingsPerDay)
    await query('delete from bookings')
  })

  test('no other instance offers a time once it is taken', async () => {
    collectLogs()
    const start = '2027-03-16T15:00:00.000Z'
    const search = 'topic=consultation&from=2027-03-16&days=1'
    const [here, there] = [await loadFunctions(), await loadFunctions()]
    const timesAt = async ({ availability }: Functions) => {
      const { days } = await (await ask(availability, `/api/availability?${search}`)).json()
      return days[0].times
    }
    const hold = { method: 'POST', body: { topic: 'consultation', start } }
    for (const instance of [here, there]) expect(await timesAt(instance)).toContain(start)
    const { token } = await (await ask(here.holds, '/api/holds', hold)).json()
    expect(token).toMatch(/./)
    for (const instance of [there, here]) expect(await timesAt(instance)).not.toContain(start)
    expect((await ask(there.holds, '/api/holds', hold)).status).toBe(409)
    const elsewhere = { topic: 'consultation', start: '2027-03-16T17:00:00.000Z', replaces: token }
    await ask(there.holds, '/api/holds', { method: 'POST', body: elsewhere })
    for (const instance of [here, there]) expect(await timesAt(instance)).toContain(start)
    for (const { close } of [here, there]) await close()
  })

  test('lets exactly the allowed number of 100 simultaneous requests from one address pass', async () => {
    // A busy machine may take long for them.
    const { query, close } = connect(url, POOL_SIZE, 100_000)
    const name = `/api/test-${randomUUID()}`
    const limits = { tenMinutes: 7, day: 20 }
    const call = async (address: string, now: Date) => {
      const headers = { 'X-Forwarded-For': address }
      const request = new Request('https://www.example.com/', { headers })
      try {
        await refuseTooMany(query, { request, name, limits, now })
        return 'passed'
      } catch (error) {
        return error instanceof Refusal ? error.headers['Retry-After'] : error
      }
    }
    const passedAt = async (time: string) => {
      const now = new Date(time)
      const answers = await Promise.all(
        Array.from({ length: 100 }, () => call('198.51.100.7', now)),
      )
      return answers.filter((answer) => answer === 'passed').length
    }
    expect(await passedAt('2027-03-08T14:09:58Z')).toBe(7)
    expect(await call('198.51.100.7', new Date('2027-03-08T14:09:58Z'))).toBe('2')
    expect(await call('198.51.100.8', new Date('2027-03-08T14:09:58Z'))).toBe('passed')
    // A new ten-minute window, but refused requests do not count toward the day.
    expect(await passedAt('2027-03-08T14:10:00Z')).toBe(7)
    expect(await passedAt('2027-03-08T14:20:00Z')).toBe(6)
    expect(await passedAt('2027-03-08T14:30:00Z')).toBe(0)
    await query('delete from rate_limits')
    await close()
  })
}
