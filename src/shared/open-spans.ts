import type { BookingRules } from './booking.ts'
import { usualHoursOn } from './opening-hours.ts'

/** Hours on one date beyond the usual ones: an ISO date and 24-hour times at the office. */
export type ExtraHours = { day: string; fromTime: string; untilTime: string }

/** From one 24-hour time to another. */
export type ClockSpan = { from: string; until: string }

/**
 * When the office is open on an ISO date, in order: the usual hours, unless it is a holiday or day off, and extra ones.
 * Spans that touch or overlap are one, so that an appointment may run from one into the other. Ignores closings.
 */
export function openSpansOn(
  isoDate: string,
  rules: Pick<BookingRules, 'hours' | 'closedDates'>,
  extra: readonly ExtraHours[],
): ClockSpan[] {
  const usual = usualHoursOn(isoDate, rules)
  return joinSpans([
    ...(usual ? [{ from: usual.opens, until: usual.closes }] : []),
    ...extra
      .filter(({ day }) => day === isoDate)
      .map(({ fromTime, untilTime }) => ({ from: fromTime, until: untilTime })),
  ])
}

/** What is left of spans of one day, in order, without others of that day. */
export function withoutSpans(
  spans: readonly ClockSpan[],
  taken: readonly ClockSpan[],
): ClockSpan[] {
  return taken.reduce<ClockSpan[]>(
    (left, { from, until }) =>
      left
        .flatMap((span) => [
          { from: span.from, until: min(span.until, from) },
          { from: max(span.from, until), until: span.until },
        ])
        .filter((span) => span.from < span.until),
    [...spans],
  )
}

const min = (one: string, other: string) => (one < other ? one : other)
const max = (one: string, other: string) => (one > other ? one : other)

/** Spans of one day in order. Those that touch or overlap are one. */
export function joinSpans(spans: readonly ClockSpan[]): ClockSpan[] {
  const joined: ClockSpan[] = []
  for (const span of spans.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    const last = joined.at(-1)
    if (!last || span.from > last.until) joined.push({ ...span })
    else if (span.until > last.until) last.until = span.until
  }
  return joined
}
