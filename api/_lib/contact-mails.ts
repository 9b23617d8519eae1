import { booking as rules, REPLY_OPEN_DAYS } from '../../src/config/booking.js'
import { site } from '../../src/config/site.js'
import type { MessageRow } from './contact-store.js'
import { formatMoment } from './format-moment.js'
import type { Mail } from './mailer.js'
import { closingAfterOpenDays } from './slots.js'

/** When a message that came in at a moment is answered at the latest. */
export function replyBy(receivedAt: Date): Date {
  return closingAfterOpenDays(rules, receivedAt, REPLY_OPEN_DAYS)
}

/** The message as the office gets it; an answer goes to the visitor. */
export function officeContactMail(message: MessageRow): Mail {
  const { reference, name, email, phone } = message
  return {
    to: site.email,
    subject: `Message ${reference} from ${name}`,
    replyTo: email ? { name, address: email } : undefined,
    text: [
      `Name: ${name}`,
      `Email: ${email ?? 'not given'}`,
      `Phone: ${phone ?? 'not given'}`,
      `Received: ${formatMoment(message.createdAt)}`,
      `Answer promised by: ${formatMoment(replyBy(message.createdAt))}`,
      `Reference: ${reference}`,
      '',
      message.message,
    ].join('\n'),
  }
}

/**
 * The confirmation for the visitor, or null when there is no address. Nobody has shown that the address is
 * theirs, so it carries nothing that was typed: the firm's address is no means to write to strangers.
 */
export function confirmContactMail({ email, reference, createdAt }: MessageRow): Mail | null {
  if (!email) return null
  return {
    to: email,
    subject: `We have your message (${reference})`,
    text: [
      'Hello,',
      '',
      `Thank you for writing to ${site.name}. We will answer by ${formatMoment(replyBy(createdAt))}.`,
      `If it is urgent, call ${site.phone.display} and give the reference ${reference}.`,
      'Please do not send tax documents or Social Security numbers by email.',
      '',
      'If you did not write to us, someone else entered your address. You can ignore this email.',
    ].join('\n'),
  }
}
