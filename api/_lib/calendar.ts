import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { booking as rules } from '../../src/config/booking.js'
import { site } from '../../src/config/site.js'
import type { BookingRow } from './booking-store.js'
import { siteLink } from './site-link.js'

export type CalendarFile = { method: 'REQUEST' | 'CANCEL'; content: string }

/**
 * The calendar file of a booking. The same booking always has the same UID and a later change a higher
 * SEQUENCE, so that calendars change or remove the entry they have (RFC 5546).
 */
export function createCalendar(booking: BookingRow, now: Date): CalendarFile {
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

/** Where the appointment takes place: the office, a call to the visitor, or a video link to come. */
export function placeOf({ way, phone }: Pick<BookingRow, 'way' | 'phone'>): string {
  const { street, city, region, postalCode } = site.address
  if (way === 'phone') return `By phone: we call ${phone ?? 'you'}`
  if (way === 'video') return 'By video: we send a link beforehand'
  return `${site.name}, ${street}, ${city}, ${region} ${postalCode}`
}

/** The words for a topic; a topic that is no longer offered keeps its name. */
export function topicLabel(id: string): string {
  return rules.topics.find((topic) => topic.id === id)?.label ?? id
}
