import { Temporal } from 'temporal-polyfill'
import { site } from '../../../src/config/site.ts'
import { readPhone } from '../../../src/shared/contracts/phone.ts'
import { WAY_LABELS } from '../booking/booking-labels.ts'
import { type BookingRow, findBooking } from '../booking/booking-store.ts'
import {
  finishSent,
  type Outcome,
  type OutboxRow,
  recordHandover,
  retryMail,
  wasInterrupted,
} from '../mail/outbox.ts'
import type { Query } from '../request/db.ts'
import { formatBriefMoment } from '../request/format-moment.ts'
import { countTooMany, LIMITS } from '../request/limits.ts'
import { hash } from '../request/secret.ts'
import { sendText, type Text, TextError } from './twilio.ts'

/** Hours between which texts go out, on the clock of whoever gets them (47 CFR 64.1200(c)(1)). */
const DAYTIME = { from: 8, until: 21 }
/**
 * People keep their number when they move, so its area code does not tell their clock. Texts therefore go out only when it is
 * daytime everywhere from here to there, in the United States and Canada: from 1 PM at the office (2 PM in summer) to 7:30 PM.
 */
const [EASTMOST, WESTMOST] = ['America/St_Johns', 'Pacific/Honolulu']

/** Whether texts may go out now. */
export function isDaytime(now: Date): boolean {
  return [EASTMOST, WESTMOST].every((zone) => {
    const { hour } = clockOf(now, zone)
    return hour >= DAYTIME.from && hour < DAYTIME.until
  })
}

/**
 * The reminder for a client who left only a phone number, or null when none may be sent. It fits into one message of
 * 160 characters and says nothing about the client or the topic, since others may see it.
 */
export function reminderText(booking: BookingRow, now: Date): Text | null {
  const { state, startsAt, email, phone, way } = booking
  if (state !== 'confirmed' || startsAt <= now || email || !phone || !canReceiveTexts(phone)) {
    return null
  }
  const evening = clockOf(now, EASTMOST)
    .startOfDay()
    .with({ hour: DAYTIME.until }).epochMilliseconds
  const end = Math.min(evening, startsAt.getTime())
  const validSeconds = Math.floor((end - now.getTime()) / 1000)
  return {
    to: phone,
    body:
      `${site.name}: your appointment is ${formatBriefMoment(startsAt)}, ${WAY_LABELS[way]}. ` +
      `To change it, call ${site.phone.display}. Reply STOP to end texts.`,
    validSeconds: Math.max(validSeconds, 1),
  }
}

/** Guam, the Northern Mariana Islands and American Samoa, where it is night in those hours. */
const FAR_WEST = /^\+1(?:671|670|684)/

/** A number as the forms take it now, without an extension. Some of the stored ones are from other countries. */
const canReceiveTexts = (phone: string) =>
  readPhone(phone).read === phone && !phone.includes(';') && !FAR_WEST.test(phone)

function clockOf(moment: Date, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone)
}

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
    await finishSent(query, row.id, outcome)
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

/** Whether someone with this number (E.164) wants no texts. */
export async function wantsNoTexts(query: Query, phone: string): Promise<boolean> {
  const rows = await query('select from text_stops where number_hash = $1', [hash(phone)])
  return rows.length > 0
}

/** Records that a number wants no more texts. */
export async function stopTexts(query: Query, phone: string, now: Date): Promise<void> {
  await query(
    'insert into text_stops (number_hash, stopped_at) values ($1, $2) on conflict do nothing',
    [hash(phone), now],
  )
}

/** Records that a number wants texts again. */
export async function allowTexts(query: Query, phone: string): Promise<void> {
  await query('delete from text_stops where number_hash = $1', [hash(phone)])
}
