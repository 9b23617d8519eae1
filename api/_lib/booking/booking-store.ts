import { randomUUID } from 'node:crypto'
import type { BookingForm, Way } from '../../../src/shared/contracts/bookings.ts'
import type { Query } from '../request/db.ts'
import { columnOf, insertInto } from '../request/rows.ts'
import { bookingToken, createReference, hash } from '../request/secret.ts'
import type { Busy, Slot, Span } from './slots.ts'

type BookingState = 'held' | 'confirmed' | 'cancelled'
export type Visitor = BookingForm
export type BookingRow = {
  id: string
  reference: string
  topic: string
  adviser: number
  startsAt: Date
  endsAt: Date
  /** The start before the last move. */
  movedFrom: Date | null
  state: BookingState
  heldUntil: Date | null
  createdAt: Date
  sequence: number
  name: string | null
  email: string | null
  phone: string | null
  /** Of a second person, who gets the mails but not the private link. */
  secondEmail: string | null
  note: string | null
  /** The office's own. Goes into no mail and no calendar. */
  officeNote: string | null
  /** What the office added to the mail about the last move or cancellation. */
  message: string | null
  way: Way
  tokenHash: Buffer
  /** How often the private link was replaced. */
  linkNumber: number
  /** Increases with every change to the row. */
  version: number
  attendance: 'done' | 'no_show' | null
  trail: TrailEntry[]
  /** Set in a copy for the second person's mails (forSecond). */
  isForSecond?: true
}
/** Who changed what when. `who` is an address of the office, or `client`; `why` the client's reason for canceling. */
export type TrailEntry = { at: string; who: string; what: string; why?: string }
/** What the trail of the office's own bookings says. */
export const BOOKED_AT_DESK = 'booked at the desk'
/** What opens a booking: the hash of its token, its reference with the address it was made with, or the office. */
export type BookingKey =
  | { tokenHash: Buffer }
  | { reference: string; email: string }
  /** From the desk, which may change every booking. */
  | { reference: string; isOffice: true }
  /** From our own database. */
  | { id: string }
/** How someone is known: without an email address or number, they are nobody. */
export type Person = { email?: string | null; phone?: string | null }
export type NewBooking = {
  id: string
  reference: string
  topic: string
  tokenHash: Buffer
  slot: Slot
  /** When the hold expires. Absent on confirmed bookings. */
  heldUntil?: Date
  visitor?: Visitor
}

export const BOOKING_COLUMNS = `id, reference, topic, adviser, starts_at as "startsAt", ends_at as "endsAt",
  moved_from as "movedFrom", state, held_until as "heldUntil", created_at as "createdAt", sequence, name, email,
  phone, note, way, token_hash as "tokenHash", link_number as "linkNumber", version, attendance, trail,
  office_note as "officeNote", message, second_email as "secondEmail"`

/** How long a visitor has to confirm a booking by email, on days when that is asked for. */
const CONFIRM_MS = 30 * 60_000
export const confirmBy = ({ createdAt }: Pick<BookingRow, 'createdAt'>) =>
  new Date(createdAt.getTime() + CONFIRM_MS)

/** What a new booking or hold is known by. */
export function newKeys(): Pick<NewBooking, 'id' | 'reference' | 'tokenHash'> {
  const id = randomUUID()
  return { id, reference: createReference('B'), tokenHash: hash(bookingToken(id)) }
}

/** An arbitrary number. The trigger on bookings takes the same lock, in shared mode. */
const BUSY_LOCK = 4_382_101

/** Call before changing busy or closed times: no booking is made until the transaction ends. Bookings share the lock. */
export async function lockBusyTimes(query: Query, shared: 'shared' | '' = ''): Promise<void> {
  await query(`select pg_advisory_xact_lock${shared && '_shared'}($1)`, [BUSY_LOCK])
}

/** An arbitrary number. */
const MOVE_LOCK = 4_382_100

/**
 * Takes a time for the first free adviser. The exclusion constraint decides, so one of any number of
 * concurrent requests wins. "On conflict" also avoids the deadlock that plain inserts with such a constraint
 * run into.
 * @param now ends expired holds, and is when the booking was made
 * @returns the booking, or null when every adviser is taken
 */
