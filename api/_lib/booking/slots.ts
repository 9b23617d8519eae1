import { Temporal } from 'temporal-polyfill'
import type { BookingRules, BookingTopic } from '../../../src/shared/booking.ts'
import { addDays } from '../../../src/shared/iso-date.ts'
import { officeDate } from '../../../src/shared/office-date.ts'
import { type ExtraHours, openSpansOn } from '../../../src/shared/open-spans.ts'

/** A time an appointment would take: until `end` for the visitor, until `blockedUntil` for the adviser. */
export type Slot = {
  start: Date
  end: Date
  blockedUntil: Date
  /** Outside the opening hours, which only the office may book. */
  isOutside?: boolean
}
/**
 * A taken time of one adviser, pause included, half-open. The pause of an appointment may reach into closed
 * time, as it may after closing (D25).
 */
export type Busy = { adviser: number; from: Date; until: Date; isClosed?: boolean }
/** A span of time, half-open. */
export type Span = { from: Date; until: Date }
/** A day and the times of it that are free; the days come in order. */
export type FreeDay = { date: string; times: string[] }
/** ISO dates in the firm's time zone, inclusive. */
export type DateRange = { from: string; to: string }

const MINUTE_MS = 60_000

/**
 * Cached by rules and date: converting clock times to instants is slow, and every request needs weeks of
 * them.
 */
const openings = new WeakMap<BookingRules, Map<string, Span[]>>()

/** When the office is open on an ISO date, in order. Dates with extra hours are rare, and not cached. */
export function openingsOn(
  rules: BookingRules,
  date: string,
  extra: readonly ExtraHours[],
): Span[] {
  const added = extra.filter(({ day }) => day === date)
  const cache = openings.get(rules) ?? new Map<string, Span[]>()
  openings.set(rules, cache)
  const usual = added.length === 0 && cache.get(date)
  if (usual) return usual
  const at = (time: string) => clockTime(rules, date, time)
  const spans = openSpansOn(date, rules, added).map(({ from, until }) => ({
    from: at(from),
    until: at(until),
  }))
  if (added.length === 0) cache.set(date, spans)
  return spans
}

/**
 * Every possible start on a date, taken or not. The last one ends at closing
 * time (D25); the pause after it may be later. Steps are counted in elapsed time, so that a clock
 * change neither skips nor doubles a start.
 */
export function slotsOf(
  rules: BookingRules,
  topic: BookingTopic,
  date: string,
  extra: readonly ExtraHours[] = [],
): Slot[] {
  return openingsOn(rules, date, extra).flatMap(({ from, until }) => {
    const lastStart = addMinutes(until, -topic.minutes)
    const slots: Slot[] = []
    for (let start = from; start <= lastStart; start = addMinutes(start, rules.stepMinutes)) {
      slots.push(slotAt(rules, topic, start))
    }
    return slots
  })
}

/** The slot that starts at a time, whether or not the rules offer one there. */
export function slotAt(rules: BookingRules, topic: BookingTopic, start: Date): Slot {
  const end = addMinutes(start, topic.minutes)
  return { start, end, blockedUntil: addMinutes(end, rules.bufferMinutes) }
}

/** Whether the office is open for all of an appointment. Ignores closings. */
export function isOpenDuring(
  rules: BookingRules,
  { start, end }: Slot,
  extra: readonly ExtraHours[],
): boolean {
  return openingsOn(rules, officeDate(start), extra).some(
    ({ from, until }) => from <= start && end <= until,
  )
}

/** The slot that starts at a time, or null when the rules offer none there (R193). */
export function findSlot(
  rules: BookingRules,
  topic: BookingTopic,
  start: Date,
  now: Date,
  extra: readonly ExtraHours[] = [],
): Slot | null {
  const date = officeDate(start)
  if (date > lastDay(rules, now) || start < soonestStart(rules, now)) return null
  return (
    slotsOf(rules, topic, date, extra).find((slot) => slot.start.getTime() === start.getTime()) ??
    null
  )
}

/** A clock time on an ISO date in the firm's time zone; by default when the date begins. */
export function clockTime({ timeZone }: BookingRules, date: string, plainTime = '00:00'): Date {
  const moment = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime })
  return new Date(moment.epochMilliseconds)
}

/** The last date on offer. */
export function lastDay(rules: BookingRules, now: Date): string {
  return addDays(officeDate(now), rules.horizonDays)
}

function soonestStart(rules: BookingRules, now: Date): Date {
  return addMinutes(now, rules.noticeMinutes)
}

/**
 * The free times of a range of dates, without days that have none.
 * @param maxDays stops after this many days with free times
 * @returns starts as ISO instants in UTC
 */
export function freeDays(
  rules: BookingRules,
  topic: BookingTopic,
  { from, to }: DateRange,
  now: Date,
  busy: readonly Busy[],
  extra: readonly ExtraHours[] = [],
  maxDays = Number.POSITIVE_INFINITY,
): FreeDay[] {
  const soonest = soonestStart(rules, now)
  const taken = busy.map(toSpan)
  const days: FreeDay[] = []
  for (let date = from; days.length < maxDays && date <= to; date = addDays(date, 1)) {
    const slots = slotsOf(rules, topic, date, extra)
    const [first, last] = [slots[0], slots.at(-1)]
    if (!first || !last) continue
    const near = overlapping(taken, first.start, last.blockedUntil)
    const times = slots
      .filter((slot) => slot.start >= soonest && hasFreeAdviser(rules, slot, near))
      .map(({ start }) => start.toISOString())
    if (times.length > 0) days.push({ date, times })
  }
  return days
}

/** The dates of a range whose times have all gone by closings alone: the office is off, not full. */
export function closedDays(
  rules: BookingRules,
  topic: BookingTopic,
  { from, to }: DateRange,
  busy: readonly Busy[],
  extra: readonly ExtraHours[],
): string[] {
  const closings = busy.filter(({ isClosed }) => isClosed).map(toSpan)
  const days: string[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const slots = slotsOf(rules, topic, date, extra)
    const isOff = slots.every((slot) => !hasFreeAdviser(rules, slot, closings))
    if (slots.length > 0 && isOff) days.push(date)
  }
  return days
}

/** A Busy in milliseconds since 1970: numbers compare many times faster than dates. */
type AdviserSpan = { adviser: number; from: number; until: number; isClosed: boolean }

const toSpan = ({ adviser, from, until, isClosed = false }: Busy): AdviserSpan => ({
  adviser,
  from: from.getTime(),
  until: until.getTime(),
  isClosed,
})

function hasFreeAdviser(rules: BookingRules, slot: Slot, taken: readonly AdviserSpan[]): boolean {
  const end = slot.end.getTime()
  const conflicts = overlapping(taken, slot.start, slot.blockedUntil).filter(
    ({ isClosed, from }) => !isClosed || from < end,
  )
  return new Set(conflicts.map(({ adviser }) => adviser)).size < rules.advisers
}

function overlapping(spans: readonly AdviserSpan[], start: Date, end: Date): AdviserSpan[] {
  const [from, until] = [start.getTime(), end.getTime()]
  return spans.filter((span) => from < span.until && span.from < until)
}

/** Closing time of the n-th open day after today, by the usual hours. */
export function closingAfterOpenDays(rules: BookingRules, now: Date, openDays: number): Date {
  for (let date = addDays(officeDate(now), 1), left = openDays; ; ) {
    const [opening] = openingsOn(rules, date, [])
    if (opening) left -= 1
    if (opening && left <= 0) return opening.until
    date = addDays(date, 1)
  }
}

function addMinutes(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * MINUTE_MS)
}
