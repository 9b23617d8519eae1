import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { site } from '../../src/config/site.js'
import type { BookingRow } from './booking-store.js'
import { placeOf, topicLabel } from './booking-words.js'
import { siteLink } from './site-link.js'

export type CalendarFile = { method: 'REQUEST' | 'CANCEL'; content: string }

/**
 * The calendar file of a booking. The same booking always has the same UID and a later change a higher
 * SEQUENCE, so that calendars change or remove the entry they have (RFC 5546).
 */
export function createBookingCalendar(booking: BookingRow, now: Date): CalendarFile {
  const isCancelled = booking.state === 'cancelled'
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST
  const calendar = ical({ method, prodId: { company: site.name, product: 'Website' } })
  calendar.createEvent({
    id: `${booking.id}@${new URL(siteLink('/')).hostname}`,
    sequence: booking.sequence,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    stamp: now,
    start: booking.startsAt,
    end: booking.endsAt,
    summary: `${topicLabel(booking.topic)} at ${site.name}`,
    description: `Reference ${booking.reference}. Questions: ${site.phone.display}.`,
    location: placeOf(booking),
    organizer: { name: site.name, email: site.email },
    attendees: booking.email
      ? [
          {
            name: booking.name ?? '',
            email: booking.email,
            status: ICalAttendeeStatus.ACCEPTED,
            rsvp: false,
          },
        ]
      : [],
  })
  return { method, content: calendar.toString() }
}
