import type { Way } from '../../src/contracts/bookings.js'
import type { Query } from './db.js'
import type { Busy, Slot } from './slots.js'

export type BookingState = 'held' | 'confirmed' | 'cancelled'
export type Visitor = { name: string; email?: string; phone?: string; note?: string; way: Way }
export type BookingRow = {
  id: string
  reference: string
  topic: string
  adviser: number
  startsAt: Date
  endsAt: Date
  state: BookingState
  heldUntil: Date | null
  sequence: number
  name: string | null
  email: string | null
  phone: string | null
  note: string | null
  way: Way
  tokenHash: Buffer
}
export type NewBooking = {
  id: string
  reference: string
  topic: string
  tokenHash: Buffer
  slot: Slot
  /** Held until then while the form is filled in; confirmed when absent. */
  heldUntil?: Date
  visitor?: Visitor
}

const COLUMNS = `id, reference, topic, adviser, starts_at as "startsAt", ends_at as "endsAt", state,
  held_until as "heldUntil", sequence, name, email, phone, note, way,
  token_hash as "tokenHash"`

/** Any number of our own. */
const MOVE_LOCK = 4_382_100

/**
 * Takes a time for the first adviser who is free. The exclusion constraint decides, so of any number
 * of calls at once one wins. "On conflict" also spares them the deadlock that plain inserts with
 * such a constraint run into.
 * @param now ends holds that have run out
 * @returns the booking, or null when every adviser is taken
 */
export async function takeSlot(
  query: Query,
  advisers: number,
  { id, reference, topic, tokenHash, slot, heldUntil, visitor }: NewBooking,
  now: Date,
): Promise<BookingRow | null> {
  const { start, end, blockedUntil } = slot
  await endLapsedHolds(query, slot, now)
  for (let adviser = 1; adviser <= advisers; adviser += 1) {
    const [row] = await query<BookingRow>(
      `insert into bookings (id, reference, topic, adviser, starts_at, ends_at, blocked, state,
          held_until, token_hash, name, email, phone, note, way)
        values ($1, $2, $3, $4, $5, $6, tstzrange($5, $7), $8, $9, $10, $11, $12, $13, $14, $15)
        on conflict do nothing returning ${COLUMNS}`,
      [
        id,
        reference,
        topic,
        adviser,
        start,
        end,
        blockedUntil,
        heldUntil ? 'held' : 'confirmed',
        heldUntil,
        tokenHash,
        visitor?.name,
        visitor?.email,
        visitor?.phone,
        visitor?.note,
        visitor?.way ?? 'office',
      ],
    )
    if (row) return row
  }
  return null
}

/** Turns a hold into a booking; null when it is not, or no longer, a hold of that time and topic. */
export async function confirmHold(
  query: Query,
  { tokenHash, topic, slot }: Pick<NewBooking, 'tokenHash' | 'topic' | 'slot'>,
  visitor: Visitor,
  now: Date,
): Promise<BookingRow | null> {
  const [row] = await query<BookingRow>(
    `update bookings
      set state = 'confirmed', held_until = null, name = $5, email = $6, phone = $7, note = $8,
        way = $9
      where token_hash = $1 and topic = $2 and starts_at = $3 and state = 'held' and held_until > $4
      returning ${COLUMNS}`,
    [
      tokenHash,
      topic,
      slot.start,
      now,
      visitor.name,
      visitor.email,
      visitor.phone,
      visitor.note,
      visitor.way,
    ],
  )
  return row ?? null
}

/** A hold that has run out no longer stands in the way of anyone. */
async function endLapsedHolds(query: Query, slot: Slot, now: Date): Promise<void> {
  const { start, blockedUntil } = slot
  await query(
    `delete from bookings
      where state = 'held' and held_until <= $1 and blocked && tstzrange($2, $3)`,
    [now, start, blockedUntil],
  )
}

/** Gives a held time back. A confirmed booking is left alone. */
export async function releaseHold(query: Query, tokenHash: Buffer): Promise<void> {
  await query(`delete from bookings where token_hash = $1 and state = 'held'`, [tokenHash])
}

/** The booking of a private link, locked until the transaction ends. Holds are none. */
export async function findBooking(query: Query, tokenHash: Buffer): Promise<BookingRow | null> {
  const [row] = await query<BookingRow>(
    `select ${COLUMNS} from bookings where token_hash = $1 and state <> 'held' for update`,
    [tokenHash],
  )
  return row ?? null
}

/** A booking, also a cancelled one, or null. */
export async function findBookingById(query: Query, id: string): Promise<BookingRow | null> {
  const [row] = await query<BookingRow>(`select ${COLUMNS} from bookings where id = $1`, [id])
  return row ?? null
}

/**
 * Moves a booking to another time, to any adviser who is free then. A call that loses against
 * another at the last moment fails with an exclusion violation, after which its transaction is tried
 * again.
 * @returns the moved booking, or null when every adviser is taken
 */
export async function moveBooking(
  query: Query,
  advisers: number,
  { id, slot }: { id: string; slot: Slot },
  now: Date,
): Promise<BookingRow | null> {
  const { start, end, blockedUntil } = slot
  // One move after the other: unlike inserts, updates that want one time at once would wait for each
  // other until the database ends them.
  await query('select pg_advisory_xact_lock($1)', [MOVE_LOCK])
  await endLapsedHolds(query, slot, now)
  for (let adviser = 1; adviser <= advisers; adviser += 1) {
    const [row] = await query<BookingRow>(
      `update bookings
        set adviser = $2, starts_at = $3, ends_at = $4, blocked = tstzrange($3, $5),
          sequence = sequence + 1
        where id = $1 and not exists (
          select from bookings other
          where other.id <> $1 and other.adviser = $2 and other.state in ('held', 'confirmed')
            and other.blocked && tstzrange($3, $5)
        )
        returning ${COLUMNS}`,
      [id, adviser, start, end, blockedUntil],
    )
    if (row) return row
  }
  return null
}

/** Cancels a confirmed booking; null when it is none any more. */
export async function cancelBooking(query: Query, id: string): Promise<BookingRow | null> {
  const [row] = await query<BookingRow>(
    `update bookings set state = 'cancelled', sequence = sequence + 1
      where id = $1 and state = 'confirmed' returning ${COLUMNS}`,
    [id],
  )
  return row ?? null
}

/**
 * What is taken between two moments.
 * @param own hash of the token of a booking or hold that is left out
 */
export async function listBusy(
  query: Query,
  from: Date,
  until: Date,
  now: Date,
  own?: Buffer,
): Promise<Busy[]> {
  return query<Busy>(
    `select adviser, lower(blocked) as "from", upper(blocked) as until from bookings
      where state in ('held', 'confirmed') and (held_until is null or held_until > $3)
        and blocked && tstzrange($1, $2) and token_hash is distinct from $4`,
    [from, until, now, own],
  )
}

/** The confirmed bookings that start between two moments, in order of time. */
export async function listBookings(query: Query, from: Date, until: Date): Promise<BookingRow[]> {
  return query<BookingRow>(
    `select ${COLUMNS} from bookings
      where state = 'confirmed' and starts_at >= $1 and starts_at < $2 order by starts_at`,
    [from, until],
  )
}

/** The confirmed bookings made with an email address, from a moment on, in order of time. */
export async function listBookingsOf(
  query: Query,
  email: string,
  from: Date,
): Promise<BookingRow[]> {
  return query<BookingRow>(
    `select ${COLUMNS} from bookings
      where lower(email) = lower($1) and state = 'confirmed' and ends_at >= $2
      order by starts_at limit 100`,
    [email, from],
  )
}
