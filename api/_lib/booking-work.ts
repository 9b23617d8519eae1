import { randomUUID } from 'node:crypto'
import { booking as rules } from '../../src/config/booking.js'
import type { BookingForm } from '../../src/contracts/bookings.js'
import { bookingNotFound, findTopic, readSlot, slotTaken } from './booking-answers.js'
import {
  type BookingRow,
  cancelBooking,
  confirmHold,
  findBooking,
  moveBooking,
  releaseHold,
  takeSlot,
} from './booking-store.js'
import { CALL_US } from './call-us.js'
import type { Query } from './db.js'
import { type QueuedMail, queueMails } from './outbox.js'
import { Refusal } from './refusal.js'
import { bookingToken, createReference, hash } from './secret.js'
import { findSlot } from './slots.js'

/**
 * Books a time, from its hold or directly, and queues the mails about it.
 * @throws Refusal 400 for an unknown topic, 409 with free times when the time is taken
 */
export async function book(
  query: Query,
  {
    topic: topicId,
    start,
    hold,
    ...visitor
  }: BookingForm & { topic: string; start: string; hold?: string },
  now: Date,
): Promise<BookingRow> {
  const topic = findTopic(topicId)
  const booking = (await bookHeld()) ?? (await bookDirectly())
  if (!booking) throw await slotTaken(query, topic, start, now)
  await queueMails(query, mailsAbout(booking, now), now)
  return booking

  async function bookHeld(): Promise<BookingRow | null> {
    if (!hold) return null
    // The time had to be offered when the hold was made; by now its notice may be too short.
    const heldSince = new Date(now.getTime() - rules.holdMinutes * 60_000)
    const slot = findSlot(rules, topic, new Date(start), heldSince)
    if (!slot) return null
    return confirmHold(query, { tokenHash: hash(hold), topic: topicId, slot }, visitor, now)
  }

  async function bookDirectly(): Promise<BookingRow | null> {
    const slot = await readSlot(query, topic, start, now)
    // A hold on another time is no longer wanted, and one that ran out may still be there.
    if (hold) await releaseHold(query, hash(hold))
    const id = randomUUID()
    const reference = createReference('B')
    const tokenHash = hash(bookingToken(id))
    return takeSlot(
      query,
      rules.advisers,
      { id, reference, topic: topicId, tokenHash, slot, visitor },
      now,
    )
  }
}

/**
 * Moves the booking of a private link to another time. Moved there already, it stays as it is.
 * @throws Refusal 404, 409 when the new time is taken, the old one has begun or the topic is offered no more
 */
export async function move(
  query: Query,
  tokenHash: Buffer,
  start: string,
  now: Date,
): Promise<BookingRow> {
  const booking = await readChangeable(query, tokenHash, now)
  if (booking.state === 'cancelled') throw tooLate('It was canceled.')
  if (booking.startsAt.getTime() === Date.parse(start)) return booking
  const topic = rules.topics.find(({ id }) => id === booking.topic)
  if (!topic) throw tooLate('Its subject is no longer booked online.')
  const slot = await readSlot(query, topic, start, now)
  const moved = await moveBooking(query, rules.advisers, { id: booking.id, slot }, now)
  if (!moved) throw await slotTaken(query, topic, start, now)
  await queueMails(query, mailsAbout(moved, now), now)
  return moved
}

/**
 * Cancels the booking of a private link. Cancelled already, it stays as it is.
 * @throws Refusal 404, 409 when it has begun
 */
export async function cancel(query: Query, tokenHash: Buffer, now: Date): Promise<BookingRow> {
  const booking = await readChangeable(query, tokenHash, now)
  const cancelled = await cancelBooking(query, booking.id)
  if (!cancelled) return booking
  await queueMails(query, mailsAbout(cancelled, now), now)
  return cancelled
}

async function readChangeable(query: Query, tokenHash: Buffer, now: Date): Promise<BookingRow> {
  const booking = await findBooking(query, tokenHash)
  if (!booking) throw bookingNotFound()
  if (booking.startsAt <= now) throw tooLate('It has begun already.')
  return booking
}

const tooLate = (reason: string) =>
  new Refusal(409, 'too_late', `This appointment can no longer be changed. ${reason} ${CALL_US}`)

/** Office, visitor and, while there is time for it, a reminder. */
function mailsAbout({ id, sequence, state, startsAt, email }: BookingRow, now: Date): QueuedMail[] {
  const about = { bookingId: id, sequence }
  const mails: QueuedMail[] = [{ kind: 'booking_office', ...about }]
  if (email) mails.push({ kind: 'booking_visitor', ...about })
  const dueAt = new Date(startsAt.getTime() - rules.reminderHoursBefore * 3600_000)
  if (email && state === 'confirmed' && dueAt > now) {
    mails.push({ kind: 'booking_reminder', ...about, dueAt })
  }
  return mails
}
