import { booking as rules, type BookingTopic } from '../../../src/shared/booking.ts'
import { addDays, earlierOf } from '../../../src/shared/iso-date.ts'
import { officeClock, officeDate } from '../../../src/shared/office-date.ts'
import { officeMoment } from '../../../src/shared/office-moment.ts'
import type { ExtraHours } from '../../../src/shared/open-spans.ts'
import { suits, WAITLIST } from '../../../src/shared/waitlist.ts'
import { findDays } from '../booking/booking-response.ts'
import { type BookingRow, newKeys, type Person, takeSlot } from '../booking/booking-store.ts'
import type { Database, Query } from '../request/db.ts'
import { listExtraHours } from '../booking/extra-hours.ts'
import { queueMails } from '../mail/outbox.ts'
import {
  isOpenDuring,
  lastDay,
  openingsOn,
  type Slot,
  slotAt,
  type Span,
} from '../booking/slots.ts'
import {
  deleteEntry,
  type EntryRow,
  endOffer,
  listBlockedHolds,
  listEnded,
  listEntriesOf,
  listKept,
  listWaiting,
  lockWaitlist,
  storeOffer,
} from './waitlist-store.ts'

const MINUTE_MS = 60_000
export const OFFER_MS = WAITLIST.offerHours * 60 * MINUTE_MS
/** A time stays held this much longer, so that nobody gets in before the scheduler hands it to the next person. */
const HANDOVER_MS = 30 * MINUTE_MS

/** When an offer's time is free for all, unless the next person has got it by then. */
export const heldUntil = (until: Date) => new Date(until.getTime() + HANDOVER_MS)

/** The time that a booking takes, with the pause after it. */
export function spanOfBooking({ startsAt, endsAt }: BookingRow): Span {
  return { from: startsAt, until: new Date(endsAt.getTime() + rules.bufferMinutes * MINUTE_MS) }
}

/**
 * Offers times that came free to those who wait, in turn: one to each person, first to those who were offered the fewest,
 * then in the order of joining, none twice to the same person. Holds a time for two hours and queues the mail about it, as
 * long as offers may keep more (src/shared/waitlist.ts); the other times are free for all. Belongs in the transaction that
 * frees the times, so that nobody else gets in between.
 * @param spans what came free
 * @param by who gave the time up: it is not offered to them
 */
export async function offerFreed(
  query: Query,
  spans: Span[],
  now: Date,
  by?: Person,
): Promise<void> {
  if (spans.length === 0) return
  await lockWaitlist(query)
  const waiting = await listWaiting(query, officeDate(now))
  const excluded = new Set(by && (await listEntriesOf(query, by)).map(({ id }) => id))
  const inTurn = waiting
    .map((entry) => {
      const own = waiting.filter((other) => isSamePerson(entry, other))
      return { entry, own, offered: own.flatMap((other) => other.offered) }
    })
    .toSorted((one, other) => one.offered.length - other.offered.length)
  const free = new Map<BookingTopic, Date[]>()
  const kept = await listKept(query, now)
  const extra = await listExtraHours(query, officeDate(now))
  const chosen = new Set<EntryRow>()
  for (const { entry, own, offered } of inTurn) {
    const topic = rules.topics.find(({ id }) => id === entry.topic)
    const hasOffer = own.some((other) => other.offer || chosen.has(other))
    if (!topic || hasOffer || excluded.has(entry.id)) continue
    const begins = offerBegins(entry, now)
    const soonest = begins.getTime() + (WAITLIST.hoursLeft * 60 + rules.noticeMinutes) * MINUTE_MS
    // One that would overlap counts as the same time.
    const length = (topic.minutes + rules.bufferMinutes) * MINUTE_MS
    const wasOffered = (start: Date) =>
      offered.some((other) => Math.abs(other.getTime() - start.getTime()) < length)
    const times = free.get(topic) ?? (await listFreed(query, topic, spans, now))
    free.set(topic, times)
    const start = times.find(
      (time) =>
        time.getTime() >= soonest &&
        suits(entry, time) &&
        !wasOffered(time) &&
        mayKeep(slotAt(rules, topic, time), kept, extra),
    )
    const slot = start && slotAt(rules, topic, start)
    if (slot && (await offer(query, entry, topic, slot, begins, now))) {
      kept.push({ from: slot.start, until: slot.blockedUntil })
      chosen.add(entry)
      free.clear()
    }
  }
}

/** Whether offers, or bookings that wait to be confirmed, may keep one more time. @param kept what they keep already */
export function mayKeep(slot: Slot, kept: Span[], extra: readonly ExtraHours[]): boolean {
  const own = { from: slot.start, until: slot.blockedUntil }
  const most = WAITLIST.hoursInAll * rules.advisers * 60 * MINUTE_MS
  if (lengthOf([...kept, own]) > most) return false
  const date = officeDate(slot.start)
  const sameDay = kept.filter(({ from }) => officeDate(from) === date)
  const open = lengthOf(openingsOn(rules, date, extra))
  return (
    sameDay.length === 0 ||
    lengthOf([...sameDay, own]) <= WAITLIST.shareOfDay * rules.advisers * open
  )
}

