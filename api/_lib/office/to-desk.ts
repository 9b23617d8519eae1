import {
  type Appointment,
  appointmentSchema,
  type DeskMessage,
  messageSchema,
  type Waiting,
  waitingSchema,
} from '../../../src/shared/contracts/office.ts'
import type { BookingRow } from '../booking/booking-store.ts'
import { replyBy } from '../contact/contact-store.ts'
import { OFFER_MS } from '../waitlist/waitlist-offers.ts'
import type { EntryRow } from '../waitlist/waitlist-store.ts'
import type { DeskMessageRow } from './store.ts'

// The schemas leave out what a row has besides: a hash, or how many match a search.

export function toAppointment(row: BookingRow): Appointment {
  return appointmentSchema.parse({
    ...row,
    state: row.state === 'cancelled' ? 'cancelled' : 'confirmed',
    start: row.startsAt.toISOString(),
    end: row.endsAt.toISOString(),
    name: row.name ?? '',
  } satisfies Appointment)
}

export function toMessage(row: DeskMessageRow): DeskMessage {
  return messageSchema.parse({
    ...row,
    receivedAt: row.createdAt.toISOString(),
    replyBy: replyBy(row.createdAt).toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  } satisfies DeskMessage)
}

export function toWaiting(row: EntryRow): Waiting {
  const { createdAt, offer, withdrawn } = row
  return waitingSchema.parse({
    ...row,
    wish: row,
    joinedAt: createdAt.toISOString(),
    offer: offer && {
      start: offer.start.toISOString(),
      // A call sets a new end.
      begins: new Date(offer.until.getTime() - OFFER_MS).toISOString(),
      until: offer.until.toISOString(),
      calledBy: offer.calledBy,
    },
    withdrawn: withdrawn?.toISOString() ?? null,
  } satisfies Waiting)
}
