import { waitUntil } from '@vercel/functions'
import { composeMail } from './compose-mail.js'
import type { Database } from './db.js'
import { readEnv } from './env.js'
import { createMailer, type Mail } from './mailer.js'
import { siteLink } from './site-link.js'
import { claimDueMail, finishMail, type MailKind, type OutboxRow, retryMail } from './outbox.js'

export type DeliveryCount = { sent: number; outdated: number; retried: number; failed: number }
export const NOTHING_DELIVERED: DeliveryCount = { sent: 0, outdated: 0, retried: 0, failed: 0 }

/**
 * Counted from when the function began, which has ten seconds: no mail is begun later than the first,
 * and one under way is given up at the second, so that it can be noted to be tried again.
 */
const BEGIN_WITHIN_MS = 5000
const SEND_WITHIN_MS = 8000

/**
 * Sends mails that are due, for some seconds. Any number of calls may run at once; each mail is sent by
 * one of them.
 * @param began when the function did
 * @returns null when no mail server is configured: the mails wait
 */
export async function deliverDueMails(
  database: Database,
  began: Date,
): Promise<DeliveryCount | null> {
  const { SMTP_URL: smtpUrl } = readEnv()
  if (!smtpUrl) return null
  const send = createMailer(smtpUrl, new URL(siteLink('/')).hostname)
  const count = { ...NOTHING_DELIVERED }
  const spent = Math.max(0, Date.now() - began.getTime())
  const started = performance.now() - spent
  const deadline = AbortSignal.timeout(Math.max(0, SEND_WITHIN_MS - spent))
  while (performance.now() - started < BEGIN_WITHIN_MS) {
    const row = await claimDueMail(database.query, new Date())
    if (!row) break
    count[await deliver(database, row, (id, mail) => send(id, mail, deadline))] += 1
  }
  return count
}

async function deliver(
  { query }: Database,
  row: OutboxRow,
  send: (id: string, mail: Mail) => Promise<void>,
): Promise<keyof DeliveryCount> {
  try {
    const mail = await composeMail(query, row)
    if (mail) await send(row.id, mail)
    const outcome = mail ? 'sent' : 'outdated'
    const note = () => finishMail(query, row.id, outcome, new Date())
    // What went out should not go out again because the database failed once.
    await note().catch(note)
    return outcome
  } catch (error) {
    // The kind only: what a mail server says may quote an address.
    const { code = 'unknown', responseCode } = error as MailError
    console.error(JSON.stringify({ route: 'outbox', kind: row.kind, error: code, responseCode }))
    if (isRefusedVisitor(row, error as MailError)) {
      await finishMail(query, row.id, 'failed', new Date())
      return 'failed'
    }
    await retryMail(query, row, new Date())
    return 'retried'
  }
}

type MailError = { code?: string; responseCode?: number; command?: string }

/**
 * Whether a visitor's address is refused for good (550 and above, RFC 5321): a mistyped one, mostly. For
 * the office's own address this would be a fault of the settings, to be mended and tried again.
 */
function isRefusedVisitor({ kind }: OutboxRow, { command, responseCode = 0 }: MailError): boolean {
  return TO_VISITORS.includes(kind) && command === 'RCPT TO' && responseCode >= 550
}

const TO_VISITORS: MailKind[] = ['contact_copy', 'booking_visitor', 'booking_reminder']

/** Sends what is due after the answer has gone out; the visitor does not wait for a mail server. */
export function deliverInBackground(database: Database, began: Date): void {
  const work = deliverDueMails(database, began).catch((error: unknown) => {
    const reason = error instanceof Error ? error.name : typeof error
    console.error(JSON.stringify({ route: 'outbox', error: 'not_delivered', reason }))
  })
  waitUntil(work)
}