/** In milliseconds. */
const lengthOf = (spans: Span[]) =>
  spans.reduce((sum, { from, until }) => sum + until.getTime() - from.getTime(), 0)

async function offer(
  query: Query,
  { id: entryId, email }: EntryRow,
  topic: BookingTopic,
  slot: Slot,
  begins: Date,
  now: Date,
): Promise<boolean> {
  const until = new Date(begins.getTime() + OFFER_MS)
  const hold = { ...newKeys(), topic: topic.id, slot, heldUntil: heldUntil(until) }
  if (!(await takeSlot(query, rules.advisers, hold, now))) return false
  await storeOffer(query, entryId, { start: slot.start, hold: hold.id, until })
  if (email) {
    const mail = { kind: 'waitlist_offer', entryId, bookingId: hold.id, dueAt: begins } as const
    await queueMails(query, [mail], now)
  }
  return true
}

/**
 * Withdraws the offers that can no longer be booked, in the transaction that closes the time or makes the adviser busy. The
 * people keep their place and their turn. Who knew of the offer is told: by email, or the desk asks to call.
 */
export async function withdrawOffers(query: Query, now: Date): Promise<void> {
  await lockWaitlist(query)
  const today = officeDate(now)
  const extra = await listExtraHours(query, today)
  const blocked = await listBlockedHolds(query)
  for (const entry of await listWaiting(query, today)) {
    const { offer, topic: topicId, email } = entry
    const topic = rules.topics.find(({ id }) => id === topicId)
    if (!offer || !topic) continue
    const isOpen = isOpenDuring(rules, slotAt(rules, topic, offer.start), extra)
    if (isOpen && !blocked.includes(offer.hold)) continue
    const isKnown = email
      ? offer.until.getTime() - OFFER_MS <= now.getTime()
      : offer.calledBy !== null
    await endOffer(query, entry, { isKnown })
    if (email && isKnown) {
      const mail = { kind: 'waitlist_withdrawn', entryId: entry.id, bookingId: offer.hold } as const
      await queueMails(query, [mail], now)
    }
  }
}

/** The free starts of a topic that take some of the spans, those inside first: others were free before. */
async function listFreed(
  query: Query,
  topic: BookingTopic,
  spans: Span[],
  now: Date,
): Promise<Date[]> {
  const first = spans.map(({ from }) => officeDate(from)).reduce(earlierOf)
  const last = spans.map(({ until }) => officeDate(until)).reduce(laterOf)
  const range = {
    from: laterOf(first, officeDate(now)),
    to: earlierOf(last, lastDay(rules, now)),
  }
  const { days } = await findDays(query, topic, range, now)
  const starts = days
    .flatMap(({ times }) => times.map((time) => slotAt(rules, topic, new Date(time))))
    .filter((slot) =>
      spans.some(({ from, until }) => slot.start < until && from < slot.blockedUntil),
    )
    .map(({ start }) => start)
  const isInside = (start: Date) => spans.some(({ from, until }) => from <= start && start < until)
  return [...starts.filter(isInside), ...starts.filter((start) => !isInside(start))]
}

const laterOf = (one: string, other: string) => (one > other ? one : other)

function isSamePerson(one: EntryRow, other: EntryRow): boolean {
  const numberOf = ({ phone }: Person) => phone?.split(';')[0]
  return (
    (one.mailbox !== null && one.mailbox === other.mailbox) ||
    (one.phone !== null && numberOf(one) === numberOf(other))
  )
}

/**
 * When an offer made now begins: at once, unless it would wake someone, or, for someone without an email address, the
 * office is not open for all of it to call.
 */
function offerBegins({ email }: Pick<EntryRow, 'email'>, now: Date): Date {
  return email === null ? nextCall(now) : nextMail(now)
}

function nextMail(now: Date): Date {
  const [date = '', time = ''] = officeClock(now).split(' ')
  const { offersFrom, offersUntil } = WAITLIST
  if (time >= offersFrom && time < offersUntil) return now
  return new Date(officeMoment(time < offersFrom ? date : addDays(date, 1), offersFrom))
}

function nextCall(now: Date): Date {
  for (let date = officeDate(now); ; date = addDays(date, 1)) {
    for (const { from, until } of openingsOn(rules, date, [])) {
      const begins = from > now ? from : now
      if (begins.getTime() + OFFER_MS <= until.getTime()) return begins
    }
  }
}

/** Hands times that were not booked within two hours to the next person, and deletes entries past their last day. */
export async function moveOffersOn({ transaction }: Database, now: Date): Promise<void> {
  await transaction(async (query) => {
    await lockWaitlist(query)
    const today = officeDate(now)
    for (const entry of await listEnded(query, today, now)) {
      const freed = await endOffer(query, entry)
      if (entry.lastDay < today) await deleteEntry(query, entry.id)
      await offerFreed(query, freed ? [freed] : [], now, entry)
    }
  })
}
