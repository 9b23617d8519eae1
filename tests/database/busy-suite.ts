import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { storeBusyTimes } from '../../api/_lib/calendars/busy-calendars.ts'
import { listBusy, moveBooking, takeSlot } from '../../api/_lib/booking/booking-store.ts'
import { listClashes } from '../../api/_lib/office/store.ts'
import { connect } from '../../api/_lib/request/db.ts'
import { freeDays, slotsOf } from '../../api/_lib/booking/slots.ts'
import { booking as rules } from '../fixtures/booking.ts'

const NOW = new Date('2027-03-01T12:00:00Z')
const CALENDAR = { url: 'https://calendar.example.com/x.ics', adviser: null }
const VISITOR = { name: 'Pat Example', phone: '+17405550199', way: 'office' as const }

const slotAt = (start: string, minutes = 30) => {
  const after = (count: number) => new Date(Date.parse(start) + count * 60_000)
  return { start: after(0), end: after(minutes), blockedUntil: after(minutes + 15) }
}
const entryAt = (start: string) => ({
  id: randomUUID(),
  reference: `B-${randomBytes(4).toString('hex').toUpperCase()}`,
  topic: 'consultation',
  tokenHash: randomBytes(32),
  slot: slotAt(start),
  visitor: VISITOR,
})

