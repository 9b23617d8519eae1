import { createTransport } from 'nodemailer'
import { site } from '../../src/config/site.js'

export type Mail = {
  to: string
  subject: string
  text: string
  /** Whom an answer goes to. */
  replyTo?: { name: string; address: string }
  /** A calendar file that adds, changes or removes an appointment. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string }
}

/**
 * @param id the same at each try, so that mailboxes can tell a repeated mail
 * @param deadline ends a mail under way
 */
export type SendMail = (id: string, mail: Mail, deadline: AbortSignal) => Promise<void>

/** For each step; a mail as a whole has a deadline. */
const TIMEOUTS = { connectionTimeout: 2000, greetingTimeout: 2000, socketTimeout: 3000 }

/**
 * Sends through a mail server. Names and addresses go into headers only through the library, which
 * takes out line breaks.
 * @throws Error when the server does not accept the mail, or not in time
 */
export function createMailer(smtpUrl: string, host: string): SendMail {
  return async (id, { to, subject, text, replyTo, calendar }, signal) => {
    const transport = createTransport({ url: smtpUrl, ...TIMEOUTS })
    try {
      await transport.sendMail({
        from: { name: site.name, address: site.email },
        // As an object, so that commas in an address do not make two.
        to: { name: '', address: to },
        replyTo,
        messageId: `<${id}@${host}>`,
        subject,
        text,
        icalEvent: calendar && { ...calendar, filename: 'appointment.ics' },
        // Sent by a program: out-of-office answers are not wanted.
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
        signal,
      })
    } finally {
      transport.close()
    }
  }
}
