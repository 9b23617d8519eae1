import { findBooking } from '../booking/booking-store.ts'
import type { Query } from '../request/db.ts'
import { countTooMany, LIMITS } from '../request/limits.ts'
import {
  finishMail,
  type Outcome,
  type OutboxRow,
  recordHandover,
  retryMail,
  wasInterrupted,
} from '../mail/outbox.ts'
import { reminderText } from './text-reminder.ts'
import { stopTexts, wantsNoTexts } from './text-stops.ts'
import { sendText, type Text, TextError } from './twilio.ts'

/** The recipient has replied STOP to one of our numbers (https://www.twilio.com/docs/api/errors/21610). */
export const OPTED_OUT = 21610
/** The number is invalid, cannot be reached, is in a country we do not serve, or cannot receive texts. */
const BAD_NUMBER: (number | string)[] = [21211, 21612, 21408, 21614]

/**
 * Sends one reminder by text, or finds that it is not wanted any more. Unlike a mail, a text is never sent a second time
 * when it is unknown whether the first one went out: phones cannot recognize a copy.
 */
export async function deliverText(
  query: Query,
  row: OutboxRow,
  account: Parameters<typeof sendText>[0],
  signal: AbortSignal,
): Promise<Outcome | 'retried'> {
  const finish = async (outcome: Outcome) => {
    const note = () => finishMail(query, row.id, outcome, new Date())
    await note().catch(note)
    return outcome
  }
  if (wasInterrupted(row)) return finish('unknown')
  const now = new Date()
  let text: Text | null = null
  try {
    text = await composeText(query, row, now)
    if (!text) return finish('outdated')
    const counted = { who: text.to, name: 'texts', limits: LIMITS.texts, now }
    if (row.attempts === 1 && (await countTooMany(query, counted)) !== null) {
      log({ error: 'too_many_texts' })
      return finish('failed')
    }
    await recordHandover(query, row.id)
    await sendText(account, text, `/api/outbox?text=${row.id}`, signal)
  } catch (error) {
    // Anything else went wrong before the text was sent.
    const problem = error instanceof TextError ? error : new TextError('unknown', false)
    const { code, status, isUnknown } = problem
    log({ error: code, responseCode: status, isUnknown })
    if (isUnknown) return finish('unknown')
    if (text && code === OPTED_OUT) {
      await stopTexts(query, text.to, now)
      return finish('outdated')
    }
    if (BAD_NUMBER.includes(code)) return finish('failed')
    await retryMail(query, row, false, new Date())
    return 'retried'
  }
  return finish('sent')
}

/** Codes only: a message may quote a number. */
function log(entry: object): void {
  console.error(JSON.stringify({ route: 'outbox', kind: 'booking_text', ...entry }))
}

/** The text of a reminder, or null if it is outdated: the booking has changed or begun, or texts are not wanted. */
async function composeText(query: Query, row: OutboxRow, now: Date): Promise<Text | null> {
  const booking = row.bookingId === null ? null : await findBooking(query, { id: row.bookingId })
  if (!booking || booking.sequence !== row.sequence) return null
  const text = reminderText(booking, now)
  return text && !(await wantsNoTexts(query, text.to)) ? text : null
}
