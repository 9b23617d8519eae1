import { officeBookingMail, reminderMail, visitorBookingMail } from './booking-mails.js'
import { findBookingById } from './booking-store.js'
import { confirmContactMail, officeContactMail } from './contact-mails.js'
import { findMessage } from './contact-store.js'
import type { Query } from './db.js'
import { digestMail } from './digest-mail.js'
import type { Mail } from './mailer.js'
import type { OutboxRow } from './outbox.js'
import { readToken } from './secret.js'

/**
 * Writes a mail of the outbox from what it is about.
 * @returns null when it is outdated: the booking has changed since, which queued a mail of its own, or
 * has begun, after which the visitor needs none
 */
export async function composeMail(query: Query, row: OutboxRow): Promise<Mail | null> {
  if (row.day !== null) return digestMail(query, row.day)
  if (row.messageId !== null) {
    const message = await findMessage(query, row.messageId)
    if (!message) return null
    return row.kind === 'contact_office' ? officeContactMail(message) : confirmContactMail(message)
  }
  const booking = row.bookingId === null ? null : await findBookingById(query, row.bookingId)
  if (!booking || booking.sequence !== row.sequence) return null
  const now = new Date()
  if (row.kind === 'booking_office') return officeBookingMail(booking, now)
  if (booking.startsAt <= now) return null
  const token = readToken(booking)
  return row.kind === 'booking_reminder'
    ? reminderMail(booking, token)
    : visitorBookingMail(booking, token, now)
}
