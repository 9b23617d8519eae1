import type { Query } from '../request/db.ts'
import { siteHost } from '../request/site-link.ts'

/** Every mail and text: who gets it, and what the office's overview calls one that did not arrive. */
export const MAIL_KINDS = {
  contact_office: { to: 'office', label: 'the message to the office' },
  contact_copy: { to: 'visitor', label: 'the confirmation to the visitor' },
  booking_confirm: { to: 'visitor', label: 'the request to confirm to the visitor' },
  booking_office: { to: 'office', label: 'the appointment to the office' },
  booking_visitor: { to: 'visitor', label: 'the appointment to the visitor' },
  booking_reminder: { to: 'visitor', label: 'the reminder to the visitor' },
  booking_text: { to: 'phone', label: 'the reminder to the visitor' },
  booking_second: { to: 'visitor', label: 'the appointment to the second person' },
  booking_second_reminder: { to: 'visitor', label: 'the reminder to the second person' },
  digest: { to: 'office', label: 'an overview like this one' },
  rush: { to: 'office', label: 'the warning about many appointments at once' },
  waitlist_joined: { to: 'visitor', label: 'the confirmation to' },
  waitlist_offer: { to: 'visitor', label: 'the offer of a time to' },
  waitlist_withdrawn: { to: 'visitor', label: 'the withdrawal of an offer to' },
  /** Nobody could call about one, so the overview leaves it out. */
  estimate: { to: 'visitor', label: 'the estimate' },
} as const
export type MailKind = keyof typeof MAIL_KINDS

/** What a mail is about, and when it is due. By default it is due at once. */
export type QueuedMail = {
  kind: MailKind
  messageId?: string
  /** For an offer, its hold. */
  bookingId?: string
  /** On the waitlist. */
  entryId?: string
  /** The booking's sequence when the mail was queued. */
  sequence?: number
  /** The day of a digest or a rush, as an ISO date. */
  day?: string
  /** For an estimate: to whom it goes, and its answers as in its link. Deleted by a trigger once it is done. */
  email?: string
  answers?: string
  dueAt?: Date
}
export type OutboxRow = {
  [Part in Exclude<keyof QueuedMail, 'kind' | 'dueAt'>]-?: NonNullable<QueuedMail[Part]> | null
} & {
  id: string
  kind: MailKind
  attempts: number
  /** Message-ID without its brackets, the same on every try. */
  mailId: string
  /** How often the mail server got it without telling us that it was rejected. */
  handedOver: number
  unknownAt: Date | null
}
/** `unknown`: the mail server got it twice and never said whether it took it. */
export type Outcome = 'sent' | 'outdated' | 'failed' | 'unknown'

/** Longer than sending a mail may take, so that no other process sends it at the same time. */
const CLAIM_MS = 120_000
/** The maximum number of copies that may reach the recipient. */
const MAX_COPIES = 2
/** A mail server that went silent may still be working. After this, a second copy is better than none. */
const UNKNOWN_WAIT_MS = 1800_000
/** With the waits below, about two days. */
const MAX_ATTEMPTS = 20
const FIRST_WAIT_MS = 60_000
const MAX_WAIT_MS = 4 * 3600_000

/** Queues mails in the transaction of their subject. A mail queued twice is sent once. */
export async function queueMails(query: Query, mails: QueuedMail[], now: Date): Promise<void> {
  const rows = mails.map(({ dueAt = now, ...mail }) => ({ ...mail, dueAt }))
  await query(
    `insert into outbox (
        kind, message_id, booking_id, entry_id, sequence, day, email, answers, due_at, wanted_at
      )
      select kind, "messageId", "bookingId", "entryId", sequence, day, email, answers, "dueAt", "dueAt"
      from jsonb_to_recordset($1) as mail (
        kind text, "messageId" uuid, "bookingId" uuid, "entryId" uuid, sequence int, day date,
        email text, answers text, "dueAt" timestamptz
      )
      on conflict do nothing`,
    [JSON.stringify(rows)],
  )
}

