import {
  confirmMail,
  forSecond,
  officeBookingMail,
  reminderMail,
  visitorBookingMail,
} from './booking-mails.ts'
import { confirmBy, findBooking } from '../booking/booking-store.ts'
import { confirmContactMail, estimateMail, officeContactMail } from './contact-mails.ts'
import { findMessage } from '../contact/contact-store.ts'
import type { Query } from '../request/db.ts'
import type { Mail } from './mail.ts'
import { digestMail, rushMail } from './office-mails.ts'
import type { OutboxRow } from './outbox.ts'
import { joinedMail, offerMail, withdrawnMail } from './waitlist-mails.ts'
import { findEntry } from '../waitlist/waitlist-store.ts'

/**
 * Writes an outbox mail.
 * @returns null if it is outdated: the booking has since changed, which queued another mail, or has begun, so
 * the visitor no longer needs it. Likewise a waitlist entry or an offer that has ended
 */
export async function composeMail(query: Query, row: OutboxRow): Promise<Mail | null> {
  if (row.day !== null) {
    return row.kind === 'rush' ? rushMail(query, row.day) : digestMail(query, row.day)
  }
  if (row.messageId !== null) {
    const message = await findMessage(query, row.messageId)
    if (!message) return null
    return row.kind === 'contact_office' ? officeContactMail(message) : confirmContactMail(message)
  }
  if (row.email !== null) return estimateMail(row.email, row.answers ?? '')
  const now = new Date()
  if (row.entryId !== null) {
    const entry = await findEntry(query, { id: row.entryId })
    if (!entry || row.kind === 'waitlist_joined') return entry && joinedMail(entry)
    if (row.kind === 'waitlist_withdrawn') return withdrawnMail(entry)
    const isOpen = entry.offer?.hold === row.bookingId && entry.offer.until > now
    return isOpen ? offerMail(entry) : null
  }
  const booking = row.bookingId === null ? null : await findBooking(query, { id: row.bookingId })
  if (!booking || booking.sequence !== row.sequence) return null
  if (row.kind === 'booking_confirm') {
    return booking.state === 'held' && confirmBy(booking) > now ? confirmMail(booking) : null
  }
  if (row.kind === 'booking_office') return officeBookingMail(booking, now)
  if (booking.startsAt <= now) return null
  const reader = row.kind.startsWith('booking_second') ? forSecond(booking) : booking
  return row.kind.endsWith('reminder') ? reminderMail(reader, now) : visitorBookingMail(reader, now)
}
