import { waitUntil } from '@vercel/functions'
import { composeMail } from './compose-mail.ts'
import type { Database, Query } from '../request/db.ts'
import { readEnv } from '../request/env.ts'
import { countTooMany, LIMITS as COUNTED, mailboxOf } from '../request/limits.ts'
import { deliverText, isDaytime, readTextAccount } from '../texts/public.ts'
import { createMailer, MailError, type SendMail } from './mailer.ts'
import {
  claimDueMail,
  finishSent,
  giveUpMail,
  MAIL_KINDS,
  recordHandover,
  recordUnknown,
  type OutboxRow,
  retryMail,
  wasInterrupted,
} from './outbox.ts'

/** The number of mails and texts by outcome. Nobody knows whether the `unknown` ones arrived. */
export const NOTHING_DELIVERED = { sent: 0, outdated: 0, retried: 0, failed: 0, unknown: 0 }
type DeliveryCount = typeof NOTHING_DELIVERED

/**
 * Counted from the start of the function, which may run for sixty seconds (`maxDuration` in vercel.json). No
 * mail is started after the first limit, and one under way is given up at the second, which leaves time to
 * record it. Each mail gets at least forty seconds: some servers are slow to accept.
 */
const LIMITS = { beginWithinMs: 12_000, sendWithinMs: 52_000 }

/**
 * Sends due mails and, in waking hours, due texts for some seconds. Any number of requests may run at once; each is
 * sent by one of them. What nothing is configured for waits.
 * @param began when the function started
 * @returns null when neither is configured
 */
export async function deliverDueMails(
  { query }: Pick<Database, 'query'>,
  began: Date,
  { beginWithinMs, sendWithinMs } = LIMITS,
): Promise<DeliveryCount | null> {
  const { SMTP_URL: smtpUrl } = readEnv()
  const account = readTextAccount()
  if (!smtpUrl && !account) return null
  const count = { ...NOTHING_DELIVERED }
  const spent = Math.max(0, Date.now() - began.getTime())
  const started = performance.now() - spent
  const signal = AbortSignal.timeout(Math.max(0, sendWithinMs - spent))
  while (performance.now() - started < beginWithinMs) {
    const now = new Date()
    const kinds = { mails: Boolean(smtpUrl), texts: account !== null && isDaytime(now) }
    const row = await claimDueMail(query, now, kinds)
    if (!row) break
    const isText = row.kind === 'booking_text' && account
    const outcome = isText
      ? await deliverText(query, row, account, signal)
      : await deliver(query, row, createMailer(smtpUrl ?? ''), signal)
    count[outcome] += 1
  }
  return count
}

async function deliver(
  query: Query,
  row: OutboxRow,
  send: SendMail,
  signal: AbortSignal,
): Promise<keyof DeliveryCount> {
  if (wasInterrupted(row)) {
    await recordUnknown(query, row, row.handedOver, new Date())
    return 'unknown'
  }
  let outcome: 'sent' | 'outdated' = 'outdated'
  try {
    const mail = await composeMail(query, row)
    if (mail && (await isOneTooMany(query, row, mail.to))) {
      console.error(JSON.stringify({ route: 'outbox', kind: row.kind, error: 'too_many_mails' }))
      await giveUpMail(query, row, new Date())
      return 'failed'
    }
    if (mail) {
      await send(mail, { id: row.mailId, onHandover: () => recordHandover(query, row.id), signal })
      outcome = 'sent'
    }
  } catch (error) {
    return noteFailure(query, row, error)
  }
  await finishSent(query, row.id, outcome)
  return outcome
}

/** Counts a visitor's mail once, on its first try. */
async function isOneTooMany(query: Query, row: OutboxRow, to: string): Promise<boolean> {
  if (row.attempts > 1 || !isToVisitor(row)) return false
  const who = await mailboxOf(query, to)
  const counted = { who, name: 'mails', limits: COUNTED.mails, now: new Date() }
  return (await countTooMany(query, counted)) !== null
}

async function noteFailure(
  query: Query,
  row: OutboxRow,
  error: unknown,
): Promise<'retried' | 'failed' | 'unknown'> {
  const { code, responseCode, command, isUnknown } =
    error instanceof MailError ? error : new MailError(error, false)
  // Log only the type: a mail server's message may quote an address.
  const entry = { route: 'outbox', kind: row.kind, error: code, responseCode, isUnknown }
  console.error(JSON.stringify(entry))
  if (isUnknown) {
    await recordUnknown(query, row, row.handedOver + 1, new Date())
    return 'unknown'
  }
  const isRefused = responseCode !== undefined && ABOUT_THIS_MAIL.includes(command ?? '')
  if (isRefused && command === 'RCPT TO' && responseCode >= 550 && isToVisitor(row)) {
    await giveUpMail(query, row, new Date())
    return 'failed'
  }
  await retryMail(query, row, isRefused, new Date())
  return 'retried'
}

/** SMTP commands whose refusal concerns the recipient or the text, not the mail server. */
const ABOUT_THIS_MAIL = ['RCPT TO', 'DATA']

/**
 * A visitor's address that is refused permanently (550 and above, RFC 5321) is usually mistyped. For the
 * office's own address it means wrong settings, so those mails are retried.
 */
const isToVisitor = ({ kind }: OutboxRow) => MAIL_KINDS[kind].to === 'visitor'

let delivery = Promise.resolve()
let next: { database: Database; began: Date } | undefined

/**
 * Sends due mails after the response, so that the visitor does not wait for a mail server. One delivery runs
 * at a time per process: more would only take connections from visitors. Requests in the meantime share the
 * next delivery, which finds all their mails.
 */
export function deliverInBackground(database: Database, began: Date): void {
  const isWaiting = next !== undefined
  next = { database, began }
  if (!isWaiting) delivery = delivery.then(deliverNext)
  waitUntil(delivery)
}

async function deliverNext(): Promise<void> {
  if (!next) return
  const { database, began } = next
  next = undefined
  await deliverDueMails(database, began).catch((error: unknown) => {
    const reason = error instanceof Error ? error.name : typeof error
    console.error(JSON.stringify({ route: 'outbox', error: 'not_delivered', reason }))
  })
}
