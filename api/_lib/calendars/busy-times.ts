import { type Event, type Length, readEvents } from './calendar-entries.ts'
import { CalendarError } from './calendar-error.ts'
import { readParts } from './calendar-parts.ts'
import type { Span } from '../booking/slots.ts'
import { DAY_MS, instant, latest, localTime, type Moment, repeat } from './calendar-zones.ts'

export type ReadOptions = {
  /** Returns the spans that touch this one. */
  within: Span
  /** IANA zone of whole days and of times without a zone. */
  timeZone: string
  /** Entries from our own mails have a UID that ends with this. Skipped: the bookings are more current. */
  ownHost: string
  /** The owner's email address, if known. A calendar may also have it as its name, as Google's do. */
  owner?: string
}

export type BusyTimes = {
  /** In order, without overlaps. */
  spans: Span[]
  /** Local starts, such as "2027-03-09 10:00", of events whose repetitions cannot be worked out. Only their first time and additional dates are in `spans`. */
  unclear: string[]
  /** Where something cannot be read and is left out: an event's local start as above, else "line 12". */
  skipped: string[]
  /** The first time of each invitation that the owner has not answered. It is in `spans`, too. */
  unanswered: Date[]
}

/** A file with more events whose repetitions cannot be worked out is not read. */
const MAX_UNCLEAR = 10
/** More places left out are not named. */
const MAX_SKIPPED = 10
/** Every five minutes for as long as times are offered would be less. A file with more is not read. */
const MAX_SPANS = 30_000
/** The maximum duration of a repetition, and how far one may move. */
const LONGEST_MS = 400 * DAY_MS

type Occurrence = Span & { state: Event['state'] }

/**
 * When a calendar says that its owner is busy (RFC 5545): events that are neither canceled, declined by the
 * owner nor marked as free, with their repetitions and changed repetitions, and published busy times. If in doubt, busy:
 * tentative events, invitations when the owner is unknown, and every possible time of an event in an unknown time zone.
 * An event that repeats without end, or that cannot be read, does not make the others unreadable.
 * @param chunks an iCalendar file
 * @throws CalendarError if it is not a calendar, or has too many unclear events or times
 */
export async function readBusyTimes(
  chunks: AsyncIterable<string> | Iterable<string>,
  { within, timeZone, ownHost, owner = '' }: ReadOptions,
): Promise<BusyTimes> {
  let text = ''
  for await (const chunk of chunks) text += chunk
  const from = new Date(within.from.getTime() - LONGEST_MS)
  const options = { office: timeZone, owner, from, until: within.until }
  const skipped: string[] = []
  const unclear: string[] = []
  const unanswered: Date[] = []
  const found = readParts(text).flatMap((calendar) => {
    const groups = new Map<string, Event[]>()
    for (const event of readEvents(calendar, options, skipped)) {
      if (event.uid.endsWith(`@${ownHost}`)) continue
      if (!groups.get(event.uid)?.push(event)) groups.set(event.uid, [event])
    }
    return [...groups.values()].flatMap((same) => {
      const spans = expand(same, within, unclear).filter(
        (span) => span.from < span.until && span.from < within.until && within.from < span.until,
      )
      const first = spans.find(({ state }) => state === 'unanswered')
      if (first) unanswered.push(first.from)
      return spans
    })
  })
  const spans = merge(found)
  if (spans.length > MAX_SPANS) throw new CalendarError('too_many_times')
  return {
    spans,
    unclear: [...new Set(unclear)],
    skipped: [...new Set(skipped)].slice(0, MAX_SKIPPED),
    unanswered,
  }
}

/**
 * The repetitions of the events with one UID, including changed ones. Of an event whose rule cannot be followed, only the
 * first time and the additional dates, and its place is added to `unclear`.
 */
function expand(same: Event[], within: Span, unclear: string[]): Occurrence[] {
  const changes = same.filter(({ replaces }) => replaces)
  const replaced = new Set(changes.map(({ replaces }) => replaces?.ms))
  // Later repetitions follow these.
  const models = changes
    .filter(({ replaces }) => replaces?.includesLater)
    .toSorted((one, other) => (one.replaces?.ms ?? 0) - (other.replaces?.ms ?? 0))
  const originals = same.filter(({ replaces }) => !replaces)
  // Of several versions, the latest. Several with one number are several events (two-events-one-uid.ics).
  const last = originals.reduce((most, { sequence }) => Math.max(most, sequence), 0)
  const newest = originals.filter(({ sequence }) => sequence === last)
  const repeated = newest.flatMap((event) =>
    repetitions(event, within, unclear).flatMap(({ at, length = event.length }) => {
      const ms = instant(at)
      if (replaced.has(ms)) return []
      const model = models.findLast(({ replaces }) => (replaces?.ms ?? 0) <= ms)
      if (!model) return spanAt(at, length, event.state)
      const { start, replaces } = model
      const shift = start.local - localTime(replaces?.ms ?? 0, start.zone)
      const moved = { ...start, local: localTime(ms, start.zone) + shift }
      return spanAt(moved, model.length, model.state)
    }),
  )
  const changed = changes.map(({ start, length, state }) => spanAt(start, length, state))
  return [...changed, ...repeated].filter(({ state }) => state !== 'free')
}

/**
 * An event's repetitions until the end of the wanted span, without its exceptions. Its start is one of them even if its
 * rule says otherwise (tests/fixtures/calendars/start-outside-rule.ics).
 */
function repetitions(event: Event, within: Span, unclear: string[]): Event['dates'] {
  const { start, rules, dates, except } = event
  const [from, until] = [within.from.getTime() - LONGEST_MS, within.until.getTime() + DAY_MS]
  try {
    const found = new Set([
      start.local,
      ...rules.flatMap((rule) => repeat(rule, start, from, until)),
    ])
    const left = new Set(except)
    return [...[...found].map((local) => ({ at: { ...start, local } })), ...dates].filter(
      ({ at }) => !left.has(instant(at)),
    )
  } catch {
    if (unclear.push(event.place) > MAX_UNCLEAR) throw new CalendarError('too_many_unclear')
    return [{ at: start }, ...dates]
  }
}

/** When something takes place that begins at a moment. What takes no time, or ends before it starts, blocks nothing. */
function spanAt(at: Moment, { days, ms }: Length, state: Event['state']): Occurrence {
  const from = instant(at)
  const until = days + ms > 0 ? latest({ ...at, local: at.local + days * DAY_MS }) + ms : from
  return { from: new Date(from), until: new Date(until), state }
}

/** Joins spans that overlap or touch. */
function merge(spans: Span[]): Span[] {
  const merged: Span[] = []
  for (const span of spans.toSorted((one, other) => one.from.getTime() - other.from.getTime())) {
    const last = merged.at(-1)
    if (!last || last.until < span.from) merged.push({ from: span.from, until: span.until })
    else if (last.until < span.until) last.until = span.until
  }
  return merged
}
