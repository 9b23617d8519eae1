import type { Way } from '../../../src/shared/contracts/bookings.ts'
import type { WaitlistForm } from '../../../src/shared/contracts/waitlist.ts'
import type { PartOfDay } from '../../../src/shared/waitlist.ts'
import { lockBusyTimes, type Person } from '../booking/booking-store.ts'
import type { Span } from '../booking/slots.ts'
import type { Query } from '../request/db.ts'
import { insertInto } from '../request/rows.ts'

/** Someone who waits for a time. */
export type EntryRow = {
  id: string
  tokenHash: Buffer
  name: string
  email: string | null
  /** What the address reaches, however it is written. */
  mailbox: string | null
  phone: string | null
  topic: string
  way: Way
  part: PartOfDay
  weekdays: number[]
  day: string | null
  /** The last ISO date on the list. */
  lastDay: string
  createdAt: Date
  /** The starts of all times offered so far. */
  offered: Date[]
  offer: Offer | null
  /** The start of an offer that they knew of and that was withdrawn, until the next offer. */
  withdrawn: Date | null
}
/** A time that is held for someone. */
export type Offer = {
  start: Date
  /** The id of its hold among the bookings. */
  hold: string
  /** When it goes to the next person. */
  until: Date
  /** Who at the office called about it. */
  calledBy: string | null
}
/** What opens an entry: the hash of its token, or its id from our own database or desk. */
export type EntryKey = { tokenHash: Buffer } | { id: string }

type StoredRow = Omit<EntryRow, 'offer'> & {
  [Part in keyof Offer as `offer${Capitalize<Part>}`]: Offer[Part] | null
}

const COLUMNS = `id, token_hash as "tokenHash", name, email, mailbox_of(email) as mailbox, phone, topic, way, part,
  weekdays, day::text as day, last_day::text as "lastDay", created_at as "createdAt", offered, offer_start as "offerStart",
  offer_hold as "offerHold", offer_until as "offerUntil", called_by as "offerCalledBy", withdrawn`

function toEntry({
  offerStart,
  offerHold,
  offerUntil,
  offerCalledBy,
  ...row
}: StoredRow): EntryRow {
  const offer =
    offerStart && offerHold && offerUntil
      ? { start: offerStart, hold: offerHold, until: offerUntil, calledBy: offerCalledBy }
      : null
  return { ...row, offer }
}

/** An arbitrary number. */
const WAITLIST_LOCK = 4_382_103

/**
 * Call before changing entries or offers: changes of the waitlist take turns, so that no time is offered twice. The
 * lock on busy times comes first, as wherever both are taken.
 */
export async function lockWaitlist(query: Query): Promise<void> {
  await lockBusyTimes(query, 'shared')
  await query('select pg_advisory_xact_lock($1)', [WAITLIST_LOCK])
}

/** Adds someone to the list. */
export async function addEntry(
  query: Query,
  entry: WaitlistForm & Pick<EntryRow, 'id' | 'tokenHash' | 'lastDay' | 'createdAt'>,
): Promise<void> {
  await query(...insertInto('waitlist_entries', entry))
}

/** The entries that fulfil a condition, in the order of joining. */
async function listEntries(
  query: Query,
  condition: string,
  values: unknown[],
): Promise<EntryRow[]> {
  const rows = await query<StoredRow>(
    `select ${COLUMNS} from waitlist_entries where ${condition} order by created_at, id`,
    values,
  )
  return rows.map(toEntry)
}

/** The entry a key opens, or null. */
export async function findEntry(query: Query, key: EntryKey): Promise<EntryRow | null> {
  const [column, value] = 'id' in key ? ['id', key.id] : ['token_hash', key.tokenHash]
  const [entry] = await listEntries(query, `${column} = $1`, [value])
  return entry ?? null
}

/** Everyone on the list at an ISO date. */
export const listWaiting = (query: Query, today: string) =>
  listEntries(query, 'last_day >= $1', [today])

/** The entries whose offer or last day has passed. */
export const listEnded = (query: Query, today: string, now: Date) =>
  listEntries(query, 'offer_until <= $1 or last_day < $2', [now, today])

/** The entries of one person, by mailbox or number without its extension. */
export const listEntriesOf = (query: Query, { email, phone }: Person) =>
  listEntries(query, 'is_same_person(email, phone, $1, $2)', [email, phone])

/** Those who joined between two times and still wait. */
export const listJoinedBetween = (query: Query, { from, until }: Span) =>
  listEntries(query, 'created_at >= $1 and created_at < $2', [from, until])

/** How many people to call about a time. @param begunBy when an offer that ends then has begun */
export async function countCalls(query: Query, now: Date, begunBy: Date): Promise<number> {
  const [row] = await query<{ count: number }>(
    `select count(*)::int as count from waitlist_entries
      where email is null and called_by is null and offer_until > $1 and offer_until <= $2`,
    [now, begunBy],
  )
  return row?.count ?? 0
}

/** What offers, and bookings that wait to be confirmed, keep from everyone else now, pauses included. */
export async function listKept(query: Query, now: Date): Promise<Span[]> {
  return query<Span>(
    `select lower(blocked) as "from", upper(blocked) as until from bookings
      where state = 'held' and held_until > $1
        and (name is not null or exists (select from waitlist_entries where offer_hold = bookings.id))`,
    [now],
  )
}

/** Records an offer, which replaces none. */
export async function storeOffer(
  query: Query,
  id: string,
  { start, hold, until }: Omit<Offer, 'calledBy'>,
): Promise<void> {
  await query(
    `update waitlist_entries
      set offer_start = $2, offer_hold = $3, offer_until = $4, offered = offered || $2::timestamptz,
        withdrawn = null
      where id = $1`,
    [id, start, hold, until],
  )
}

/**
 * Ends an offer and releases its hold.
 * @param withdrawn set when it is as if it had never been made, and whether the person knew of it
 * @returns what it kept from others, pause included; null if it was gone
 */
export async function endOffer(
  query: Query,
  { id, offer }: EntryRow,
  withdrawn?: { isKnown: boolean },
): Promise<Span | null> {
  if (!offer) return null
  await query(
    `update waitlist_entries
      set offer_start = null, offer_hold = null, offer_until = null, called_by = null,
        offered = case when $2 then array_remove(offered, offer_start) else offered end,
        withdrawn = case when $3 then offer_start end
      where id = $1`,
    [id, withdrawn !== undefined, withdrawn?.isKnown ?? false],
  )
  const [held] = await query<Span>(
    `delete from bookings where id = $1 and state = 'held'
      returning lower(blocked) as "from", upper(blocked) as until`,
    [offer.hold],
  )
  return held ?? null
}

/** The ids of the holds of offers that lie in busy or closed time. */
export async function listBlockedHolds(query: Query): Promise<string[]> {
  const rows = await query<{ id: string }>(
    `select b.id from bookings b join waitlist_entries on offer_hold = b.id where is_blocked(b)`,
  )
  return rows.map(({ id }) => id)
}

/** Gives someone who was called more time. @param heldUntil when the time is free for all */
export async function prolongOffer(
  query: Query,
  { id, offer }: EntryRow,
  { by, until, heldUntil }: { by: string; until: Date; heldUntil: Date },
): Promise<void> {
  await query('update waitlist_entries set offer_until = $2, called_by = $3 where id = $1', [
    id,
    until,
    by,
  ])
  await query(`update bookings set held_until = $2 where id = $1 and state = 'held'`, [
    offer?.hold,
    heldUntil,
  ])
}

export async function deleteEntry(query: Query, id: string): Promise<void> {
  await query('delete from waitlist_entries where id = $1', [id])
}
