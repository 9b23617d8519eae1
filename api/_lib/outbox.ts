import type { Query } from './db.js'

export type MailKind =
  | 'contact_office'
  | 'contact_copy'
  | 'booking_office'
  | 'booking_visitor'
  | 'booking_reminder'
  | 'digest'

/** What a mail is about, and when it is due; due at once when it does not say. */
export type QueuedMail = {
  kind: MailKind
  messageId?: string
  bookingId?: string
  /** Of the booking when the mail was queued. */
  sequence?: number
  /** Of a digest, as an ISO date. */
  day?: string
  dueAt?: Date
}
export type OutboxRow = {
  id: string
  kind: MailKind
  messageId: string | null
  bookingId: string | null
  sequence: number | null
  day: string | null
  attempts: number
}
export type Outcome = 'sent' | 'outdated' | 'failed'

/** Longer than sending a mail may take, so that nobody else sends the same one meanwhile. */
const CLAIM_MS = 120_000
/** With the waits below, about two days. */
const MAX_ATTEMPTS = 20
const FIRST_WAIT_MS = 60_000
const MAX_WAIT_MS = 4 * 3600_000

/** Queues mails in the transaction of what they are about. Queued twice, a mail is sent once. */
export async function queueMails(query: Query, mails: QueuedMail[], now: Date): Promise<void> {
  for (const { kind, messageId, bookingId, sequence, day, dueAt = now } of mails) {
    await query(
      `insert into outbox (kind, message_id, booking_id, sequence, day, due_at, wanted_at)
        values ($1, $2, $3, $4, $5, $6, $6) on conflict do nothing`,
      [kind, messageId, bookingId, sequence, day, dueAt],
    )
  }
}

/** Takes the mail that is due longest, so that no one else sends it, or null when none is. */
export async function claimDueMail(query: Query, now: Date): Promise<OutboxRow | null> {
  const [row] = await query<OutboxRow>(
    `update outbox set claimed_until = $2, attempts = attempts + 1
      where id = (
        select id from outbox
        where done_at is null and due_at <= $1 and (claimed_until is null or claimed_until <= $1)
        order by due_at limit 1 for update skip locked
      )
      returning id, kind, message_id as "messageId", booking_id as "bookingId", sequence,
        day::text as day, attempts`,
    [now, new Date(now.getTime() + CLAIM_MS)],
  )
  return row ?? null
}

/** Notes what became of a mail; it is not tried again. */
export async function finishMail(
  query: Query,
  id: string,
  outcome: Outcome,
  now: Date,
): Promise<void> {
  await query('update outbox set done_at = $2, outcome = $3 where id = $1', [id, now, outcome])
}

/** Gives a mail that could not be sent back, to be tried later and, after many times, not again. */
export async function retryMail(
  query: Query,
  { id, attempts }: Pick<OutboxRow, 'id' | 'attempts'>,
  now: Date,
): Promise<void> {
  if (attempts >= MAX_ATTEMPTS) return finishMail(query, id, 'failed', now)
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), MAX_WAIT_MS)
  await query('update outbox set claimed_until = null, due_at = $2 where id = $1', [
    id,
    new Date(now.getTime() + wait),
  ])
}

/** Whole minutes since the oldest mail that has not gone out should have, or null when none waits. */
export async function readOldestMail(query: Query, now: Date): Promise<number | null> {
  const [row] = await query<{ wantedAt: Date | null }>(
    `select min(wanted_at) as "wantedAt" from outbox where done_at is null and wanted_at <= $1`,
    [now],
  )
  return row?.wantedAt ? Math.floor((now.getTime() - row.wantedAt.getTime()) / 60_000) : null
}
