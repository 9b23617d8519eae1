import type { Appointment, DeskMessage } from '../../../src/shared/contracts/office.ts'
import type { BookingRow } from '../booking-store.ts'
import { replyBy } from '../contact-mails.ts'
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
    note: row.note,
    officeNote: row.officeNote,
    message: row.message,
    version: row.version,
    trail: row.trail,
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
