import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import {
  cancelBooking,
  confirmHold,
  listBusy,
  moveBooking,
  type NewBooking,
  type Visitor,
  takeSlot,
} from '../../api/_lib/booking/booking-store.ts'
import { connect, sqlState } from '../../api/_lib/request/db.ts'
import type { Slot } from '../../api/_lib/booking/slots.ts'

const VISITOR: Visitor = {
  name: 'Pat Example',
  way: 'office',
  phone: '+17405550199',
}
const NOW = new Date('2027-03-01T12:00:00Z')

const slotAt = (start: string | Date, minutes = 30): Slot => {
  const after = (count: number) => new Date(new Date(start).getTime() + count * 60_000)
  return { start: after(0), end: after(minutes), blockedUntil: after(minutes + 15) }
}

const newBooking = (slot: Slot, parts: Partial<NewBooking> = {}): NewBooking => ({
  id: randomUUID(),
  reference: `B-${randomBytes(4).toString('hex').toUpperCase()}`,
  topic: 'consultation',
  tokenHash: randomBytes(32),
  slot,
  visitor: VISITOR,
  ...parts,
})

const hold = (slot: Slot, minutes = 5) =>
  newBooking(slot, { visitor: undefined, heldUntil: new Date(NOW.getTime() + minutes * 60_000) })

/**
 * The rules that the database itself enforces, for any PostgreSQL.
 * @param calls the number of simultaneous requests
 */
