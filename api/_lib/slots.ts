import { Temporal } from 'temporal-polyfill'
import type { BookingRules, BookingTopic } from '../../src/config/booking.js'
import type { DayName } from '../../src/config/site.js'
import { isFederalHoliday } from '../../src/lib/federal-holidays.js'

/** A time an appointment would take: until `end` for the visitor, until `blockedUntil` for the adviser. */
export type Slot = {
  start: Temporal.Instant
  end: Temporal.Instant
  blockedUntil: Temporal.Instant
}
/** A time one adviser has taken, pause included, half-open. */
export type Busy = { adviser: number; from: Date; until: Date }
/** A day and the times of it that are free; the days come in order. */
export type FreeDay = { date: string; times: string[] }

const DAYS: DayName[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
]

/** When the office opens and closes on a date, or null when it stays closed. */
export function openingOf(
  { hours, timeZone }: Pick<BookingRules, 'hours' | 'timeZone'>,
  date: Temporal.PlainDate,
): { opens: Temporal.Instant; closes: Temporal.Instant } | null {
  const day = DAYS[date.dayOfWeek - 1]
  const open = hours.find(({ days }) => days.some((name) => name === day))
  if (!open || isFederalHoliday(date.toString())) return null
  const at = (plainTime: string) => date.toZonedDateTime({ timeZone, plainTime }).toInstant()
  return { opens: at(open.opens), closes: at(open.closes) }
}

/**
 * Every time of a date at which an appointment may start, taken or not. The last one ends at closing
 * time (D25); the pause after it may be later. Steps are counted in elapsed time, so that a clock
 * change neither skips nor doubles a start.
 */
export function slotsOf(
  rules: BookingRules,
  topic: BookingTopic,
  date: Temporal.PlainDate,
): Slot[] {
  const opening = openingOf(rules, date)
  const slots: Slot[] = []
  if (!opening) return slots
  for (let { opens: start } = opening; ; start = start.add({ minutes: rules.stepMinutes })) {
    const slot = slotAt(rules, topic, start)
    if (Temporal.Instant.compare(slot.end, opening.closes) > 0) return slots
    slots.push(slot)
  }
}

function slotAt(rules: BookingRules, topic: BookingTopic, start: Temporal.Instant): Slot {
  const end = start.add({ minutes: topic.minutes })
  return { start, end, blockedUntil: end.add({ minutes: rules.bufferMinutes }) }
}

/** The slot that starts at a time, or null when the rules offer none there (R193). */
export function findSlot(
  rules: BookingRules,
  topic: BookingTopic,
  start: Temporal.Instant,
  now: Temporal.Instant,
): Slot | null {
  const date = start.toZonedDateTimeISO(rules.timeZone).toPlainDate()
  const isOffered = (slot: Slot) => slot.start.equals(start) && isInReach(rules, slot, now)
  return slotsOf(rules, topic, date).find(isOffered) ?? null
}

/** Later than the notice asks for, and no further ahead than the horizon. */
function isInReach(rules: BookingRules, { start }: Slot, now: Temporal.Instant): boolean {
  const soonest = now.add({ minutes: rules.noticeMinutes })
  if (Temporal.Instant.compare(start, soonest) < 0) return false
  const day = start.toZonedDateTimeISO(rules.timeZone).toPlainDate()
  return Temporal.PlainDate.compare(day, lastDay(rules, now)) <= 0
}

export function today(rules: BookingRules, now: Temporal.Instant): Temporal.PlainDate {
  return now.toZonedDateTimeISO(rules.timeZone).toPlainDate()
}

/** The last date that is offered. */
export function lastDay(rules: BookingRules, now: Temporal.Instant): Temporal.PlainDate {
  return today(rules, now).add({ days: rules.horizonDays })
}

/**
 * The free times from one date to another, both included; days without any are left out.
 * @returns starts as ISO instants in UTC
 */
export function freeDays(
  rules: BookingRules,
  topic: BookingTopic,
  range: { from: Temporal.PlainDate; to: Temporal.PlainDate },
  now: Temporal.Instant,
  busy: readonly Busy[],
): FreeDay[] {
  const days: FreeDay[] = []
  for (
    let date = range.from;
    Temporal.PlainDate.compare(date, range.to) <= 0;
    date = date.add({ days: 1 })
  ) {
    const times = slotsOf(rules, topic, date)
      .filter((slot) => isInReach(rules, slot, now) && hasFreeAdviser(rules, slot, busy))
      .map(({ start }) => start.toString())
    if (times.length > 0) days.push({ date: date.toString(), times })
  }
  return days
}

function hasFreeAdviser(rules: BookingRules, slot: Slot, busy: readonly Busy[]): boolean {
  const from = slot.start.epochMilliseconds
  const until = slot.blockedUntil.epochMilliseconds
  const taken = busy.filter((other) => from < other.until.getTime() && other.from.getTime() < until)
  return new Set(taken.map(({ adviser }) => adviser)).size < rules.advisers
}

/** Closing time of the n-th open day after today. */
export function closingAfterOpenDays(
  rules: BookingRules,
  now: Temporal.Instant,
  openDays: number,
): Temporal.Instant {
  for (let date = today(rules, now).add({ days: 1 }), left = openDays; ; ) {
    const opening = openingOf(rules, date)
    if (opening) left -= 1
    if (opening && left <= 0) return opening.closes
    date = date.add({ days: 1 })
  }
}
