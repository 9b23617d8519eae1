import { Temporal } from 'temporal-polyfill'
import { site } from '../../src/config/site.ts'
import { booking as rules } from '../../src/shared/booking.ts'
import { WAY_LABELS } from './booking-labels.ts'
import type { BookingRow } from './booking-store.ts'
import { formatBriefMoment } from './format-moment.ts'
import type { Text } from './twilio.ts'

/** Hours of the day between which texts go out, on the office's clock (47 CFR 64.1200(c)(1)). */
const DAYTIME = { from: 8, until: 21 }
/** The most that Twilio allows, ten hours. */
const MAX_VALID_SECONDS = 36_000

/** Whether texts may go out now. */
export function isDaytime(now: Date): boolean {
  const { hour } = clockOf(now)
  return hour >= DAYTIME.from && hour < DAYTIME.until
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
  const evening = clockOf(now).startOfDay().with({ hour: DAYTIME.until }).epochMilliseconds
  const end = Math.min(evening, startsAt.getTime())
  const validSeconds = Math.floor((end - now.getTime()) / 1000)
  return {
    to: phone,
    body:
      `${site.name}: your appointment is ${formatBriefMoment(startsAt)}, ${WAY_LABELS[way]}. ` +
      `To change it, call ${site.phone.display}. Reply STOP to end texts.`,
    validSeconds: Math.min(Math.max(validSeconds, 1), MAX_VALID_SECONDS),
  }
}

/** A number of North America without an extension. Elsewhere, neither our clock nor this country's rules apply. */
const canReceiveTexts = (phone: string) => /^\+1\d{10}$/.test(phone)

function clockOf(moment: Date): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(rules.timeZone)
}
