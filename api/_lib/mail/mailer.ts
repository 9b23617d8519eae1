import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import { encodeWord } from 'nodemailer/lib/mime-funcs'
import { site } from '../../../src/config/site.ts'
import type { Mail } from './mail.ts'

type Delivery = {
  /** Message-ID, the same on every try, so that mailboxes can recognize a repeated mail. */
  id: string
  /** Called when the mail server waits for the text, none of which is sent before this returns. */
  onHandover: () => Promise<void>
  /** Stops a mail that is being sent. */
  signal: AbortSignal
}

export type SendMail = (mail: Mail, delivery: Delivery) => Promise<void>

/** The mail server did not accept a mail, or it is unknown whether it did. */
export class MailError extends Error {
  override name = 'MailError'
  /**
   * Whether the whole text was sent and no reply came: the mail may arrive or not. Before the final dot,
   * a server must not accept a mail (RFC 5321, 4.1.1.4), and a reply of 400 or more is a refusal.
   */
  readonly isUnknown: boolean
  /** The connection's or the library's error code, such as ETIMEDOUT. */
  readonly code: string
  readonly responseCode?: number
  /** The command that was refused, such as RCPT TO. */
  readonly command?: string

  constructor(cause: unknown, isTextSent: boolean) {
    super('The mail was not accepted', { cause })
    const { code = 'unknown', responseCode, command } = cause as Partial<MailError>
    this.code = code
    this.responseCode = responseCode
    this.command = command
    this.isUnknown = isTextSent && responseCode === undefined
  }
}

/**
 * How long a server may take to connect. Each later step may use all remaining time: a server that accepts
 * slowly would get the mail again (RFC 5321, 4.5.3.2.6, requires ten minutes).
 */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 15_000, socketTimeout: 60_000 }

/**
 * Sends through a mail server. Names and addresses go into headers only through the library, which
 * removes line breaks.
 * @returns a function that throws MailError when the server did not accept the mail, or may not have
 */
export function createMailer(smtpUrl: string): SendMail {
  return async ({ to, subject, text, html, replyTo, calendar }, { id, onHandover, signal }) => {
    let isTextSent = false
    async function* handOver(content: Readable) {
      await onHandover()
      yield* content
      isTextSent = true
    }
    const transport = createTransport({ url: smtpUrl, ...TIMEOUTS })
    transport.use('stream', ({ message }, done) => {
      // The library reads from this stream once the server has answered DATA.
      message.processFunc((content) => Readable.from(handOver(content)))
      done()
    })
    try {
      await transport.sendMail({
        from: { name: site.name, address: site.email },
        // As an object, so that a comma does not split one address into two.
        to: { name: '', address: to },
        replyTo: replyTo && { ...replyTo, name: looksEncoded(replyTo.name) ? '' : replyTo.name },
        messageId: `<${id}>`,
        subject: looksEncoded(subject) ? undefined : subject,
        text,
        html,
        icalEvent: calendar && { ...calendar, filename: 'appointment.ics' },
        // Sent by a program, so that nobody's out-of-office replies.
        headers: { 'Auto-Submitted': 'auto-generated', ...literalSubject(subject) },
        disableFileAccess: true,
        disableUrlAccess: true,
        signal,
      })
    } catch (error) {
      throw new MailError(error, isTextSent)
    } finally {
      transport.close()
    }
  }
}

/**
 * Whether mail programs would decode a typed text as an encoded word (RFC 2047). The library leaves a valid
 * one unchanged, even within the quotes of a name.
 */
const looksEncoded = (text: string) => text.includes('=?')

/** A subject that mail programs show as typed; the library encodes all others. */
function literalSubject(subject: string): Record<string, unknown> {
  if (!looksEncoded(subject)) return {}
  return { Subject: { prepared: true, foldLines: true, value: encodeWord(subject, 'Q', 52) } }
}