/** Times that are taken without a booking, for any PostgreSQL. */
export function testBusyTimes(url: string, poolSize: number): void {
  const database = connect(url, poolSize, 100_000)
  const { query, transaction } = database
  const take = (start: string, advisers = 1) =>
    transaction((each) => takeSlot(each, advisers, entryAt(start), NOW))
  const say = (
    spans: [string, string][],
    calendar: { url: string; adviser: number | null } = CALENDAR,
  ) =>
    storeBusyTimes(
      database,
      calendar,
      {
        spans: spans.map(([from, until]) => ({ from: new Date(from), until: new Date(until) })),
        unclear: [],
        skipped: [],
        unanswered: [],
      },
      NOW,
    )
  const close = (parts: Record<string, unknown>) => {
    const row = {
      first_day: '2027-03-16',
      last_day: '2027-03-16',
      time_zone: rules.timeZone,
      ...parts,
    }
    const names = Object.keys(row)
    return query(
      `insert into closed_times (${names.join()}) values (${names.map((_, at) => `$${at + 1}`).join()})`,
      Object.values(row),
    )
  }

  const empty = async () => {
    for (const table of ['bookings', 'busy_calendars', 'closed_times'])
      await query(`delete from ${table}`)
  }
  beforeEach(empty)
  afterAll(async () => {
    await empty()
    await database.close()
  })

  // The embedded database runs one statement at a time.
  if (poolSize > 1) {
    test('a busy time stays free or is reported as a conflict when bookings arrive at once', async () => {
      let wonByCalendar = 0
      for (let round = 0; round < 40; round += 1) {
        const start = new Date(Date.parse('2027-03-16T14:00:00Z') + round * 3_600_000).toISOString()
        const end = new Date(Date.parse(start) + 1_800_000).toISOString()
        // In every second round the calendar starts a moment sooner, and the bookings still overlap with it.
        const isSooner = round % 2 === 1
        const sooner = isSooner ? say([[start, end]]) : undefined
        if (isSooner) await query('select 1')
        const bookings = [take(start), take(start), take(start), take(start)]
        const answers = await Promise.all([...bookings, sooner ?? say([[start, end]])])
        const won = answers.filter((row) => row)
        const clashes = await listClashes(query, NOW)
        expect(won.length).toBeLessThanOrEqual(1)
        expect(clashes).toHaveLength(won.length)
        expect(await take(start), 'from then on').toBeNull()
        if (won.length === 0) wonByCalendar += 1
        await query('delete from bookings')
        await say([])
      }
      expect(wonByCalendar).toBeGreaterThan(0)
    })
  }

  test('neither a booking nor a move gets a busy time or the pause before it', async () => {
    await say([['2027-03-16T15:00:00Z', '2027-03-16T16:00:00Z']])
    expect(await take('2027-03-16T14:30:00Z')).toBeNull()
    expect(await take('2027-03-16T15:30:00Z')).toBeNull()
    expect(await take('2027-03-16T16:00:00Z')).not.toBeNull()
    const row = await take('2027-03-16T14:15:00Z')
    const move = (start: string) =>
      transaction((each) => moveBooking(each, 1, { id: row?.id ?? '', slot: slotAt(start) }, NOW))
    expect(await move('2027-03-16T15:15:00Z')).toBeNull()
    expect(await move('2027-03-16T17:00:00Z')).not.toBeNull()
  })

  test('one adviser’s calendar does not affect the other', async () => {
    await say([['2027-03-16T15:00:00Z', '2027-03-16T16:00:00Z']], { ...CALENDAR, adviser: 1 })
    expect(await take('2027-03-16T15:00:00Z', 2)).toMatchObject({ adviser: 2 })
    expect(await take('2027-03-16T15:00:00Z', 2)).toBeNull()
  })

  test('a booking can be canceled and marked after its time became busy or closed', async () => {
    const row = await take('2027-03-16T15:00:00Z')
    await say([['2027-03-16T15:00:00Z', '2027-03-16T16:00:00Z']])
    await close({})
    const [changed] = await query(`update bookings set note = 'x' where id = $1 returning note`, [
      row?.id,
    ])
    expect(changed).toEqual({ note: 'x' })
    const [gone] = await query(
      `update bookings set state = 'cancelled' where id = $1 returning state`,
      [row?.id],
    )
    expect(gone).toEqual({ state: 'cancelled' })
  })

  // March 16, 2027 is a Tuesday, and the office opens at 9:00, which is 13:00 UTC.
  test.each<[string, Record<string, unknown>, string[]]>([
    ['a day off', {}, []],
    [
      'a day off for the other adviser',
      { adviser: 2 },
      ['13:00', '13:30', '14:00', '16:00', '20:30'],
    ],
    [
      'from ten to twelve',
      { from_time: '10:00', until_time: '12:00' },
      ['13:00', '13:30', '16:00', '20:30'],
    ],
    [
      'Tuesdays from one o’clock on',
      {
        first_day: '2027-03-01',
        last_day: null,
        weekday: 2,
        from_time: '13:00',
        until_time: '17:00',
      },
      ['13:00', '13:30', '14:00', '16:00'],
    ],
    [
      'Mondays',
      { first_day: '2027-03-01', last_day: null, weekday: 1 },
      ['13:00', '13:30', '14:00', '16:00', '20:30'],
    ],
    ['a week around it', { first_day: '2027-03-13', last_day: '2027-03-20' }, []],
    [
      'Tuesdays until last week',
      { first_day: '2027-03-01', last_day: '2027-03-12', weekday: 2 },
      ['13:00', '13:30', '14:00', '16:00', '20:30'],
    ],
  ])('closed for %s: the list and the database agree', async (_, parts, expected) => {
    await close(parts)
    const range = {
      from: new Date('2027-03-16T04:00:00Z'),
      until: new Date('2027-03-17T04:00:00Z'),
    }
    const [topic] = rules.topics
    const day = '2027-03-16'
    const busy = await listBusy(query, 1, range, NOW)
    const listed = freeDays(rules, topic, { from: day, to: day }, NOW, busy)[0]?.times ?? []
    const taken: string[] = []
    for (const { start } of slotsOf(rules, topic, day)) {
      if (await take(start.toISOString())) taken.push(start.toISOString())
      await query('delete from bookings')
    }
    expect(taken).toEqual(listed)
    const probes = ['13:00', '13:30', '14:00', '16:00', '20:30']
    expect(probes.filter((time) => listed.includes(`2027-03-16T${time}:00.000Z`))).toEqual(expected)
  })
}
