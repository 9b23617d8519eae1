import { type Event, type Length, type Moment, readEntries } from './calendar-entries.ts'
import { CalendarError } from './calendar-error.ts'
import { type Calendar, readParts } from './calendar-parts.ts'
import { DAY_MS, localTime, repeat } from './calendar-zones.ts'
import { runWithin } from './run-within.ts'

/** A span of time, half-open. */
export type Span = { from: Date; until: Date }

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
  /** Local starts, such as "2027-03-09 10:00", of events whose repetitions cannot be worked out. Only their first time is in `spans`. */
  unclear: string[]
  /** Where something cannot be read and is left out: an event's local start as above, else "line 12". */
  skipped: string[]
  /** The first time of each invitation that the owner has not answered. It is in `spans`, too. */
  unanswered: Date[]
}

/** How long one event may take, in milliseconds. */
const MAX_EVENT_MS = 500
/** A file with more events that take too long is not read. */
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
  options: ReadOptions,
): Promise<BusyTimes> {
  let text = ''
  for await (const chunk of chunks) text += chunk
  const day = new Date(options.within.from.getTime() - LONGEST_MS).toISOString().slice(0, 10)
  const calendars = readParts(text, day.replaceAll('-', '')).map((file) =>
    readCalendar(file, options),
  )
  const spans = merge(calendars.flatMap((calendar) => calendar.spans))
  if (spans.length > MAX_SPANS) throw new CalendarError('too_many_times')
  return {
    spans,
    unclear: [...new Set(calendars.flatMap(({ unclear }) => unclear))],
    skipped: [...new Set(calendars.flatMap(({ skipped }) => skipped))].slice(0, MAX_SKIPPED),
    unanswered: calendars.flatMap(({ unanswered }) => unanswered),
  }
}

function readCalendar(file: Calendar, options: ReadOptions): BusyTimes {
  const { within, timeZone, ownHost, owner = '' } = options
  const { events, published } = readEntries(file, { office: timeZone, owner, until: within.until })
  const byUid = new Map<string, Event[]>()
  for (const event of events) {
    if (event.uid.endsWith(`@${ownHost}`)) continue
    const same = byUid.get(event.uid)
    if (same) same.push(event)
    else byUid.set(event.uid, [event])
  }
  const unclear: string[] = []
  const unanswered: Date[] = []
  const isWanted = (span: Span) => touches(span, within)
  // Events that change no others are worked out one by one, even if all have one UID.
  const series = [...byUid.values()].flatMap((same) =>
    same.some(({ replaces }) => replaces) ? [same] : newest(same).map((event) => [event]),
  )
  const repeated = series.flatMap((same) => {
    try {
      const work = () => expand(same, within)
      // Only rules take long.
      const isLong = same.some(({ rules }) => rules.length > 0)
      const found = (isLong ? runWithin(MAX_EVENT_MS, work) : work()).filter(isWanted)
      const first = found.find(({ state }) => state === 'unanswered')
      if (first) unanswered.push(first.from)
      return found
    } catch {
      unclear.push(...same.map(({ place }) => place))
      if (unclear.length > MAX_UNCLEAR) throw new CalendarError('too_many_unclear')
      return same.map(({ start, length, state }) => spanAt(start, length, state))
    }
  })
  const others = published.map(({ at, length }) => spanAt(at, length, 'busy'))
  const spans = [...repeated, ...others].filter(isWanted)
  return { spans, unclear, skipped: file.skipped, unanswered }
}

/** The repetitions of one event, including changed ones. */
function expand(same: Event[], within: Span): Occurrence[] {
  const changes = same.filter(({ replaces }) => replaces !== null)
  const originals = newest(same.filter(({ replaces }) => replaces === null))
  const replaced = new Set(changes.map(({ replaces }) => replaces?.ms))
  // Later repetitions follow these.
  const models = changes
    .filter(({ replaces }) => replaces?.includesLater)
    .toSorted((one, other) => (one.replaces?.ms ?? 0) - (other.replaces?.ms ?? 0))
  const spans = changes.map(({ start, length, state }) => spanAt(start, length, state))
  for (const original of originals) {
    for (const { at, length } of repetitions(original, within)) {
      const ms = instantOf(at)
      if (replaced.has(ms)) continue
      const model = models.findLast(({ replaces }) => (replaces?.ms ?? 0) <= ms)
      spans.push(
        model
          ? spanAt(moved(ms, model), model.length, model.state)
          : spanAt(at, length ?? original.length, original.state),
      )
    }
  }
  return spans.filter(({ state }) => state !== 'free')
}

/** When a repetition takes place that changes as another did. */
function moved(ms: number, { start, replaces }: Event): Moment {
  const shift = start.local - localTime(replaces?.ms ?? 0, start.zone)
  return { ...start, local: localTime(ms, start.zone) + shift }
}

/**
 * An event's repetitions until the end of the wanted span, without its exceptions. Its start is one of them even if its
 * rule says otherwise (tests/fixtures/calendars/start-outside-rule.ics).
 */
function repetitions({ start, rules, dates, except }: Event, within: Span): Event['dates'] {
  const span = { from: within.from.getTime() - LONGEST_MS, until: within.until.getTime() + DAY_MS }
  const found = [start.local, ...rules.flatMap((rule) => repeat(rule, start, span))]
  const repeated = [...new Set(found)].map((local) => ({ at: { ...start, local }, length: null }))
  const left = new Set(except)
  return [...repeated, ...dates].filter(({ at }) => !left.has(instantOf(at)))
}

const instantOf = ({ local, zone }: Moment) => zone(local).earliest

/** When something takes place that begins at a moment. */
function spanAt({ local, zone }: Moment, length: Length, state: Event['state']): Occurrence {
  const { earliest, latest } = zone(local)
  const from = new Date(earliest)
  // The zone of a whole day is known.
  if ('days' in length) {
    return { from, until: new Date(zone(local + length.days * DAY_MS).earliest), state }
  }
  // What takes no time, or ends before it starts, blocks nothing, even in an unknown zone.
  return { from, until: length.ms > 0 ? new Date(latest + length.ms) : from, state }
}

/**
 * The latest of several versions of one event in a file. Several with one number are several events
 * (tests/fixtures/calendars/two-events-one-uid.ics).
 */
function newest(events: Event[]): Event[] {
  const last = events.reduce((most, { sequence }) => Math.max(most, sequence), 0)
  return events.filter(({ sequence }) => sequence === last)
}

const touches = (span: Span, within: Span) =>
  span.from < span.until && span.from < within.until && within.from < span.until

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
