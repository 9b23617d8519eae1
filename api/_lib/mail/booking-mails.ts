import { site } from '../../../src/config/site.ts'
import { daysBetween, WEEKDAYS, weekdayOf } from '../../../src/shared/iso-date.ts'
import { officeDate } from '../../../src/shared/office-date.ts'
import { createOfficeCalendar, createVisitorCalendar } from '../booking/booking-calendar.ts'
import { type BookingRow, confirmBy } from '../booking/booking-store.ts'
import { placeOf, topicLabel } from '../booking/booking-labels.ts'
import { formatBriefMoment, formatMoment, formatTime } from '../request/format-moment.ts'
import { type Fact, type LetterPart, paragraph } from './letter/letter.ts'
import { type Mail, officeMail, QUESTIONS, reachFacts, visitorMail } from './mail.ts'
import { privateLink, siteLink } from '../request/site-link.ts'

type BookingEvent = 'booked' | 'moved' | 'corrected' | 'canceled'

/** What happened to the booking, for subject lines. A booking that was never changed is new. */
function eventOf({ state, sequence, movedFrom }: BookingRow): BookingEvent {
  if (state === 'cancelled') return 'canceled'
  if (sequence === 0) return 'booked'
  return movedFrom ? 'moved' : 'corrected'
}

/** The office's mail about a booking. Replies go to the visitor. */
export function officeBookingMail(booking: BookingRow, now: Date): Mail {
  const { reference, note } = booking
  const name = booking.name ?? ''
  const event = eventOf(booking)
  const facts: Fact[] = [
    ...appointmentFacts(booking),
    { label: 'Adviser', value: String(booking.adviser) },
    { label: 'Name', value: name },
    ...reachFacts(booking),
    ...(booking.secondEmail ? [{ label: 'Second person', value: booking.secondEmail }] : []),
    { label: 'Reference', value: reference },
  ]
  const mail = {
    subject: `Appointment ${reference} ${event}: ${formatBriefMoment(booking.startsAt)}`,
    calendar: createOfficeCalendar(booking, now),
    preview: `${name}, ${topicLabel(booking.topic)}`,
    heading: `Appointment ${event}`,
  }
  const reason = event === 'canceled' ? booking.trail.at(-1)?.why : undefined
  const typed = [
    ...(reason ? [{ kind: 'typed' as const, title: 'Reason', text: reason }] : []),
    ...(note ? [{ kind: 'typed' as const, title: 'Note', text: note }] : []),
  ]
  return officeMail({ ...mail, parts: [{ kind: 'facts', facts }, ...typed] }, booking)
}

function appointmentFacts(booking: BookingRow): Fact[] {
  const { startsAt, endsAt, movedFrom, state } = booking
  const minutes = Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000)
  return [
    { label: 'When', value: formatMoment(startsAt) },
    ...(movedFrom && state !== 'cancelled'
      ? [{ label: 'Old time', value: formatMoment(movedFrom) }]
      : []),
    { label: 'Length', value: `${minutes} minutes` },
    { label: 'About', value: topicLabel(booking.topic) },
    { label: 'Where', value: placeOf(booking) },
  ]
}

/** What happened, and what the attached file does to the visitor's calendar. */
const TEXTS: Record<BookingEvent, [introduction: string, change: string]> = {
  booked: [`Your appointment with ${site.name} is booked.`, 'add it to'],
  moved: [`Your appointment with ${site.name} has been moved to a new time.`, 'move it in'],
  corrected: [
    `The details of your appointment with ${site.name} have been corrected.`,
    'correct it in',
  ],
  canceled: [`Your appointment with ${site.name} is canceled.`, 'remove it from'],
}

/** A booking as its second person's mails show it: to their address, without the private link and what was typed. */
export const forSecond = (booking: BookingRow): BookingRow => ({
  ...withoutTypedText(booking),
  email: booking.secondEmail,
  tokenHash: Buffer.alloc(32),
  isForSecond: true,
})

/** The confirmation of a booking, a move or a cancellation, or null when there is no address. */
export function visitorBookingMail(booking: BookingRow, now: Date): Mail | null {
  const event = eventOf(booking)
  const [introduction, change] = TEXTS[event]
  return letterAbout(booking, {
    subject: `Appointment ${event}: ${formatBriefMoment(booking.startsAt)}`,
    heading: `Appointment ${event}`,
    introduction,
    message: booking.message,
    parts: [
      ...(event === 'canceled' ? [bookAgainButton()] : changeButton(booking)),
      ...(event === 'booked' ? [checklistButton()] : []),
    ],
    closing: `Open the attached file to ${change} your calendar. ${QUESTIONS}`,
    calendar: createVisitorCalendar(withoutTypedText(booking), now),
  })
}

