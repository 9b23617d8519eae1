import type { HealthResponse } from '../../src/shared/contracts/health.ts'
import type { Query } from './db.ts'
import type { MailKind, Outcome } from './outbox.ts'

export type MailHealth = {
  state: Exclude<HealthResponse['parts']['mail'], 'not_configured'>
  oldestMinutes: number | null
}

/** The scheduler tries every ten minutes, so this allows several tries. */
const LATE_MINUTES = 60

const TO_OFFICE: MailKind[] = ['contact_office', 'booking_office', 'digest', 'rush']

/**
 * The state of mail as a whole, apart from a single visitor's bad address:
 * - `delayed`: a mail to the office has been waiting for more than an hour for any reason, or a mail to a
 *   visitor for a reason other than its address. A visitor's mail does not count while the mail server's reply
 *   to its recipient or its text (RCPT TO, DATA) was a refusal: that would be one bad address.
 * - `lost`: the newest finished mail to the office was given up, or the mail server never confirmed
 *   it. The state ends with the next mail that is sent.
 * - `unsure`: the mail server did not confirm some mail of the last day. It may have arrived twice or not
 *   at all; the office's overview names it.
 */
export async function readMailHealth(query: Query, now: Date): Promise<MailHealth> {
  const [row] = await query<{
    wantedAt: Date | null
    officeOutcome: Outcome | null
    isUnsure: boolean
  }>(
    `select
      (select min(wanted_at) from outbox
        where done_at is null and wanted_at <= $1 and (kind = any($2) or not is_refused)
      ) as "wantedAt",
      (select outcome from outbox
        where done_at is not null and kind = any($2) and outcome <> 'outdated'
        order by done_at desc limit 1
      ) as "officeOutcome",
      exists (select from outbox where unknown_at > $1::timestamptz - interval '1 day') as "isUnsure"`,
    [now, TO_OFFICE],
  )
  if (!row) throw new Error('A query without a table answers with a row')
  const { wantedAt, officeOutcome, isUnsure } = row
  const oldestMinutes = wantedAt && Math.floor((now.getTime() - wantedAt.getTime()) / 60_000)
  const isLost = officeOutcome === 'failed' || officeOutcome === 'unknown'
  if ((oldestMinutes ?? 0) > LATE_MINUTES) return { state: 'delayed', oldestMinutes }
  if (isLost) return { state: 'lost', oldestMinutes }
  return { state: isUnsure ? 'unsure' : 'ok', oldestMinutes }
}