export function testBookings(
  url: string,
  { poolSize, calls, rounds }: { poolSize: number; calls: number; rounds: number },
): void {
  // A busy machine may take long for hundreds of requests.
  const database = connect(url, poolSize, 100_000)
  const { query, transaction } = database
  const take = (entry: NewBooking, advisers = 1, now = NOW) =>
    transaction((each) => takeSlot(each, advisers, entry, now))

  beforeEach(async () => {
    await query('delete from bookings')
  })
  afterAll(() => database.close())

  const countOverlaps = async () => {
    const [row] = await query<{ count: number }>(
      `select count(*)::int from bookings a join bookings b
        on a.id < b.id and a.adviser = b.adviser and a.blocked && b.blocked
        where a.state in ('held', 'confirmed') and b.state in ('held', 'confirmed')`,
    )
    return row?.count
  }

  test(`one of ${calls} requests for one time succeeds, in each of ${rounds} rounds (R194)`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const slot = slotAt(`2027-03-${10 + round}T14:00:00Z`)
      const all = Array.from({ length: calls }, () => take(newBooking(slot)))
      const won = (await Promise.all(all)).filter((row) => row !== null)
      expect(won).toHaveLength(1)
    }
  })

  test.each(['2027-03-14T05:00:00Z', '2027-11-07T04:00:00Z'])(
    `${5 * calls} random requests around the clock change on %s never overlap`,
    async (midnight) => {
      const tries = Array.from({ length: 5 * calls }, () => {
        const minutes = Math.floor(Math.random() * 96 * 6) * 15 - 24 * 60
        const start = new Date(Date.parse(midnight) + minutes * 60_000)
        return take(newBooking(slotAt(start, 15 + Math.floor(Math.random() * 6) * 15)), 2)
      })
      const taken = (await Promise.all(tries)).filter((row) => row !== null)
      expect(taken.length).toBeGreaterThan(calls / 2)
      expect(taken.length).toBeLessThan(5 * calls)
      expect(await countOverlaps()).toBe(0)
      const [stored] = await query<{ count: number }>('select count(*)::int from bookings')
      expect(stored?.count).toBe(taken.length)
    },
  )

  test('keeps the pause after an appointment and allows a start at its end', async () => {
    expect(await take(newBooking(slotAt('2027-03-16T14:00:00Z')))).not.toBeNull()
    expect(await take(newBooking(slotAt('2027-03-16T14:30:00Z')))).toBeNull()
    expect(await take(newBooking(slotAt('2027-03-16T13:30:00Z')))).toBeNull()
    expect(await take(newBooking(slotAt('2027-03-16T14:45:00Z')))).not.toBeNull()
    expect(await take(newBooking(slotAt('2027-03-16T13:15:00Z')))).not.toBeNull()
  })

  test.each(['1099', 'Form_W-2', 'x'.repeat(40)])('accepts the topic name %s', async (topic) => {
    const row = await take(newBooking(slotAt('2027-03-16T14:00:00Z'), { topic }))
    expect(row).toMatchObject({ topic })
  })

  test('books one visitor per adviser at the same time', async () => {
    const slot = slotAt('2027-03-16T14:00:00Z')
    const rows = await Promise.all(Array.from({ length: 10 }, () => take(newBooking(slot), 3)))
    const advisers = rows.flatMap((row) => row?.adviser ?? [])
    expect(advisers.toSorted((a, b) => a - b)).toEqual([1, 2, 3])
  })

  test('a hold keeps its time until it expires', async () => {
    const slot = slotAt('2027-03-16T14:00:00Z')
    const held = await take(hold(slot))
    expect(held).toMatchObject({ state: 'held', heldUntil: new Date('2027-03-01T12:05:00Z') })
    const [before, end] = [new Date('2027-03-01T12:04:59Z'), new Date('2027-03-01T12:05:00Z')]
    const span = { from: slot.start, until: slot.blockedUntil }
    const busyAt = (now: Date) => listBusy(query, 1, span, now)
    expect([await busyAt(before), await busyAt(end)]).toMatchObject([[{ adviser: 1 }], []])
    expect(await take(newBooking(slot), 1, before)).toBeNull()
    expect(await take(newBooking(slot), 1, end)).not.toBeNull()
  })

  test('a hold also blocks a move until it expires', async () => {
    const slot = slotAt('2027-03-16T14:00:00Z')
    const booked = await take(newBooking(slotAt('2027-03-16T16:00:00Z')))
    await take(hold(slot))
    const moveAt = (now: string) =>
      transaction((each) => moveBooking(each, 1, { id: booked?.id ?? '', slot }, new Date(now)))
    expect(await moveAt('2027-03-01T12:04:59Z')).toBeNull()
    expect(await moveAt('2027-03-01T12:05:00Z')).toMatchObject({ startsAt: slot.start })
  })

  test('moves a booking to any free adviser', async () => {
    const slot = slotAt('2027-03-16T14:00:00Z')
    await take(newBooking(slot), 2)
    const [one, two] = await Promise.all(
      ['16:00', '18:00'].map((time) => take(newBooking(slotAt(`2027-03-16T${time}:00Z`)))),
    )
    const move = (id = '') => transaction((each) => moveBooking(each, 2, { id, slot }, NOW))
    expect(await move(one?.id)).toMatchObject({ adviser: 2, startsAt: slot.start })
    expect(await move(two?.id)).toBeNull()
  })

  test('turns a hold into a booking once, before it expires and only for its time', async () => {
    const entry = hold(slotAt('2027-03-16T14:00:00Z'))
    await take(entry)
    const confirm = (parts: Partial<NewBooking>, now = NOW) =>
      confirmHold(query, { ...entry, ...parts }, VISITOR, now)
    expect(await confirm({}, new Date('2027-03-01T12:05:00Z'))).toBeNull()
    expect(await confirm({ topic: 'letter' })).toBeNull()
    expect(await confirm({ slot: slotAt('2027-03-16T15:00:00Z') })).toBeNull()
    expect(await confirm({ tokenHash: randomBytes(32) })).toBeNull()
    expect(await confirm({})).toMatchObject({ id: entry.id, state: 'confirmed', heldUntil: null })
    expect(await confirm({})).toBeNull()
  })

  test('allows a move to overlap its own old time, but no other booking', async () => {
    const own = await take(newBooking(slotAt('2027-03-16T14:00:00Z')))
    await take(newBooking(slotAt('2027-03-16T16:00:00Z')))
    const move = (start: string) =>
      transaction((each) => moveBooking(each, 1, { id: own?.id ?? '', slot: slotAt(start) }, NOW))
    expect(await move('2027-03-16T16:15:00Z')).toBeNull()
    expect(await move('2027-03-16T14:15:00Z')).toMatchObject({
      sequence: 1,
      startsAt: new Date('2027-03-16T14:15:00Z'),
    })
  })

  test('simultaneous moves and bookings neither overlap nor deadlock', async () => {
    const hours = Array.from({ length: 8 }, (_, hour) => `2027-03-16T${hour + 10}:00:00Z`)
    const rows = await Promise.all(hours.map((start) => take(newBooking(slotAt(start)))))
    const moves = rows.flatMap((row, place) =>
      row ? [{ id: row.id, slot: slotAt(`2027-03-16T20:${place % 2 ? '00' : '15'}:00Z`) }] : [],
    )
    const tries = [
      ...moves.map((entry) => transaction((each) => moveBooking(each, 1, entry, NOW))),
      ...Array.from({ length: 20 }, () => take(newBooking(slotAt('2027-03-16T20:00:00Z')))),
    ]
    const won = (await Promise.all(tries)).filter((row) => row !== null)
    expect(won).toHaveLength(1)
    expect(await countOverlaps()).toBe(0)
  })

  test('frees a canceled time', async () => {
    const slot = slotAt('2027-03-16T14:00:00Z')
    const row = await take(newBooking(slot))
    const range = {
      from: new Date('2027-03-16T14:40:00Z'),
      until: new Date('2027-03-16T20:00:00Z'),
    }
    expect(await listBusy(query, 1, range, NOW)).toEqual([
      {
        isClosed: false,
        adviser: 1,
        from: new Date('2027-03-16T14:00:00Z'),
        until: new Date('2027-03-16T14:45:00Z'),
      },
    ])
    expect(await cancelBooking(query, row?.id ?? '')).toMatchObject({ state: 'cancelled' })
    expect(await cancelBooking(query, row?.id ?? '')).toBeNull()
    expect(await listBusy(query, 1, range, NOW)).toEqual([])
    expect(await take(newBooking(slot))).not.toBeNull()
  })

  test.each<[string, Record<string, unknown>]>([
    ['a booking without a name', { name: null }],
    ['a booking without email and phone', { phone: null }],
    ['an end before the start', { ends_at: '2027-03-16T13:00:00Z' }],
    [
      'a blocked time shorter than the appointment',
      { blocked: '[2027-03-16T14:00Z,2027-03-16T14:10Z)' },
    ],
    ['an unknown state', { state: 'maybe' }],
    ['a hold without an end', { state: 'held' }],
  ])('the schema refuses %s', async (_, parts) => {
    const row = {
      id: randomUUID(),
      reference: 'B-00000001',
      topic: 'letter',
      adviser: 1,
      starts_at: '2027-03-16T14:00:00Z',
      ends_at: '2027-03-16T14:30:00Z',
      blocked: '[2027-03-16T14:00Z,2027-03-16T14:45Z)',
      state: 'confirmed',
      token_hash: randomBytes(32),
      name: 'Pat',
      phone: '+17405550199',
      ...parts,
    }
    const names = Object.keys(row)
    const marks = names.map((_name, place) => `$${place + 1}`)
    const insert = query(
      `insert into bookings (${names.join(', ')}) values (${marks.join(', ')})`,
      Object.values(row),
    )
    await expect(insert.catch((error: unknown) => sqlState(error))).resolves.toBe('23514')
  })
}
