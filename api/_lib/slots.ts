import { Temporal } from 'temporal-polyfill'
import type { BookingRules, BookingTopic } from '../../src/config/booking.js'
import { isFederalHoliday } from '../../src/lib/federal-holidays.js'
import { hoursOn } from '../../src/lib/opening-hours.js'

/** A time an appointment would take: until `end` for the visitor, until `blockedUntil` for the adviser. */
export type Slot = { start: Date; end: Date; blockedUntil: Date }
/** A time one adviser has taken, pause included, half-open. */
export type Busy = { adviser: number; from: Date; until: Date }
/** A day and the times of it that are free; the days come in order. */
export type FreeDay = { date: string; times: string[] }
/** Dates in the firm's time zone, both included. */
export type DateRange = { from: Temporal.PlainDate; to: Temporal.PlainDate }

const MINUTE_MS = 60_000

/** When the office opens and closes on a date, or null when it stays closed. */
function openingOf(
  { hours, closedDates, timeZone }: Pick<BookingRules, 'hours' | 'closedDates' | 'timeZone'>,
  date: Temporal.PlainDate,
): { opens: Date; closes: Date } | null {
  const open = hoursOn(date.toString(), hours)
  const isClosed = closedDates.includes(date.toString()) || isFederalHoliday(date.toString())
  if (!open || isClosed) return null
  const at = (plainTime: string) =>
    new Date(date.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds)
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
  if (!opening) return []
  const lastStart = opening.closes.getTime() - topic.minutes * MINUTE_MS
  const slots: Slot[] = []
  for (let start = opening.opens; start.getTime() <= lastStart; ) {
    const end = addMinutes(start, topic.minutes)
    slots.push({ start, end, blockedUntil: addMinutes(end, rules.bufferMinutes) })
    start = addMinutes(start, rules.stepMinutes)
  }
  return slots
}

/** The slot that starts at a time, or null when the rules offer none there (R193). */
export function findSlot(
  rules: BookingRules,
  topic: BookingTopic,
  start: Date,
  now: Date,
): Slot | null {
  const date = dateOf(rules, start)
  const isLater = Temporal.PlainDate.compare(date, lastDay(rules, now)) > 0
  if (isLater || start < soonestStart(rules, now)) return null
  return (
    slotsOf(rules, topic, date).find((slot) => slot.start.getTime() === start.getTime()) ?? null
  )
}

/** The date it is in the firm's time zone. */
export function dateOf({ timeZone }: BookingRules, moment: Date): Temporal.PlainDate {
  const instant = Temporal.Instant.fromEpochMilliseconds(moment.getTime())
  return instant.toZonedDateTimeISO(timeZone).toPlainDate()
}

/** The last date that is offered. */
export function lastDay(rules: BookingRules, now: Date): Temporal.PlainDate {
  return dateOf(rules, now).add({ days: rules.horizonDays })
}

function soonestStart(rules: BookingRules, now: Date): Date {
  return addMinutes(now, rules.noticeMinutes)
}

/**
 * The free times of a range of dates; days without any are left out.
 * @param maxDays stops after so many days with free times
 * @returns starts as ISO instants in UTC
 */
export function freeDays(
  rules: BookingRules,
  topic: BookingTopic,
  { from, to }: DateRange,
  now: Date,
  busy: readonly Busy[],
  maxDays = Number.POSITIVE_INFINITY,
): FreeDay[] {
  const soonest = soonestStart(rules, now)
  const days: FreeDay[] = []
  for (
    let date = from;
    days.length < maxDays && Temporal.PlainDate.compare(date, to) <= 0;
    date = date.add({ days: 1 })
  ) {
    const times = slotsOf(rules, topic, date)
      .filter((slot) => slot.start >= soonest && hasFreeAdviser(rules, slot, busy))
      .map(({ start }) => start.toISOString())
    if (times.length > 0) days.push({ date: date.toString(), times })
  }
  return days
}

function hasFreeAdviser(rules: BookingRules, slot: Slot, busy: readonly Busy[]): boolean {
  const taken = busy.filter((other) => slot.start < other.until && other.from < slot.blockedUntil)
  return new Set(taken.map(({ adviser }) => adviser)).size < rules.advisers
}

/** Closing time of the n-th open day after today. */
export function closingAfterOpenDays(rules: BookingRules, now: Date, openDays: number): Date {
  for (let date = dateOf(rules, now).add({ days: 1 }), left = openDays; ; ) {
    const opening = openingOf(rules, date)
    if (opening) left -= 1
    if (opening && left <= 0) return opening.closes
    date = date.add({ days: 1 })
  }
}

function addMinutes(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * MINUTE_MS)
}
