import { booking as rules } from '../../../src/shared/booking.ts'
import type { BookingForm } from '../../../src/shared/contracts/bookings.ts'
import {
  findTopic,
  type OfficeChoice,
  readBooking,
  readExtraHours,
  readOfficeSlot,
  readSlot,
  slotTaken,
} from './booking-response.ts'
import {
  type BookingKey,
  type BookingRow,
  cancelBooking,
  changeBooking,
  confirmBy,
  confirmHold,
  moveBooking,
  newKeys,
  releaseHold,
  takeSlot,
} from './booking-store.ts'
import { formatBriefMoment } from '../request/format-moment.ts'
import type { Query } from '../request/db.ts'
import { type QueuedMail, queueMails } from '../mail/outbox.ts'
import { CALL_US } from '../../../src/shared/call-us.ts'
import { Refusal } from '../request/refusal.ts'
import { onlyOf } from '../request/rows.ts'
import { bookingToken, hash } from '../request/secret.ts'
import { findSlot, type Slot } from './slots.ts'
import { readTextAccount } from '../texts/public.ts'
import { mayKeep, offerFreed, spanOfBooking } from '../waitlist/waitlist-offers.ts'
import { listKept } from '../waitlist/waitlist-store.ts'

/**
 * Who changes a booking (an address of the office, or the client), and the version they saw. A silent change sends no
 * mail, and mails that wait about the booking are not sent either. The office may add a message to the client's mail, and
 * the client a reason for canceling.
 */
export type Change = {
  by: string
  seen?: number
  isSilent?: boolean
  office?: OfficeChoice
  message?: string
  reason?: string
}

/**
 * Books a time, from its hold or directly, and queues the mails about it.
 * @param office set when the office books
 * @param isUnconfirmed whether the visitor must confirm it by email. Until then, it keeps its time as far as offers may.
 * @throws Refusal 400 for an unknown topic, 409 with free times when the time is taken, or as `readSlot`
 */
export async function book(
  query: Query,
  form: BookingForm & { topic: string; start: string; hold?: string },
  now: Date,
  office?: OfficeChoice,
  isUnconfirmed = false,
): Promise<BookingRow> {
  const { topic: topicId, start, hold, ...visitor } = form
  const topic = findTopic(topicId)
  const extra = await readExtraHours(query, start)
  const booking = (await bookHeld()) ?? (await bookDirectly())
  if (!booking) throw await slotTaken(query, topic, start, now)
  await queueMails(query, mailsAbout(booking, now), now)
  return booking

  async function bookHeld(): Promise<BookingRow | null> {
    // The visitor knows the hold's token, which must not open what is to be confirmed.
    if (!hold || isUnconfirmed) return null
    // The slot was offered when the hold was made. By now it may be too soon to offer.
    const heldSince = new Date(now.getTime() - rules.holdMinutes * 60_000)
    const slot = findSlot(rules, topic, new Date(start), heldSince, extra)
    if (!slot) return null
    return confirmHold(query, { tokenHash: hash(hold), topic: topicId, slot }, visitor, now)
  }

  async function bookDirectly(): Promise<BookingRow | null> {
    const slot = await readSlot(query, topic, start, now, office, extra)
    // Releases a hold on another time, and one that has expired.
    if (hold) await releaseHold(query, hash(hold))
    const held = isUnconfirmed && { heldUntil: await keepUntil(slot) }
    const entry = { ...newKeys(), topic: topicId, slot, visitor, ...held }
    return takeSlot(query, rules.advisers, entry, now)
  }

  async function keepUntil(slot: Slot): Promise<Date> {
    return mayKeep(slot, await listKept(query, now), extra) ? confirmBy({ createdAt: now }) : now
  }
}

/**
 * Books what its visitor had to confirm. Does nothing if that is done.
 * @throws Refusal 404; 409 when it was not confirmed in time, or with free times when the time is no longer free
 */
export async function confirm(query: Query, key: BookingKey, now: Date): Promise<BookingRow> {
  const booking = await readBooking(query, key, 'for update')
  if (booking.state !== 'held') return booking
  if (confirmBy(booking) <= now) {
    throw new Refusal(409, 'too_late', 'This was not confirmed in time. Please book again.')
  }
  const { id, topic, startsAt } = booking
  const values = { state: 'confirmed', heldUntil: null, createdAt: now } as const
  const [confirmed] = await changeBooking(query, { id, state: 'held' }, values)
  if (!confirmed) throw await slotTaken(query, findTopic(topic), startsAt.toISOString(), now)
  await queueMails(query, mailsAbout(confirmed, now), now)
  return confirmed
}

/**
 * Moves a booking to another time, and offers the old one to the waitlist. Does nothing when it is already there.
 * @throws Refusal 404, 409 when the new time is taken, the old one has begun, the topic is no longer offered
 * or the booking was changed elsewhere
 */
export async function move(
  query: Query,
  key: BookingKey,
  start: string,
  now: Date,
  { by, seen, office, message }: Change,
): Promise<BookingRow> {
  const booking = await readChangeable(query, key, now)
  if (booking.state === 'cancelled') throw tooLate('It was canceled.')
  if (booking.startsAt.getTime() === Date.parse(start)) return booking
  refuseChanged(booking, seen)
  const topic = rules.topics.find(({ id }) => id === booking.topic)
  if (!topic) throw tooLate('This topic can no longer be booked online.')
  const slot = await readSlot(query, topic, start, now, office)
  const what = `moved from ${formatBriefMoment(booking.startsAt)}`
  const change = { id: booking.id, slot, entry: { at: now.toISOString(), who: by, what }, message }
  const moved = await moveBooking(query, rules.advisers, change, now)
  if (!moved) throw await slotTaken(query, topic, start, now)
  await queueMails(query, mailsAbout(moved, now), now)
  await offerFreed(query, [spanOfBooking(booking)], now, booking)
  return moved
}

