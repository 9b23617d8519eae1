import ical, {
  ICalAlarmType,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import { site } from '../../../src/config/site.ts'
import type { BookingRow } from './booking-store.ts'
import { placeOf, topicLabel } from './booking-labels.ts'
import { formatPhone } from '../../../src/shared/contracts/phone.ts'
import { privateLink, siteHost } from '../request/site-link.ts'

export type CalendarFile = { method: 'REQUEST' | 'PUBLISH' | 'CANCEL'; content: string }

const ALARM_SECONDS_BEFORE = 24 * 3600

/**
 * The visitor's calendar file, with the private link. When it goes by mail, leave out what the visitor typed:
 * the address may be a stranger's.
 */
export function createVisitorCalendar(booking: BookingRow, now: Date): CalendarFile {
  const link = booking.state === 'cancelled' ? null : privateLink(booking)
  const lines = [
    `Reference ${booking.reference}. Questions: ${site.phone.display}.`,
    ...(link ? [`Change or cancel it: ${link}`] : []),
  ]
  const entry = {
    summary: `${topicLabel(booking.topic)} at ${site.name}`,
    description: lines.join('\n'),
    url: link,
  }
  return createCalendar(booking, entry, booking.email, now)
}

/**
 * The office's calendar file: named after the client, without the private link. It has no attendee: some
 * calendars would mail every later change to the visitor, and the note with it.
 */
export function createOfficeCalendar(booking: BookingRow, now: Date): CalendarFile {
  const { summary, description } = officeEntry(booking)
  const withPlace = `${placeOf(booking)}\n${description}`
  return createCalendar(booking, { summary, description: withPlace }, null, now)
}

/** What the office needs to know about a booking. @param more lines before the client's note */
export function officeEntry(booking: BookingRow, more: string[] = []): Entry {
  const { name, phone, email, secondEmail, note, reference, topic } = booking
  const lines = [
    ...(phone ? [`Phone: ${formatPhone(phone)}`] : []),
    ...(email ? [`Email: ${email}`] : []),
    ...(secondEmail ? [`Second person: ${secondEmail}`] : []),
    `Reference: ${reference}`,
    ...more,
    ...(note ? ['', note] : []),
  ]
  return { summary: `${name}: ${topicLabel(topic)}`, description: lines.join('\n') }
}

type Entry = { summary: string; description: string; url?: string | null }

/**
 * The same booking always has the same UID and a later change a higher SEQUENCE, so that calendars change or
 * remove their copy (RFC 5546). A request needs an attendee, and a cancellation has no alarm
 * (3.2.2, 3.2.5): without one, the event is published.
 */
function createCalendar(
  booking: BookingRow,
  entry: Entry,
  attendee: string | null,
  now: Date,
): CalendarFile {
  const isCancelled = booking.state === 'cancelled'
  const open = attendee ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.PUBLISH
  const method = isCancelled ? ICalCalendarMethod.CANCEL : open
  const calendar = ical({ method, prodId: { company: site.name, product: 'Website' } })
  const event = calendar.createEvent({
    ...entry,
    ...bookingEvent(booking, now),
    organizer: { name: site.name, email: site.email },
  })
  if (attendee) {
    const status = ICalAttendeeStatus.ACCEPTED
    event.createAttendee({ name: booking.name ?? attendee, email: attendee, status, rsvp: false })
  }
  const isFarEnough = booking.startsAt.getTime() - now.getTime() > ALARM_SECONDS_BEFORE * 1000
  if (!isCancelled && isFarEnough) {
    const alarm = { triggerBefore: ALARM_SECONDS_BEFORE, description: entry.summary }
    event.createAlarm({ type: ICalAlarmType.display, ...alarm })
  }
  return { method, content: calendar.toString() }
}

/** A booking's event, without its texts. */
export function bookingEvent(booking: BookingRow, now: Date) {
  const isCancelled = booking.state === 'cancelled'
  return {
    // Busy calendars leave out UIDs that end with our host.
    id: `${booking.id}@${siteHost()}`,
    sequence: booking.sequence,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    stamp: now,
    start: booking.startsAt,
    end: booking.endsAt,
    location: placeOf(booking),
  }
}
