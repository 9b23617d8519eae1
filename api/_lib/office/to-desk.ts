import { CONTACT_FIELDS, type ContactForm } from '../../../src/shared/contracts/contact.ts'
import type { Appointment, DeskMessage, Waiting } from '../../../src/shared/contracts/office.ts'
import type { BookingRow } from '../booking/booking-store.ts'
import { replyBy } from '../contact/contact-store.ts'
import { OFFER_MS } from '../waitlist/waitlist-offers.ts'
import type { EntryRow } from '../waitlist/waitlist-store.ts'
import type { DeskMessageRow } from './store.ts'

export function toAppointment(row: BookingRow): Appointment {
  return {
    reference: row.reference,
    topic: row.topic,
    way: row.way,
    state: row.state === 'cancelled' ? 'cancelled' : 'confirmed',
    attendance: row.attendance,
    adviser: row.adviser,
    start: row.startsAt.toISOString(),
    end: row.endsAt.toISOString(),
    name: row.name ?? '',
    email: row.email,
    phone: row.phone,
    secondEmail: row.secondEmail,
    note: row.note,
    officeNote: row.officeNote,
    message: row.message,
    version: row.version,
    trail: row.trail,
  }
}

export function toMessage(row: DeskMessageRow): DeskMessage {
  const { reference, createdAt, answeredAt, answeredBy, version } = row
  return {
    reference,
    ...typedFields(row),
    receivedAt: createdAt.toISOString(),
    replyBy: replyBy(createdAt).toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    answeredBy,
    version,
  }
}

/** The fields of the form alone: a row may have more, such as how many match a search. */
function typedFields(row: DeskMessageRow): Pick<DeskMessageRow, keyof ContactForm> {
  const entries = CONTACT_FIELDS.map((name) => [name, row[name]])
  return Object.fromEntries(entries) as Pick<DeskMessageRow, keyof ContactForm>
}

export function toWaiting(row: EntryRow): Waiting {
  const { id, name, email, phone, topic, way, part, weekdays, day, lastDay, createdAt, offer } = row
  return {
    id,
    name,
    email,
    phone,
    topic,
    way,
    wish: { part, weekdays, day },
    joinedAt: createdAt.toISOString(),
    lastDay,
    offer: offer && {
      start: offer.start.toISOString(),
      // A call sets a new end.
      begins: new Date(offer.until.getTime() - OFFER_MS).toISOString(),
      until: offer.until.toISOString(),
      calledBy: offer.calledBy,
    },
    withdrawn: row.withdrawn?.toISOString() ?? null,
  }
}
