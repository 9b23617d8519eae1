import { Temporal } from 'temporal-polyfill'
import { booking as rules, type BookingTopic } from '../../../src/shared/booking.ts'
import type {
  Booking,
  BookingResponse,
  NewBookingResponse,
} from '../../../src/shared/contracts/bookings.ts'
import { addDays, earlierOf } from '../../../src/shared/iso-date.ts'
import { officeDate } from '../../../src/shared/office-date.ts'
import type { ExtraHours } from '../../../src/shared/open-spans.ts'
import {
  type BookingKey,
  type BookingRow,
  confirmBy,
  findBooking,
  listBusy,
  lockBusyTimes,
} from './booking-store.ts'
import { createVisitorCalendar } from './booking-calendar.ts'
import type { Query } from '../request/db.ts'
import { listExtraHours } from './extra-hours.ts'
import { invalid } from '../request/read-request.ts'
import { CALL_US } from '../../../src/shared/call-us.ts'
import { NEAR_YEAR } from '../../../src/shared/contracts/fields.ts'
import { Refusal } from '../request/refusal.ts'
import { bookingToken } from '../request/secret.ts'
import {
  clockTime,
  closedDays,
  type DateRange,
  type FreeDay,
  findSlot,
  freeDays,
  isOpenDuring,
  lastDay,
  type Slot,
  slotAt,
} from './slots.ts'

/** How many days with free times to offer instead of a taken time. */
const OTHER_DAYS = 3
/** How far ahead to look first. Usually that is enough, and it is much quicker. */
const SOON_DAYS = 7

/** @throws Refusal 400 */
export function findTopic(id: string): BookingTopic {
  const topic = rules.topics.find((each) => each.id === id)
  if (topic) return topic
  throw invalid({ topic: 'Please choose what the appointment is about.' })
}

/** Set for the office, which notice and opening hours do not bind. `isSure`: it knows that it is closed then. */
export type OfficeChoice = { isSure: boolean }

/**
 * The slot a visitor requests, computed again from the rules, or any that the office wants. The page's list is only a
 * suggestion.
 * @param extra the extra hours of the day, if they have been read
 * @throws Refusal 409 with free times if there is none, or for the office if it is closed then and not sure; 400 for a
 * time that not even the office may book
 */
export async function readSlot(
  query: Query,
  topic: BookingTopic,
  start: string,
  now: Date,
  office?: OfficeChoice,
  extra?: ExtraHours[],
): Promise<Slot> {
  if (office) {
    const date = officeDate(new Date(start))
    const today = officeDate(now)
    const last = Temporal.PlainDate.from(today).add({ years: 1 })
    if (date < today || date > last.toString()) {
      throw invalid({ start: 'Please choose a time from today on, within a year.' })
    }
    return readOfficeSlot(query, topic, new Date(start), now, office, extra)
  }
  const hours = extra ?? (await readExtraHours(query, start))
  const slot = findSlot(rules, topic, new Date(start), now, hours)
  if (!slot) throw await slotTaken(query, topic, start, now)
  return slot
}

/**
 * The slot that the office wants, at any time.
 * @throws Refusal 409 if the office is closed then and not sure
 */
export async function readOfficeSlot(
  query: Query,
  topic: BookingTopic,
  start: Date,
  now: Date,
  { isSure }: OfficeChoice,
  extra?: ExtraHours[],
): Promise<Slot> {
  const slot = slotAt(rules, topic, start)
  const span = { from: slot.start, until: slot.end }
  const closed = (await listBusy(query, rules.advisers, span, now)).filter(
    ({ isClosed, from, until }) => isClosed && from < slot.end && until > slot.start,
  )
  const hours = extra ?? (await readExtraHours(query, start.toISOString()))
  const isOutside =
    !isOpenDuring(rules, slot, hours) ||
    new Set(closed.map(({ adviser }) => adviser)).size === rules.advisers
  if (isOutside && !isSure) {
    throw new Refusal(409, 'outside_hours', 'This is outside the opening hours. Book anyway?')
  }
  return { ...slot, isOutside }
}

