import type { HealthResponse } from '../../../src/shared/contracts/health.ts'
import type { Query } from '../request/db.ts'
import type { MailKind, Outcome } from '../mail/outbox.ts'
import { isDaytime } from '../texts/public.ts'

export type MailHealth = {
  state: Exclude<HealthResponse['parts']['mail'], 'not_configured'>
  oldestMinutes: number | null
  /** Whether a text has been waiting for more than an hour of daytime. */
  areTextsDelayed: boolean
}

/** The scheduler tries every ten minutes, so this allows several tries. */
const LATE_MINUTES = 60

const TO_OFFICE: MailKind[] = ['contact_office', 'booking_office', 'digest', 'rush']

/**
 * Whether texts wait, and the state of mail as a whole, apart from a single visitor's bad address:
 * - `delayed`: a mail to the office has been waiting for more than an hour for any reason, or a mail to a
 *   visitor for a reason other than its address. A visitor's mail does not count while the mail server's reply
 *   to its recipient or its text (RCPT TO, DATA) was a refusal: that would be one bad address.
 * - `lost`: the newest finished mail to the office was given up, or the mail server never confirmed
 *   it. The state ends with the next mail that is sent.
 * - `unsure`: the mail server did not confirm some mail of the last 24 hours, emailed estimates aside. It may have
 *   arrived twice or not at all; the office's overview names it.
 */
export async function readMailHealth(query: Query, now: Date): Promise<MailHealth> {
  const [row] = await query<{
    wantedAt: Date | null
    officeOutcome: Outcome | null
    isUnsure: boolean
    textWantedAt: Date | null
  }>(
    `select
      (select min(wanted_at) from outbox
        where done_at is null and wanted_at <= $1 and kind <> 'booking_text'
          and (kind = any($2) or not is_refused)
      ) as "wantedAt",
      (select min(wanted_at) from outbox
        where done_at is null and wanted_at <= $1 and kind = 'booking_text'
      ) as "textWantedAt",
      (select outcome from outbox
        where done_at is not null and kind = any($2) and outcome <> 'outdated'
        order by done_at desc limit 1
      ) as "officeOutcome",
      exists (
        select from outbox
        where unknown_at > $1::timestamptz - interval '1 day' and kind <> 'estimate'
      ) as "isUnsure"`,
    [now, TO_OFFICE],
  )
  if (!row) throw new Error('A query without a table returns a row')
  const { wantedAt, officeOutcome, isUnsure, textWantedAt } = row
  const minutesSince = (moment: Date) => Math.floor((now.getTime() - moment.getTime()) / 60_000)
  const oldestMinutes = wantedAt && minutesSince(wantedAt)
  // Texts held overnight go out within the first hour of the morning.
  const wasDaytime = [now, new Date(now.getTime() - LATE_MINUTES * 60_000)].every(isDaytime)
  const areTextsDelayed =
    textWantedAt !== null && wasDaytime && minutesSince(textWantedAt) > LATE_MINUTES
  const isLost = officeOutcome === 'failed' || officeOutcome === 'unknown'
  const details = { oldestMinutes, areTextsDelayed }
  if ((oldestMinutes ?? 0) > LATE_MINUTES) return { state: 'delayed', ...details }
  if (isLost) return { state: 'lost', ...details }
  return { state: isUnsure ? 'unsure' : 'ok', ...details }
}
