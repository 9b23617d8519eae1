import { site } from '../../../src/config/site.ts'
import { mailtoOf } from '../../../src/shared/contracts/email.ts'
import { formatPhone } from '../../../src/shared/contracts/phone.ts'
import type { CalendarFile } from '../booking/booking-calendar.ts'
import { type Fact, type Letter, writeText } from './letter/letter.ts'
import { writeHtml } from './letter/write-html.ts'

/** Who a mail goes to and what comes with it. */
type Envelope = {
  to: string
  subject: string
  /** Who gets the replies. */
  replyTo?: { name: string; address: string }
  /** A calendar file that adds, changes or removes an appointment. */
  calendar?: CalendarFile
}
export type Mail = Envelope & { text: string; html: string }

function toMail({ to, subject, replyTo, calendar, ...letter }: Envelope & Letter): Mail {
  const parts = { text: writeText(letter), html: writeHtml(subject, letter) }
  return { to, subject, replyTo, calendar, ...parts }
}

/** A mail to the office. @param from the visitor it is about, who gets the replies */
export function officeMail(
  mail: Omit<Envelope, 'to' | 'replyTo'> & Letter,
  from?: { name: string | null; email: string | null },
): Mail {
  const replyTo = from?.email ? { name: from.name ?? '', address: from.email } : undefined
  return toMail({ to: site.email, replyTo, ...mail })
}

/**
 * A mail to a visitor, or null without an address. The address is unverified, so the mail repeats nothing the visitor
 * typed: nobody can use it to write to strangers in the firm's name.
 * @param unasked what the reader did not do if the address is a stranger's, after "If you did not"
 * @param purpose the mail's, after "This email"
 */
export function visitorMail(
  to: string | null,
  [unasked, purpose]: [string, string],
  mail: Omit<Envelope, 'to'> & Letter,
): Mail | null {
  if (!to) return null
  const small = [
    `If you did not ${unasked}, someone else entered your address. You can ignore this email.`,
    `This email ${purpose} and is not tax advice.`,
  ]
  return toMail({ to, small, ...mail })
}

export const QUESTIONS = `Questions? Call ${site.phone.display}.`

const NOT_GIVEN = { value: 'not given' }

/** How to reach a visitor, for mails to the office. */
export function reachFacts({ email, phone }: Record<'email' | 'phone', string | null>): Fact[] {
  const mailto = email ? { value: email, href: mailtoOf(email) } : NOT_GIVEN
  const call = phone ? { value: formatPhone(phone), href: `tel:${phone}` } : NOT_GIVEN
  return [
    { label: 'Email', ...mailto },
    { label: 'Phone', ...call },
  ]
}
