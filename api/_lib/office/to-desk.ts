import type { Appointment, DeskMessage } from '../../../src/shared/contracts/office.ts'
import type { BookingRow } from '../booking-store.ts'
import { replyBy } from '../contact-mails.ts'
import type { DeskMessageRow } from './store.ts'

export function toAppointment(row: BookingRow): Appointment {
  const {
    reference,
    topic,
    way,
    state,
    attendance,
    adviser,
    email,
    phone,
    note,
    officeNote,
    message,
    version,
    trail,
  } = row
  return {
    reference,
    topic,
    way,
    state: state === 'cancelled' ? 'cancelled' : 'confirmed',
    attendance,
    adviser,
    start: row.startsAt.toISOString(),
    end: row.endsAt.toISOString(),
    name: row.name ?? '',
    email,
    phone,
    note,
    officeNote,
    message,
    version,
    trail,
  }
}

export function toMessage(row: DeskMessageRow): DeskMessage {
  const { reference, name, email, phone, message, createdAt, answeredAt, answeredBy, version } = row
  return {
    reference,
    name,
    email,
    phone,
    message,
    receivedAt: createdAt.toISOString(),
    replyBy: replyBy(createdAt).toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    answeredBy,
    version,
  }
}