export async function takeSlot(
  query: Query,
  advisers: number,
  booking: NewBooking,
  now: Date,
): Promise<BookingRow | null> {
  const { slot, heldUntil, visitor, ...keys } = booking
  const { start, end, blockedUntil, isOutside: outsideHours = false } = slot
  const values = {
    ...keys,
    startsAt: start,
    endsAt: end,
    blocked: `[${start.toISOString()},${blockedUntil.toISOString()})`,
    state: heldUntil ? 'held' : 'confirmed',
    heldUntil,
    way: 'office',
    ...visitor,
    createdAt: now,
    outsideHours,
  }
  for (let adviser = 1; adviser <= advisers; adviser += 1) {
    const more = `on conflict do nothing returning ${BOOKING_COLUMNS}`
    const [row] = await query<BookingRow>(...insertInto('bookings', { ...values, adviser }, more))
    if (row) return row
  }
  // Only checked when the insert fails, which is rare.
  const hadExpired = await deleteExpiredHolds(query, slot, now)
  return hadExpired ? takeSlot(query, advisers, booking, now) : null
}

/** Turns a hold into a booking. Null when there is no such hold for that time and topic. */
export async function confirmHold(
  query: Query,
  { tokenHash, topic, slot }: Pick<NewBooking, 'tokenHash' | 'topic' | 'slot'>,
  { name, email, phone, secondEmail, note, way }: Visitor,
  now: Date,
): Promise<BookingRow | null> {
  const [row] = await query<BookingRow>(
    `update bookings
    set state = 'confirmed', held_until = null, name = $5, email = $6, phone = $7, note = $8,
      way = $9, second_email = $10, created_at = $4
    where token_hash = $1 and topic = $2 and starts_at = $3 and state = 'held' and held_until > $4
    returning ${BOOKING_COLUMNS}`,
    [tokenHash, topic, slot.start, now, name, email, phone, note, way, secondEmail],
  )
  return row ?? null
}

/** Deletes expired holds. @returns whether there were any */
async function deleteExpiredHolds(query: Query, slot: Slot, now: Date): Promise<boolean> {
  const { start, blockedUntil } = slot
  const ended = await query(
    `delete from bookings
      where state = 'held' and held_until <= $1 and blocked && tstzrange($2, $3) returning id`,
    [now, start, blockedUntil],
  )
  return ended.length > 0
}

/** Releases a hold. Leaves a confirmed booking alone. */
export async function releaseHold(query: Query, tokenHash: Buffer): Promise<void> {
  await query(`delete from bookings where token_hash = $1 and state = 'held'`, [tokenHash])
}

function conditionOf(key: BookingKey): [string, unknown[]] {
  if ('id' in key) return ['id = $1', [key.id]]
  if ('tokenHash' in key) return ['token_hash = $1', [key.tokenHash]]
  if ('isOffice' in key) return ['reference = $1', [key.reference]]
  return ['reference = $1 and lower(email) = lower($2)', [key.reference, key.email]]
}

/** The booking a key opens, even if canceled or unconfirmed, or null. Ignores holds. @param lock true before a change */
export async function findBooking(
  query: Query,
  key: BookingKey,
  lock: 'for update' | '' = '',
): Promise<BookingRow | null> {
  const [condition, values] = conditionOf(key)
  const [row] = await query<BookingRow>(
    `select ${BOOKING_COLUMNS} from bookings
    where ${condition} and (state <> 'held' or name is not null) ${lock}`,
    values,
  )
  return row ?? null
}

/**
 * Moves a booking to another time, with any adviser who is free then. A request that loses to another at the
 * last moment fails with an exclusion violation, and its transaction is retried.
 * @returns the moved booking, or null when every adviser is taken
 */