/**
 * Claims the mail or text that has been due longest, so that no one else sends it. Null if none is due.
 * @param kinds which of the two can be sent now
 */
export async function claimDueMail(
  query: Query,
  now: Date,
  kinds = { mails: true, texts: false },
): Promise<OutboxRow | null> {
  const [row] = await query<OutboxRow>(
    `update outbox set claimed_until = $2, attempts = attempts + 1,
        mail_id = coalesce(mail_id, id || '@' || $3)
      where id = (
        select id from outbox
        where done_at is null and due_at <= $1 and (claimed_until is null or claimed_until <= $1)
          and case kind when 'booking_text' then $5::boolean else $4::boolean end
        order by due_at limit 1 for update skip locked
      )
      returning id, kind, message_id as "messageId", booking_id as "bookingId",
        entry_id as "entryId", sequence, day::text as day, email, answers, attempts, mail_id as "mailId",
        handed_over as "handedOver", unknown_at as "unknownAt"`,
    [now, new Date(now.getTime() + CLAIM_MS), siteHost(), kinds.mails, kinds.texts],
  )
  return row ?? null
}

/**
 * Whether the last try ended between sending the text and recording the result, as when the host stops the
 * function.
 */
export function wasInterrupted({ handedOver, unknownAt }: OutboxRow): boolean {
  return handedOver > (unknownAt ? 1 : 0)
}

/** Records, before a mail's text is sent, that its fate is unknown from now on. */
export async function recordHandover(query: Query, id: string): Promise<void> {
  await query('update outbox set handed_over = handed_over + 1 where id = $1', [id])
}

/** Records that a mail's fate is unknown. One more copy is sent later, and none after that. */
export async function recordUnknown(
  query: Query,
  { id }: Pick<OutboxRow, 'id'>,
  copies: number,
  now: Date,
): Promise<void> {
  if (copies >= MAX_COPIES) return finishMail(query, id, 'unknown', now)
  await query(
    'update outbox set unknown_at = $2, due_at = $3, claimed_until = null where id = $1',
    [id, now, new Date(now.getTime() + UNKNOWN_WAIT_MS)],
  )
}

/** Records a mail's outcome. It is not tried again. The first outcome counts: Twilio may report one before we do. */
export async function finishMail(
  query: Query,
  id: string,
  outcome: Outcome,
  now: Date,
): Promise<void> {
  await query('update outbox set done_at = $2, outcome = $3 where id = $1 and done_at is null', [
    id,
    now,
    outcome,
  ])
}

/** The same for what was just sent, tried twice: a database error must not make us send it again. */
export async function finishSent(query: Query, id: string, outcome: Outcome): Promise<void> {
  const note = () => finishMail(query, id, outcome, new Date())
  await note().catch(note)
}

/** Records that a text which was accepted did not arrive, by the id of its row. */
export async function recordUndelivered(query: Query, id: string, outcome: Outcome): Promise<void> {
  await query(
    `update outbox set done_at = coalesce(done_at, now()), outcome = $2
      where id = $1 and kind = 'booking_text'`,
    [id, outcome],
  )
}

/**
 * Returns a mail that the mail server did not accept, to be retried later and, after many tries, given up.
 */
export async function retryMail(
  query: Query,
  row: Pick<OutboxRow, 'id' | 'attempts' | 'handedOver' | 'unknownAt'>,
  isRefused: boolean,
  now: Date,
): Promise<void> {
  const { id, attempts, handedOver } = row
  if (attempts >= MAX_ATTEMPTS) return giveUpMail(query, row, now)
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), MAX_WAIT_MS)
  await query(
    `update outbox set claimed_until = null, due_at = $2, is_refused = $3, handed_over = $4
      where id = $1`,
    [id, new Date(now.getTime() + wait), isRefused, handedOver],
  )
}

/** Records that a mail is not tried again. Its first copy may still have arrived. */
export async function giveUpMail(
  query: Query,
  { id, unknownAt }: Pick<OutboxRow, 'id' | 'unknownAt'>,
  now: Date,
): Promise<void> {
  await finishMail(query, id, unknownAt ? 'unknown' : 'failed', now)
}
