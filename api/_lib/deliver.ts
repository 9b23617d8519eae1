import { waitUntil } from '@vercel/functions'
import { composeMail } from './compose-mail.js'
import type { Database } from './db.js'
import { readEnv } from './env.js'
import { createMailer, type SendMail } from './mailer.js'
import { siteLink } from './site-link.js'
import { claimDueMails, finishMail, type OutboxRow, retryMail } from './outbox.js'

export type DeliveryCount = { sent: number; outdated: number; retried: number }

/** Few, because each may take seconds and a function has ten. */
const BATCH = 5

/**
 * Sends mails that are due. Any number of calls may run at once; each mail is sent by one of them.
 * @returns null when no mail server is configured: the mails wait
 */
export async function deliverDueMails(
  database: Database,
  now: () => Date,
): Promise<DeliveryCount | null> {
  const { SMTP_URL: smtpUrl } = readEnv()
  if (!smtpUrl) return null
  const send = createMailer(smtpUrl, new URL(siteLink('/')).hostname)
  const count: DeliveryCount = { sent: 0, outdated: 0, retried: 0 }
  for (const row of await claimDueMails(database.query, BATCH, now())) {
    count[await deliver(database, row, send, now)] += 1
  }
  return count
}

async function deliver(
  { query }: Database,
  row: OutboxRow,
  send: SendMail,
  now: () => Date,
): Promise<keyof DeliveryCount> {
  try {
    const mail = await composeMail(query, row)
    if (mail) await send(row.id, mail)
    const outcome = mail ? 'sent' : 'outdated'
    await finishMail(query, row.id, outcome, now())
    return outcome
  } catch (error) {
    // The kind only: what a mail server says may quote an address.
    const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number }
    console.error(JSON.stringify({ route: 'outbox', kind: row.kind, error: code, responseCode }))
    await retryMail(query, row, now())
    return 'retried'
  }
}

/** Sends what is due after the answer has gone out; the visitor does not wait for a mail server. */
export function deliverInBackground(database: Database): void {
  const work = deliverDueMails(database, () => new Date()).catch((error: unknown) => {
    const reason = error instanceof Error ? error.name : typeof error
    console.error(JSON.stringify({ route: 'outbox', error: 'not_delivered', reason }))
  })
  waitUntil(work)
}
