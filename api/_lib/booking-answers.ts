import { Temporal } from 'temporal-polyfill'
import { booking as rules, type BookingTopic } from '../../src/config/booking.js'
import {
  BOOKING_TOKEN_HEADER,
  type Booking,
  type BookingResponse,
  tokenField,
} from '../../src/contracts/bookings.js'
import { type BookingRow, listBusy } from './booking-store.js'
import { createBookingCalendar } from './booking-calendar.js'
import { CALL_US } from './call-us.js'
import type { Query } from './db.js'
import { Refusal } from './refusal.js'
import { hash } from './secret.js'
import {
  type DateRange,
  dateOf,
  type FreeDay,
  findSlot,
  freeDays,
  lastDay,
  type Slot,
} from './slots.js'

/** Days with free times that are offered in place of a taken one. */
const OTHER_DAYS = 3

/** @throws Refusal 400 */
export function findTopic(id: string): BookingTopic {
  const topic = rules.topics.find((each) => each.id === id)
  if (topic) return topic
  const fields = { topic: 'Please choose what the appointment is about.' }
  throw new Refusal(400, 'invalid_fields', 'Please check the marked fields.', { fields })
}

/**
 * The slot a visitor asks for, worked out anew from the rules: the page's list is a suggestion only.
 * @throws Refusal 409 with free times when there is none
 */
export async function readSlot(
  query: Query,
  topic: BookingTopic,
  start: string,
  now: Date,
): Promise<Slot> {
  const slot = findSlot(rules, topic, new Date(start), now)
  if (!slot) throw await slotTaken(query, topic, start, now)
  return slot
}

/** What to answer when a time is taken or not offered: the next times that are free (R194). */
export async function slotTaken(
  query: Query,
  topic: BookingTopic,
  start: string,
  now: Date,
): Promise<Refusal> {
  const wanted = dateOf(rules, new Date(start))
  const range = { from: dateOf(rules, now), to: lastDay(rules, now) }
  const isInReach =
    Temporal.PlainDate.compare(wanted, range.from) > 0 &&
    Temporal.PlainDate.compare(wanted, range.to) <= 0
  if (isInReach) range.from = wanted
  const days = await findFreeDays(query, topic, range, now, { maxDays: OTHER_DAYS })
  return new Refusal(409, 'slot_taken', `This time is not free. ${advice(days)}`, { days })
}

const advice = (days: FreeDay[]) => (days.length > 0 ? 'Please choose another.' : CALL_US)

/**
 * The free times of a range of dates, as the database has it now; none for a range that ends early.
 * `own` is the token's hash of a booking or hold whose time counts as free.
 */
export async function findFreeDays(
  query: Query,
  topic: BookingTopic,
  { from, to }: DateRange,
  now: Date,
  { maxDays, own }: { maxDays?: number; own?: Buffer } = {},
): Promise<FreeDay[]> {
  if (Temporal.PlainDate.compare(from, to) > 0) return []
  const startOf = (date: Temporal.PlainDate) =>
    new Date(date.toZonedDateTime(rules.timeZone).epochMilliseconds)
  const busy = await listBusy(query, startOf(from), startOf(to.add({ days: 2 })), now, own)
  return freeDays(rules, topic, { from, to }, now, busy, maxDays)
}

/**
 * Hash of the token a private link brought along.
 * @throws Refusal 404, the same for a missing, a malformed and an unknown token
 */
export function readTokenHash(request: Request): Buffer {
  const token = tokenField.safeParse(request.headers.get(BOOKING_TOKEN_HEADER))
  if (!token.success) throw bookingNotFound()
  return hash(token.data)
}

/** The refusal of a private link no booking belongs to. */
export function bookingNotFound(): Refusal {
  return new Refusal(404, 'not_found', `We cannot find this appointment. ${CALL_US}`)
}

/** A booking with its calendar file, as its visitor may see them. */
export function toBookingResponse(booking: BookingRow, now: Date): BookingResponse {
  const { content: calendar } = createBookingCalendar(booking, now)
  return {
    booking: toBooking(booking),
    calendar,
    hasMail: booking.email !== null,
    hasBegun: booking.startsAt <= now,
  }
}

/** A booking as its visitor may see it. */
export function toBooking({ reference, topic, way, state, startsAt, endsAt }: BookingRow): Booking {
  return {
    reference,
    topic,
    way,
    state: state === 'cancelled' ? 'cancelled' : 'confirmed',
    start: startsAt.toISOString(),
    end: endsAt.toISOString(),
    timeZone: rules.timeZone,
  }
}
