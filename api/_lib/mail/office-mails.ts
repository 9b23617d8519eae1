import { booking as rules } from '../../../src/shared/booking.ts'
import { addDays } from '../../../src/shared/iso-date.ts'
import { formatPhone } from '../../../src/shared/contracts/phone.ts'
import type { BookingRow } from '../booking/booking-store.ts'
import {
  type CalendarState,
  describeProblem,
  isInDoubt,
  isUnread,
  listSkipped,
  listUnanswered,
  listUnclearEvents,
  readCalendarStates,
} from '../calendars/busy-calendars.ts'
import { topicLabel, WAY_LABELS } from '../booking/booking-labels.ts'
import type { MessageRow } from '../contact/contact-store.ts'
import type { Query } from '../request/db.ts'
import { findRush, type Rush } from '../booking/flood.ts'
import { formatBriefDay, formatMoment } from '../request/format-moment.ts'
import { type Entry, paragraph } from './letter/letter.ts'
import { type Mail, officeMail } from './mail.ts'
import { listAppointments, listClashes, listMessagesBetween, spanOf } from '../office/public.ts'
import { MAIL_KINDS, type MailKind, type Outcome } from './outbox.ts'
import { siteLink } from '../request/site-link.ts'
import { clockTime } from '../booking/slots.ts'

/**
 * The office's overview of a day: a rush of bookings since the day before, appointments of the day and the next,
 * messages of the day before, and mails and texts of the last week that could not be sent or may not have arrived, so
 * that the office can call those visitors.
 * @param day ISO date in the firm's time zone
 */
export async function digestMail(query: Query, day: string): Promise<Mail> {
  const dayBefore = addDays(day, -1)
  const coming = await listAppointments(query, spanOf(day, 2))
  const bookings = coming.filter(({ state }) => state === 'confirmed')
  const messages = await listMessagesBetween(query, spanOf(dayBefore, 1))
  const undelivered = await listUndelivered(query, clockTime(rules, addDays(day, -7)))
  const texts = undelivered.filter(({ kind }) => kind === 'booking_text')
  const mails = undelivered.filter(({ kind }) => kind !== 'booking_text')
  const unsent = mails.filter(({ outcome }) => outcome === 'failed')
  const unknown = mails.filter(({ outcome }) => outcome !== 'failed')
  const now = new Date()
  const clashes = await listClashes(query, now)
  const calendars = await readCalendarStates(query)
  const unread = calendars.filter((state) => isUnread(state, now))
  const rush = await findRush(query, clockTime(rules, dayBefore))
  const counts = `${count(bookings, 'appointment')}, ${count(messages, 'message')}`
  return officeMail({
    subject: `Overview of ${formatBriefDay(day)}: ${counts}`,
    preview: counts,
    heading: `Overview of ${formatBriefDay(day)}`,
    parts: [
      ...(rush ? [paragraph(`${describeRush(rush)} ${IF_NOT_REAL}`)] : []),
      list('Appointments today and tomorrow', bookings.map(describeBooking)),
      list('Yesterday’s messages', messages.map(describeMessage)),
      ...listAny('Appointments at times a calendar shows as busy', clashes.map(describeBooking)),
      ...listAny('Calendars that cannot be read', unread.map(describeCalendar)),
      ...listAny(
        'Calendar entries that repeat in a way we cannot follow: only their first time is kept free',
        listUnclearEvents(calendars).map(({ host, start }) => inCalendar(start, host)),
      ),
      ...listAny(
        'Parts of calendars that cannot be read and are left out: times may be offered that are taken',
        listSkipped(calendars).map(({ host, place }) => inCalendar(place, host)),
      ),
      ...listAny(
        'Invitations without an answer: their times are not offered until you decline them',
        listUnanswered(calendars, now).map(({ host, start }) =>
          inCalendar(formatMoment(start), host),
        ),
      ),
      list('Emails that could not be sent', unsent.map(describeMail)),
      list('Emails the mail server did not confirm', unknown.map(describeMail)),
      ...listAny('Texts that did not arrive, or may not have', texts.map(describeMail)),
    ],
  })
}

