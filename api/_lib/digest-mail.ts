import { Temporal } from 'temporal-polyfill'
import { site } from '../../src/config/site.js'
import { type BookingRow, listBookings } from './booking-store.js'
import { topicLabel } from './booking-words.js'
import { listMessages, type MessageRow } from './contact-store.js'
import type { Query } from './db.js'
import { formatBriefDay, formatMoment } from './format-moment.js'
import type { Mail } from './mailer.js'
import type { MailKind } from './outbox.js'

/**
 * The office's overview of a day: appointments of the day and the next, messages of the day before, and
 * mails of the last week that could not be sent, which mean a visitor to call.
 * @param day ISO date in the firm's time zone
 */
export async function digestMail(query: Query, day: string): Promise<Mail> {
  const bookings = await listBookings(query, startOf(day, 0), startOf(day, 2))
  const messages = await listMessages(query, startOf(day, -1), startOf(day, 0))
  const unsent = await listUnsent(query, startOf(day, -7))
  return {
    to: site.email,
    subject: `Overview of ${formatBriefDay(day)}: ${count(bookings, 'appointment')}, ${count(messages, 'message')}`,
    text: [
      ...section('Appointments today and tomorrow', bookings.map(describeBooking)),
      ...section('Yesterday’s messages', messages.map(describeMessage)),
      ...section('Emails that could not be sent', unsent),
    ].join('\n'),
  }
}

function startOf(day: string, offset: number): Date {
  const date = Temporal.PlainDate.from(day).add({ days: offset })
  return new Date(date.toZonedDateTime(site.timeZone).epochMilliseconds)
}

const count = ({ length }: unknown[], name: string) => `${length} ${name}${length === 1 ? '' : 's'}`

function section(title: string, lines: string[]): string[] {
  return [`${title}:`, ...(lines.length > 0 ? lines : ['none']), '']
}

function describeBooking({ startsAt, topic, name, phone, email, reference }: BookingRow): string {
  const reach = phone ?? email
  return `${formatMoment(startsAt)}: ${topicLabel(topic)}, ${name}, ${reach} (${reference})`
}

function describeMessage({ name, phone, email, reference }: MessageRow): string {
  return `${reference}: ${name}, ${email ?? phone}`
}

const KIND_WORDS: Record<MailKind, string> = {
  contact_office: 'the message to the office',
  contact_copy: 'the confirmation to the visitor',
  booking_office: 'the appointment to the office',
  booking_visitor: 'the appointment to the visitor',
  booking_reminder: 'the reminder to the visitor',
  digest: 'an overview like this one',
}

/** What each mail given up from a moment on was, with the reference of its message or booking. */
async function listUnsent(query: Query, from: Date): Promise<string[]> {
  const rows = await query<{ kind: MailKind; reference: string | null }>(
    `select kind, coalesce(m.reference, b.reference) as reference
      from outbox o
      left join contact_messages m on m.id = o.message_id
      left join bookings b on b.id = o.booking_id
      where outcome = 'failed' and done_at >= $1 order by done_at`,
    [from],
  )
  return rows.map(({ kind, reference }) =>
    reference ? `${reference}: ${KIND_WORDS[kind]}` : KIND_WORDS[kind],
  )
}
