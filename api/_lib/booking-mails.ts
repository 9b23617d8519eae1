import { site } from '../../src/config/site.js'
import { BOOKING_FRAGMENT } from '../../src/contracts/bookings.js'
import { createBookingCalendar } from './booking-calendar.js'
import type { BookingRow } from './booking-store.js'
import { placeOf, topicLabel } from './booking-words.js'
import { formatBriefMoment, formatMoment } from './format-moment.js'
import type { Mail } from './mailer.js'
import { siteLink } from './site-link.js'

/** What happened to the booking, for subjects: a booking that was never changed is new. */
function eventOf({ state, sequence }: BookingRow): 'booked' | 'moved' | 'canceled' {
  if (state === 'cancelled') return 'canceled'
  return sequence === 0 ? 'booked' : 'moved'
}

/** The booking as the office gets it; an answer goes to the visitor. */
export function officeBookingMail(booking: BookingRow, now: Date): Mail {
  const { reference, email } = booking
  const name = booking.name ?? ''
  return {
    to: site.email,
    subject: `Appointment ${reference} ${eventOf(booking)}: ${formatBriefMoment(booking.startsAt)}`,
    replyTo: email ? { name, address: email } : undefined,
    calendar: createBookingCalendar(booking, now),
    text: [
      `Appointment ${eventOf(booking)}`,
      '',
      `When: ${formatMoment(booking.startsAt)}`,
      `Until: ${formatMoment(booking.endsAt)}`,
      `About: ${topicLabel(booking.topic)}`,
      `Where: ${placeOf(booking)}`,
      `Adviser: ${booking.adviser}`,
      `Name: ${name}`,
      `Email: ${email ?? 'not given'}`,
      `Phone: ${booking.phone ?? 'not given'}`,
      `Reference: ${reference}`,
      ...(booking.note ? ['', booking.note] : []),
    ].join('\n'),
  }
}

const INTRODUCTIONS = {
  booked: `Your appointment with ${site.name} is booked.`,
  moved: `Your appointment with ${site.name} has been moved to a new time.`,
  canceled: `Your appointment with ${site.name} is canceled.`,
}

/** The confirmation of a booking, a move or a cancellation, or null when there is no address. */
export function visitorBookingMail(
  booking: BookingRow,
  token: string | null,
  now: Date,
): Mail | null {
  const event = eventOf(booking)
  return letter(booking, {
    subject: `Appointment ${event}: ${formatBriefMoment(booking.startsAt)}`,
    introduction: INTRODUCTIONS[event],
    token: event === 'canceled' ? null : token,
    calendar: createBookingCalendar(withoutTyped(booking), now),
  })
}

/** The reminder of the day before, or null when there is no address. */
export function reminderMail(booking: BookingRow, token: string | null): Mail | null {
  return letter(booking, {
    subject: `Reminder: ${formatBriefMoment(booking.startsAt)}`,
    introduction: `This is a reminder of your appointment with ${site.name}.`,
    token,
  })
}

/**
 * Nobody has shown that the address is the visitor's: a letter to it carries nothing that was typed, or
 * strangers could be written to in the firm's name.
 */
function withoutTyped(booking: BookingRow): BookingRow {
  return { ...booking, name: null, phone: null, note: null }
}

type Letter = {
  subject: string
  introduction: string
  token: string | null
  calendar?: Mail['calendar']
}

function letter(
  booking: BookingRow,
  { subject, introduction, token, calendar }: Letter,
): Mail | null {
  if (!booking.email) return null
  const link = token && siteLink(`/schedule#${BOOKING_FRAGMENT}${token}`)
  return {
    to: booking.email,
    subject,
    calendar,
    text: [
      'Hello,',
      '',
      introduction,
      '',
      `When: ${formatMoment(booking.startsAt)}`,
      `About: ${topicLabel(booking.topic)}`,
      `Where: ${placeOf(withoutTyped(booking))}`,
      `Reference: ${booking.reference}`,
      '',
      ...(link ? ['To change or cancel it, use your private link:', link, ''] : []),
      `Questions? Call ${site.phone.display}.`,
      '',
      'If you did not book with us, someone else entered your address. You can ignore this email.',
    ].join('\n'),
  }
}
