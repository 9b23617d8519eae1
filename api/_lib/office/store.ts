import type { DeskResponse } from '../../../src/shared/contracts/office.ts'
import {
  BOOKING_COLUMNS,
  type BookingRow,
  type Person,
  type TrailEntry,
} from '../booking/booking-store.ts'
import { MESSAGE_COLUMNS, type MessageRow } from '../contact/contact-store.ts'
import type { Query } from '../request/db.ts'
import { onlyOf } from '../request/rows.ts'
import type { Span } from '../booking/slots.ts'

/** A message, and whether it was answered. */
export type DeskMessageRow = MessageRow & {
  version: number
  answeredAt: Date | null
  answeredBy: string | null
}

const DESK_COLUMNS = `${MESSAGE_COLUMNS}, version, answered_at as "answeredAt", answered_by as "answeredBy"`

/** How many messages a page has, and how many of each kind a search returns. */
export const PAGE = 100

/** The appointments that start between two times, canceled ones too, in chronological order. */
export async function listAppointments(query: Query, { from, until }: Span): Promise<BookingRow[]> {
  return query<BookingRow>(
    `select ${BOOKING_COLUMNS} from bookings
      where state <> 'held' and starts_at >= $1 and starts_at < $2 order by starts_at, reference`,
    [from, until],
  )
}

/** The upcoming appointments whose time an adviser's calendar now shows as busy. */
export async function listClashes(query: Query, now: Date): Promise<BookingRow[]> {
  return query<BookingRow>(
    `select ${BOOKING_COLUMNS} from bookings
      where state = 'confirmed' and ends_at > $1 and exists (
        select from busy_times busy
        where (busy.adviser is null or busy.adviser = bookings.adviser)
          and busy.span && tstzrange(starts_at, ends_at)
      )
      order by starts_at limit 50`,
    [now],
  )
}

/** The upcoming appointments whose client wants no texts, or whose reminder by text was given up. */
export async function listTextProblems(
  query: Query,
  now: Date,
): Promise<DeskResponse['textProblems']> {
  return query<DeskResponse['textProblems'][number]>(
    `select reference, kind from (
        select reference, starts_at, case
            when exists (
              select from text_stops where number_hash = sha256(convert_to(phone, 'UTF8'))
            ) then 'stopped'
            when exists (
              select from outbox o
              where o.kind = 'booking_text' and o.message_id is null and o.booking_id = b.id
                and o.sequence = b.sequence and o.outcome in ('failed', 'unknown')
            ) then 'failed'
          end as kind
          from bookings b
          where state = 'confirmed' and starts_at > $1 and email is null
      ) as texted
      where kind is not null order by starts_at limit 200`,
    [now],
  )
}

/** What is answered is sorted by when that was, and what is open by when it came in. */
const timeOf = (isAnswered: boolean) => (isAnswered ? 'answered_at' : 'created_at')
const stateOf = (isAnswered: boolean) => `answered_at is ${isAnswered ? 'not null' : 'null'}`

/**
 * A page of messages, newest first.
 * @param after the last one of the page before; it need not exist any more
 * @returns up to `PAGE` messages and, if there are more, one of the next page, each with its exact time
 */
export async function listMessages(
  query: Query,
  isAnswered: boolean,
  after?: { at: string; reference: string },
): Promise<(DeskMessageRow & { at: string })[]> {
  const time = timeOf(isAnswered)
  return query<DeskMessageRow & { at: string }>(
    `select ${DESK_COLUMNS},
        to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
      from contact_messages
      where ${stateOf(isAnswered)}
        and ($1::timestamptz is null or (${time}, reference) < ($1::timestamptz, $2::text))
      order by ${time} desc, reference desc limit ${PAGE + 1}`,
    [after?.at, after?.reference],
  )
}

export async function countMessages(query: Query, isAnswered: boolean): Promise<number> {
  const [row] = await query<{ count: number }>(
    `select count(*)::int as count from contact_messages where ${stateOf(isAnswered)}`,
  )
  return row?.count ?? 0
}

/** The messages that were received between two times, in chronological order. */
export async function listMessagesBetween(
  query: Query,
  { from, until }: Span,
): Promise<DeskMessageRow[]> {
  return query<DeskMessageRow>(
    `select ${DESK_COLUMNS} from contact_messages
      where created_at >= $1 and created_at < $2 order by created_at`,
    [from, until],
  )
}

