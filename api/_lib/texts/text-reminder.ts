import { Temporal } from 'temporal-polyfill'
import { site } from '../../../src/config/site.ts'
import { readPhone } from '../../../src/shared/contracts/phone.ts'
import { WAY_LABELS } from '../booking/booking-labels.ts'
import type { BookingRow } from '../booking/booking-store.ts'
import { formatBriefMoment } from '../request/format-moment.ts'
import type { Text } from './twilio.ts'

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