/** The answer when a time is taken or not offered: the next free times (R194). */
export async function slotTaken(
  query: Query,
  topic: BookingTopic,
  start: string,
  now: Date,
): Promise<Refusal> {
  const wanted = officeDate(new Date(start))
  const range = { from: officeDate(now), to: lastDay(rules, now) }
  if (wanted > range.from && wanted <= range.to) range.from = wanted
  const soon = { from: range.from, to: earlierOf(range.to, addDays(range.from, SOON_DAYS)) }
  const most = { maxDays: OTHER_DAYS }
  let { days } = await findDays(query, topic, soon, now, most)
  if (days.length < OTHER_DAYS) days = (await findDays(query, topic, range, now, most)).days
  const advice = days.length > 0 ? 'Please choose another.' : CALL_US
  return new Refusal(409, 'slot_taken', `This time is not free. ${advice}`, { days })
}

/** The extra hours on the date of a moment. Within a transaction, they stay until its end. */
export async function readExtraHours(query: Query, moment: string) {
  await lockBusyTimes(query, 'shared')
  const date = officeDate(new Date(moment))
  // The database does not know every year that a visitor may send.
  return NEAR_YEAR.test(date) ? listExtraHours(query, date, date) : []
}

/**
 * The times that are free now within a range of dates, and the dates on which the office has closed; none when the range
 * ends before it begins.
 * @param own the token hash of a booking or hold whose own time counts as free
 * @param maxDays stops after this many days with free times
 */
export async function findDays(
  query: Query,
  topic: BookingTopic,
  { from, to }: DateRange,
  now: Date,
  { own, maxDays }: { own?: Buffer | undefined; maxDays?: number } = {},
): Promise<{ days: FreeDay[]; closedDays: string[] }> {
  if (from > to) return { days: [], closedDays: [] }
  const span = { from: clockTime(rules, from), until: clockTime(rules, addDays(to, 2)) }
  const busy = await listBusy(query, rules.advisers, span, now, own)
  const extra = await listExtraHours(query, from, to)
  return {
    days: freeDays(rules, topic, { from, to }, now, busy, extra, maxDays),
    closedDays: closedDays(rules, topic, { from, to }, busy, extra),
  }
}

/**
 * The booking a key opens.
 * @param lock true before a change
 * @throws Refusal 404
 */
export async function readBooking(
  query: Query,
  key: BookingKey,
  lock?: 'for update',
): Promise<BookingRow> {
  const booking = await findBooking(query, key, lock)
  if (!booking) throw bookingNotFound()
  return booking
}

/** The refusal when a private link or reference matches no booking. */
export function bookingNotFound(): Refusal {
  const reason = 'We cannot find this appointment. It may not have been confirmed in time.'
  return new Refusal(404, 'not_found', `${reason} ${CALL_US}`)
}

/** A booking and its calendar file as shown to the visitor. */
export function toBookingResponse(booking: BookingRow, now: Date): BookingResponse {
  const isHeld = booking.state === 'held'
  return {
    booking: toBooking(booking, now),
    // Its link is for who reads the mail to confirm.
    calendar: isHeld ? '' : createVisitorCalendar(booking, now).content,
    ...(isHeld && { confirmBy: confirmBy(booking).toISOString() }),
    hasMail: booking.email !== null,
    hasBegun: booking.startsAt <= now,
  }
}

/** The same for whoever has just booked, with the token of the private link. */
export function toNewBookingResponse(booking: BookingRow, now: Date): NewBookingResponse {
  return { ...toBookingResponse(booking, now), token: bookingToken(booking.id) }
}

const STATES = { held: 'unconfirmed', confirmed: 'confirmed', cancelled: 'cancelled' } as const

export function toBooking(row: BookingRow, now: Date): Booking {
  const { reference, topic, way, state, startsAt, endsAt, version } = row
  return {
    reference,
    topic,
    way,
    state: state === 'held' && confirmBy(row) <= now ? 'lapsed' : STATES[state],
    start: startsAt.toISOString(),
    end: endsAt.toISOString(),
    timeZone: rules.timeZone,
    version,
  }
}