/**
 * Finds appointments and messages by part of a name, address, number or reference, or of what someone wrote. Upcoming
 * appointments and open messages come first, each kind newest first.
 * @returns up to `PAGE` of each, with the number that match
 */
export async function findByText(
  query: Query,
  text: string,
): Promise<Found & { appointmentCount: number; messageCount: number }> {
  const like = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const digits = text.replace(/\D/g, '')
  // Fewer digits match too many numbers.
  const phone = digits.length >= 4 ? `%${digits}%` : null
  const matches = (...typed: ('note' | 'office_note' | 'second_email' | 'message')[]) =>
    `(${['name', 'email', 'reference', ...typed].map((column) => `${column} ilike $1`).join(' or ')}
      or phone like $2)`
  const appointments = await query<BookingRow & { count: number }>(
    `select ${BOOKING_COLUMNS}, count(*) over ()::int as count from bookings
      where state <> 'held' and ${matches('note', 'office_note', 'second_email')}
      order by state = 'cancelled', starts_at desc limit ${PAGE}`,
    [like, phone],
  )
  const messages = await query<DeskMessageRow & { count: number }>(
    `select ${DESK_COLUMNS}, count(*) over ()::int as count from contact_messages
      where ${matches('message')}
      order by answered_at is not null, created_at desc limit ${PAGE}`,
    [like, phone],
  )
  return {
    appointments,
    messages,
    appointmentCount: appointments[0]?.count ?? 0,
    messageCount: messages[0]?.count ?? 0,
  }
}

type Forgotten = { messages: number; bookings: number; seconds: number }

export type Found = { appointments: BookingRow[]; messages: DeskMessageRow[] }

/**
 * Everything about one person, by mailbox or number (an extension does not matter). Of an appointment where they are only
 * the second person, nothing about who booked.
 */
export async function findPerson(query: Query, { email, phone }: Person): Promise<Found> {
  const condition = 'is_same_person(email, phone, $1, $2)'
  const values = [email, phone]
  const appointments = await query<BookingRow & { isOwn: boolean }>(
    `select ${BOOKING_COLUMNS}, ${condition} as "isOwn" from bookings
      where state <> 'held' and concerns_person(email, phone, second_email, $1, $2)
      order by starts_at`,
    values,
  )
  return {
    appointments: appointments.map(({ isOwn, ...row }) =>
      isOwn ? row : { ...row, ...NOTHING_ABOUT_WHO_BOOKED },
    ),
    messages: await query<DeskMessageRow>(
      `select ${DESK_COLUMNS} from contact_messages where ${condition} order by created_at`,
      values,
    ),
  }
}

const NOTHING_ABOUT_WHO_BOOKED = {
  name: null,
  email: null,
  phone: null,
  note: null,
  officeNote: null,
  message: null,
  trail: [],
}

/**
 * Deletes a person's messages and past or canceled appointments, and their address from others' appointments. @returns how
 * many of each
 */
export async function forgetPerson(query: Query, { email, phone }: Person): Promise<Forgotten> {
  const [row] = await query<Forgotten>(
    'select messages, bookings, seconds from forget_person($1, $2)',
    [email, phone],
  )
  return row ?? { messages: 0, bookings: 0, seconds: 0 }
}

/** A message, locked for update, or null. */
export async function lockMessage(query: Query, reference: string): Promise<DeskMessageRow | null> {
  const [row] = await query<DeskMessageRow>(
    `select ${DESK_COLUMNS} from contact_messages where reference = $1 for update`,
    [reference],
  )
  return row ?? null
}

/** Marks a message as answered, or reopens it. */
export async function recordAnswer(
  query: Query,
  id: string,
  isAnswered: boolean,
  entry: TrailEntry,
): Promise<DeskMessageRow> {
  return onlyOf(
    query<DeskMessageRow>(
      `update contact_messages set answered_at = $2, answered_by = $3, trail = trail || $4::jsonb
        where id = $1 returning ${DESK_COLUMNS}`,
      [id, isAnswered ? entry.at : null, isAnswered ? entry.who : null, JSON.stringify([entry])],
    ),
  )
}