export async function moveBooking(
  query: Query,
  advisers: number,
  { id, slot, entry, message }: { id: string; slot: Slot; entry?: TrailEntry; message?: string },
  now: Date,
): Promise<BookingRow | null> {
  const { start, end, blockedUntil } = slot
  // Moves take turns. Unlike inserts, updates that want the same time would wait for each
  // other until the database ends them.
  await query('select pg_advisory_xact_lock($1)', [MOVE_LOCK])
  await deleteExpiredHolds(query, slot, now)
  for (let adviser = 1; adviser <= advisers; adviser += 1) {
    const [row] = await query<BookingRow>(
      `update bookings
        set moved_from = starts_at, adviser = $2, starts_at = $3, ends_at = $4, blocked = tstzrange($3, $5),
          sequence = sequence + 1, trail = trail || $6::jsonb, outside_hours = $7, message = $8
        where id = $1 and not exists (
          select from bookings other
          where other.id <> $1 and other.adviser = $2 and other.state in ('held', 'confirmed')
            and other.blocked && tstzrange($3, $5)
        )
        returning ${BOOKING_COLUMNS}`,
      [id, adviser, start, end, blockedUntil, listOf(entry), slot.isOutside ?? false, message],
    )
    if (row) return row
  }
  return null
}

/**
 * Changes what a booking says, but not when it is, and adds to its trail.
 * @param state in which it must be
 * @returns the booking, or nothing if it is in another state, or its time is closed or busy by now
 */
export function changeBooking(
  query: Query,
  { id, state }: { id: string; state?: BookingState },
  values: Partial<BookingRow>,
  entry?: TrailEntry,
): Promise<BookingRow[]> {
  const sets = Object.keys(values).map((name, index) => `, ${columnOf(name)} = $${index + 4}`)
  return query<BookingRow>(
    `update bookings set trail = trail || $3::jsonb${sets.join('')}
      where id = $1 and ($2::text is null or state = $2) returning ${BOOKING_COLUMNS}`,
    [id, state, listOf(entry), ...Object.values(values)],
  )
}

/** Cancels a confirmed booking. Null when it is no longer confirmed. */
export async function cancelBooking(
  query: Query,
  id: string,
  entry?: TrailEntry,
  message?: string,
): Promise<BookingRow | null> {
  const [row] = await query<BookingRow>(
    `update bookings set state = 'cancelled', sequence = sequence + 1, trail = trail || $2::jsonb,
      message = $3
    where id = $1 and state = 'confirmed' returning ${BOOKING_COLUMNS}`,
    [id, listOf(entry), message],
  )
  return row ?? null
}

const listOf = (entry?: TrailEntry) => JSON.stringify(entry ? [entry] : [])

/**
 * Everything taken between two moments: bookings and holds, busy times from the advisers' calendars, and closed
 * time.
 * @param advisers how many there are, since some entries apply to all of them
 * @param own hash of the token of a booking or hold to leave out
 */
export async function listBusy(
  query: Query,
  advisers: number,
  { from, until }: Span,
  now: Date,
  own?: Buffer,
): Promise<Busy[]> {
  const rows = await query<Omit<Busy, 'adviser'> & { adviser: number | null }>(
    `select adviser, lower(blocked) as "from", upper(blocked) as until, false as "isClosed"
        from bookings
        where state in ('held', 'confirmed') and (held_until is null or held_until > $3)
          and blocked && tstzrange($1, $2) and token_hash is distinct from $4
      union all
      select adviser, lower(span), upper(span), false from busy_times
        where span && tstzrange($1, $2)
      union all
      select adviser, lower(span), upper(span), true from closed_between($1, $2)`,
    [from, until, now, own],
  )
  return rows.flatMap(({ adviser, ...span }) => {
    if (adviser !== null) return adviser <= advisers ? { adviser, ...span } : []
    return Array.from({ length: advisers }, (_, index) => ({ adviser: index + 1, ...span }))
  })
}

/** The confirmed bookings for an email address from a moment on, in order of time. */
export async function listBookingsOf(
  query: Query,
  email: string,
  from: Date,
): Promise<BookingRow[]> {
  return query<BookingRow>(
    `select ${BOOKING_COLUMNS} from bookings
      where lower(email) = lower($1) and state = 'confirmed' and ends_at >= $2
      order by starts_at limit 100`,
    [email, from],
  )
}
