import { randomUUID } from 'node:crypto'
import { booking as rules } from '../../../src/shared/booking.ts'
import type { EntryResponse, WaitlistForm } from '../../../src/shared/contracts/waitlist.ts'
import { addDays } from '../../../src/shared/iso-date.ts'
import { WAITLIST } from '../../../src/shared/waitlist.ts'
import { findTopic, type OfficeChoice } from '../booking/booking-response.ts'
import { book } from '../booking/booking-service.ts'
import type { BookingRow, Person } from '../booking/booking-store.ts'
import type { Query } from '../request/db.ts'
import { CAPS } from '../request/limits.ts'
import { queueMails } from '../mail/outbox.ts'
import { invalid } from '../request/read-request.ts'
import { CALL_US } from '../../../src/shared/call-us.ts'
import { officeDate } from '../../../src/shared/office-date.ts'
import { Refusal } from '../request/refusal.ts'
import { bookingToken, hash, waitlistToken } from '../request/secret.ts'
import { lastDay } from '../booking/slots.ts'
import { heldUntil, OFFER_MS, offerFreed } from './waitlist-offers.ts'
import {
  addEntry,
  deleteEntry,
  type EntryKey,
  type EntryRow,
  endOffer,
  findEntry,
  listEntriesOf,
  listWaiting,
  lockWaitlist,
  type Offer,
  prolongOffer,
} from './waitlist-store.ts'

/**
 * Adds someone to the waitlist and queues the mail about it.
 * @returns the entry's id
 * @throws Refusal 400 for an unknown topic or a day that is not on offer, 429 over a cap
 */
export async function joinWaitlist(query: Query, form: WaitlistForm, now: Date): Promise<string> {
  findTopic(form.topic)
  const today = officeDate(now)
  if (form.day && (form.day < today || form.day > lastDay(rules, now))) {
    throw invalid({ day: `Please choose a date within the next ${rules.horizonDays} days.` })
  }
  await lockWaitlist(query)
  if ((await listEntriesOf(query, form)).length >= CAPS.openEntries) {
    const reason = 'This email address or phone number is already on the waitlist several times.'
    throw new Refusal(429, 'too_many_requests', `${reason} ${CALL_US}`)
  }
  if ((await listWaiting(query, today)).length >= CAPS.waitlist) {
    throw new Refusal(429, 'too_many_requests', `The waitlist is full right now. ${CALL_US}`)
  }
  const id = randomUUID()
  const last = form.day ?? addDays(today, WAITLIST.days)
  const keys = { id, tokenHash: hash(waitlistToken(id)), lastDay: last, createdAt: now }
  await addEntry(query, { ...form, ...keys })
  if (form.email) await queueMails(query, [{ kind: 'waitlist_joined', entryId: id }], now)
  return id
}

/**
 * The entry a key opens.
 * @throws Refusal 404, also once it has ended
 */
export async function readEntry(query: Query, key: EntryKey): Promise<EntryRow> {
  const entry = await findEntry(query, key)
  if (!entry) throw entryNotFound()
  return entry
}

/** The refusal when a private link matches no entry. */
export function entryNotFound(): Refusal {
  const message =
    'You are not on the waitlist any more. If you booked a time, your confirmation has a link to it.'
  return new Refusal(404, 'not_found', message)
}

/** An entry that is offered a time, locked with the rest of the list. */
type Offered = EntryRow & { offer: Offer }

/** @throws Refusal 404, 409 when this time is not held for them now */
async function readOffered(
  query: Query,
  key: EntryKey,
  start: string,
  now: Date,
): Promise<Offered> {
  await lockWaitlist(query)
  const entry = await readEntry(query, key)
  const { offer } = entry
  if (offer && offer.start.getTime() === Date.parse(start) && offer.until > now) {
    return { ...entry, offer }
  }
  const message = 'This time is no longer held. If another one comes free, it is offered.'
  throw new Refusal(409, 'too_late', message)
}

/**
 * Books the time that someone is offered, which ends their entry.
 * @param office set when the office books it
 * @throws Refusal as `readOffered`, or as `book`
 */
export async function bookOffer(
  query: Query,
  key: EntryKey,
  start: string,
  now: Date,
  office?: OfficeChoice,
): Promise<BookingRow> {
  const { id, name, email, phone, way, topic, offer } = await readOffered(query, key, start, now)
  const person = { name, email: email ?? undefined, phone: phone ?? undefined, way }
  const hold = bookingToken(offer.hold)
  const booked = await book(query, { ...person, topic, start, hold }, now, office)
  await deleteEntry(query, id)
  return booked
}

/**
 * Gives a time to the next person. The entry stays.
 * @throws Refusal as `readOffered`
 */
export async function declineOffer(
  query: Query,
  key: EntryKey,
  start: string,
  now: Date,
): Promise<void> {
  await passOn(query, await readOffered(query, key, start, now), now)
}

/**
 * Records that the office has called about a time. It is held for two more hours, but not past the last moment to book
 * it.
 * @throws Refusal as `readOffered`
 */
export async function recordCall(
  query: Query,
  key: EntryKey,
  start: string,
  by: string,
  now: Date,
): Promise<void> {
  const entry = await readOffered(query, key, start, now)
  const last = entry.offer.start.getTime() - rules.noticeMinutes * 60_000
  const until = new Date(Math.min(now.getTime() + OFFER_MS, last))
  await prolongOffer(query, entry, { by, until, heldUntil: heldUntil(until) })
}

/**
 * Takes someone off the waitlist.
 * @throws Refusal 404
 */
export async function leaveWaitlist(query: Query, key: EntryKey, now: Date): Promise<void> {
  await lockWaitlist(query)
  const entry = await readEntry(query, key)
  await deleteEntry(query, entry.id)
  await passOn(query, entry, now)
}

/** Gives the time that someone was offered to the next person. */
async function passOn(query: Query, entry: EntryRow, now: Date): Promise<void> {
  const freed = await endOffer(query, entry)
  await offerFreed(query, freed ? [freed] : [], now, entry)
}

/** Deletes one person's entries, and gives the times they were offered to the next. @returns how many entries */
export async function forgetEntries(query: Query, person: Person, now: Date): Promise<number> {
  await lockWaitlist(query)
  const entries = await listEntriesOf(query, person)
  for (const { id } of entries) await deleteEntry(query, id)
  for (const entry of entries) await passOn(query, entry, now)
  return entries.length
}

/** An entry as its own page shows it. */
export function toEntryResponse(entry: EntryRow, now: Date): EntryResponse {
  const { topic, part, weekdays, day, lastDay: last, email, offer } = entry
  return {
    topic,
    wish: { part, weekdays, day },
    lastDay: last,
    hasMail: email !== null,
    offer:
      offer && offer.until > now
        ? { start: offer.start.toISOString(), until: offer.until.toISOString() }
        : null,
  }
}