/**
 * Cancels a booking, and offers its time to the waitlist. Does nothing if it is already canceled.
 * @throws Refusal 404, 409 when it has begun or was changed elsewhere
 */
export async function cancel(
  query: Query,
  key: BookingKey,
  now: Date,
  { by, seen, isSilent = false, message, reason }: Change,
): Promise<BookingRow> {
  const booking = await readChangeable(query, key, now)
  if (booking.state !== 'cancelled') refuseChanged(booking, seen)
  const why = reason === undefined ? {} : { why: reason }
  const entry = { at: now.toISOString(), who: by, what: 'canceled', ...why }
  const cancelled = await cancelBooking(query, booking.id, entry, message)
  if (!cancelled) return booking
  if (!isSilent) await queueMails(query, mailsAbout(cancelled, now), now)
  await offerFreed(query, [spanOfBooking(booking)], now, booking)
  return cancelled
}

/** What can be corrected: everything but the time and the client's note. */
type Correction = Omit<BookingForm, 'note'> & { topic: string }

/**
 * Corrects an appointment for the office. Queues the mails about it again if what the client's says has changed. A new
 * email address gets a new private link, and the old link stops working.
 * @throws Refusal 400 for an unknown topic; 404; 409 when it is canceled or was changed elsewhere, or when a longer topic
 * does not fit
 */
export async function correct(
  query: Query,
  key: BookingKey,
  { name, email, phone, secondEmail, way, topic }: Correction,
  now: Date,
  { by, seen, office }: Change & { office: OfficeChoice },
): Promise<BookingRow> {
  const booking = await readBooking(query, key, 'for update')
  if (booking.state === 'cancelled') throw tooLate('It was canceled.')
  refuseChanged(booking, seen)
  const reach = { email: email ?? null, phone: phone ?? null, secondEmail: secondEmail ?? null }
  const next = { name, ...reach, topic, way }
  const changed = FIELDS.filter((field) => next[field] !== booking[field])
  if (changed.length === 0) return booking
  // The length of one that has begun is no longer of interest.
  if (topic !== booking.topic && booking.startsAt > now) {
    const slot = await readOfficeSlot(query, findTopic(topic), booking.startsAt, now, office)
    const isFree = await moveBooking(query, rules.advisers, { id: booking.id, slot }, now)
    if (!isFree) {
      throw new Refusal(409, 'slot_taken', 'This topic takes longer than the time that is free.')
    }
  }
  const isForOther = booking.email !== null && booking.email.toLowerCase() !== email?.toLowerCase()
  const linkNumber = booking.linkNumber + 1
  const isTold = changed.some((field) => ['email', 'secondEmail', 'topic', 'way'].includes(field))
  const values = {
    ...next,
    ...(isForOther && { linkNumber, tokenHash: hash(bookingToken(booking.id, linkNumber)) }),
    ...(isTold && { sequence: booking.sequence + 1, movedFrom: null, message: null }),
  }
  const what = `edited: ${changed.map(labelOf).join(', ')}`
  const entry = { at: now.toISOString(), who: by, what }
  const corrected = await onlyOf(changeBooking(query, { id: booking.id }, values, entry))
  if (isTold) await queueMails(query, mailsAbout(corrected, now), now)
  return corrected
}

const FIELDS = ['name', 'email', 'phone', 'secondEmail', 'topic', 'way'] as const
const LABELS: Partial<Record<string, string>> = { secondEmail: 'second email', way: 'way to meet' }
const labelOf = (field: (typeof FIELDS)[number]) => LABELS[field] ?? field

async function readChangeable(query: Query, key: BookingKey, now: Date): Promise<BookingRow> {
  const booking = await readBooking(query, key, 'for update')
  if (booking.state === 'held') {
    throw new Refusal(409, 'too_late', 'Please confirm this appointment first.')
  }
  if (booking.startsAt <= now) throw tooLate('It has already begun.')
  return booking
}

/** @throws Refusal 409 when a row has changed since the visitor or the desk read it */
export function refuseChanged({ version }: { version: number }, seen: number | undefined): void {
  if (seen === undefined || seen === version) return
  const message =
    'Someone has changed this in the meantime. Please look at it again before you change it.'
  throw new Refusal(409, 'changed_elsewhere', message)
}

const tooLate = (reason: string) =>
  new Refusal(409, 'too_late', `This appointment can no longer be changed. ${reason} ${CALL_US}`)

/** Mails to the office, the visitor and a second person, and reminders by mail or text if there is still time for them. */
function mailsAbout(
  { id, sequence, state, startsAt, email, phone, secondEmail }: BookingRow,
  now: Date,
): QueuedMail[] {
  const about = { bookingId: id, sequence }
  if (state === 'held') return [{ kind: 'booking_confirm', ...about }]
  const mails: QueuedMail[] = [{ kind: 'booking_office', ...about }]
  if (email) mails.push({ kind: 'booking_visitor', ...about })
  if (secondEmail) mails.push({ kind: 'booking_second', ...about })
  const dueAt = new Date(startsAt.getTime() - rules.reminderHoursBefore * 3600_000)
  if (state === 'confirmed' && dueAt > now) {
    if (email) mails.push({ kind: 'booking_reminder', ...about, dueAt })
    else if (phone && readTextAccount()) mails.push({ kind: 'booking_text', ...about, dueAt })
    if (secondEmail) mails.push({ kind: 'booking_second_reminder', ...about, dueAt })
  }
  return mails
}