/** The request to confirm a booking. The link alone confirms nothing: some mail programs open every link. */
export function confirmMail(booking: BookingRow): Mail | null {
  const href = privateLink(booking)
  if (!href) return null
  const introduction = `Press “Confirm” on the page that this opens, by ${formatMoment(confirmBy(booking))}:`
  return letterAbout(booking, {
    subject: `Please confirm: ${formatBriefMoment(booking.startsAt)}`,
    heading: 'Please confirm your appointment',
    introduction:
      'Many appointments are being booked today, so we ask you to confirm yours. It is not booked yet.',
    parts: [{ kind: 'button', introduction, label: 'See the appointment', href }],
  })
}

/** The reminder of the day before, or null when there is no address. */
export function reminderMail(booking: BookingRow, now: Date): Mail | null {
  return letterAbout(
    { ...booking, movedFrom: null },
    {
      subject: `Reminder: ${formatBriefMoment(booking.startsAt)}`,
      heading: meetAgain(booking, now),
      parts: [checklistButton(), ...changeButton(booking)],
    },
  )
}

/** "See you tomorrow at 10:30 AM" */
function meetAgain({ way, startsAt, isForSecond }: BookingRow, now: Date): string {
  const date = officeDate(startsAt)
  const days = daysBetween(officeDate(now), date)
  const day = ['today', 'tomorrow'][days] ?? `on ${WEEKDAYS[weekdayOf(date)]}`
  const call = isForSecond ? 'We will call' : 'We will call you'
  const meet = way === 'phone' ? call : 'See you'
  // Not broken before AM or PM.
  return `${meet} ${day} at ${formatTime(startsAt).replace(' ', '\u00a0')}`
}

function changeButton(booking: BookingRow): LetterPart[] {
  if (booking.isForSecond) {
    return [
      paragraph('The person who booked it gave us your address, and can change or cancel it.'),
    ]
  }
  const href = privateLink(booking)
  if (!href) return []
  const introduction = 'To change or cancel it, use your private link:'
  return [
    { kind: 'button', introduction, label: 'Change or cancel', href },
    paragraph('Anyone with this link can change the appointment, so please do not share it.'),
  ]
}

const bookAgainButton = (): LetterPart => ({
  kind: 'button',
  introduction: 'Would another time suit you better?',
  label: 'Book another time',
  href: siteLink('/schedule'),
})

const checklistButton = (): LetterPart => ({
  kind: 'button',
  introduction: 'What to bring depends on your return. The checklist names the papers:',
  label: 'What to bring',
  href: siteLink('/resources/tax-prep-checklist'),
})

type Texts = Pick<Mail, 'subject' | 'calendar'> & {
  heading: string
  introduction?: string
  message?: string | null
  parts: LetterPart[]
  closing?: string
}

/** What the visitor typed stays out, but for the first name: the address may be a stranger's. */
const withoutTypedText = (booking: BookingRow): BookingRow => ({
  ...booking,
  name: null,
  phone: null,
  note: null,
})

function letterAbout(booking: BookingRow, texts: Texts): Mail | null {
  const { introduction, message, parts, closing = QUESTIONS, ...mail } = texts
  const facts: Fact[] = [
    ...appointmentFacts(withoutTypedText(booking)),
    { label: 'Reference', value: booking.reference },
  ]
  const opening = [greeting(booking.name), introduction, message]
  const unasked = booking.isForSecond ? 'expect this appointment' : 'book with us'
  return visitorMail(booking.email, [unasked, 'is about an appointment'], {
    ...mail,
    preview: introduction ?? `Your appointment with ${site.name}`,
    parts: [
      ...opening.flatMap((text) => (text ? [paragraph(text)] : [])),
      { kind: 'facts', facts },
      ...parts,
      paragraph(closing),
    ],
  })
}

/** "Hello Dana,", or null without a first name of letters only: one word of letters is no message and no link. */
function greeting(name: string | null): string | null {
  const [first = ''] = name?.trim().split(/\s+/) ?? []
  return /^\p{L}[\p{L}\p{M}'’-]{0,19}$/u.test(first) ? `Hello ${first},` : null
}