/**
 * The office's warning that many appointments were booked within minutes, or null once they are canceled.
 * @param day ISO date in the firm's time zone
 */
export async function rushMail(query: Query, day: string): Promise<Mail | null> {
  const rush = await findRush(query, clockTime(rules, day))
  if (!rush) return null
  const preview = describeRush(rush)
  const href = siteLink('/office')
  return officeMail({
    subject: 'Many appointments were booked at once',
    preview,
    heading: 'Many appointments at once',
    parts: [
      paragraph(preview),
      { kind: 'button', introduction: IF_NOT_REAL, label: 'Open the desk', href },
    ],
  })
}

/** What happened, as a sentence. */
function describeRush({ count, canceled, at }: Rush): string {
  const booked = `${count} appointments were booked on the site within ten minutes, the last on ${formatMoment(at)}.`
  return canceled > 0 ? `${booked} ${canceled} of them were canceled again on the site.` : booked
}

const IF_NOT_REAL = 'If they do not look real, cancel them at the desk.'

const count = ({ length }: unknown[], name: string) => `${length} ${name}${length === 1 ? '' : 's'}`

const list = (title: string, entries: Entry[]) => ({ kind: 'list' as const, title, entries })
const listAny = (title: string, entries: Entry[]) =>
  entries.length > 0 ? [list(title, entries)] : []

const inCalendar = (lead: string, host: string): Entry => ({
  lead,
  rest: `in the calendar at ${host}`,
})

function describeBooking(row: BookingRow): Entry {
  const { startsAt, topic, way, name, phone, email, reference } = row
  const reach = phone ? formatPhone(phone) : email
  const rest = `${topicLabel(topic)}, ${WAY_LABELS[way]}, ${name}, ${reach} (${reference})`
  return { lead: formatMoment(startsAt), rest }
}

function describeCalendar(state: CalendarState): Entry {
  const { url, readAt } = state
  const last = readAt ? `last read ${formatMoment(readAt)}` : 'never read yet'
  const effect = isInDoubt(state, new Date())
    ? 'no times are offered until it can be read'
    : 'times are offered from that copy for a day'
  return { lead: new URL(url).host, rest: `${last} (${describeProblem(state)}); ${effect}` }
}

function describeMessage({ name, phone, email, reference }: MessageRow): Entry {
  return { lead: reference, rest: `${name}, ${email ?? (phone && formatPhone(phone))}` }
}

type UndeliveredMail = {
  kind: MailKind
  outcome: Outcome | null
  reference: string | null
  /** Who waits, for a mail of the waitlist. */
  name: string | null
  phone: string | null
  email: string | null
}

/**
 * The mails since a moment that were given up, or that may not have arrived. Not estimates, and not to those who are no
 * longer on the waitlist: nobody could call about one.
 */
async function listUndelivered(query: Query, from: Date): Promise<UndeliveredMail[]> {
  return query<UndeliveredMail>(
    `select kind, outcome, coalesce(m.reference, b.reference) as reference, w.name, w.phone, w.email
      from outbox o
      left join contact_messages m on m.id = o.message_id
      left join bookings b on b.id = o.booking_id
      left join waitlist_entries w on w.id = o.entry_id
      where ((outcome in ('failed', 'unknown') and done_at >= $1) or unknown_at >= $1)
        and kind <> 'estimate' and (o.entry_id is null or w.id is not null)
      order by coalesce(done_at, unknown_at)`,
    [from],
  )
}

function describeMail({ kind, outcome, reference, ...waiting }: UndeliveredMail): Entry {
  const { label } = MAIL_KINDS[kind]
  const arrival = arrivalOf(outcome)
  if (waiting.name !== null) {
    const reach = waiting.phone ? formatPhone(waiting.phone) : waiting.email
    return { lead: 'Waitlist', rest: `${label} ${waiting.name}, ${reach}${arrival}` }
  }
  return { lead: reference ?? 'To the office', rest: label + arrival }
}

function arrivalOf(outcome: Outcome | null): string {
  if (outcome === 'failed') return ''
  if (outcome === 'sent') return ', may have arrived twice'
  return outcome === null ? ', may arrive twice' : ', may not have arrived'
}
