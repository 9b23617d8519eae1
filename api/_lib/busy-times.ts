import ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'
import { parseCalendar } from './calendar-entries.ts'
import { type Calendar, readParts } from './calendar-parts.ts'
import { type Instants, localTime, type ReadInstants, readZones, utcMs } from './calendar-zones.ts'
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

/** More repetitions than any real event has. */
const MAX_STEPS = 200_000
/** How long one event may take, in milliseconds. */
const MAX_EVENT_MS = 500
/** A file with more events that take too long is not read. */
const MAX_UNCLEAR = 10
/** More places left out are not named. */
const MAX_SKIPPED = 10
/** Every five minutes for as long as times are offered would be less. A file with more is not read. */
const MAX_SPANS = 30_000
const DAY_MS = 86_400_000
/** The maximum duration of a repetition, and how far one may move. */
const LONGEST_MS = 400 * DAY_MS

type Event = {
  uid: string
  component: ICAL.Component
  /** What the event is for the calendar's owner. */
  state: 'busy' | 'free' | 'unanswered'
  /** The event's start, local, without its zone. */
  start: ICAL.Time
  read: ReadInstants
  zoneOf: ZoneOf
  duration: Duration
  /** For a changed repetition: which one it replaces, and whether all later ones change with it. */
  replaces: { ms: number; includesLater: boolean } | null
}
type Occurrence = Span & { state: Event['state'] }
/** Whole days follow the calendar, everything else elapsed time. */
type Duration = { days: number } | { ms: number }

/**
 * When a calendar says that its owner is busy (RFC 5545): events that are neither canceled, declined by the
 * owner nor marked as free, with their repetitions and changed repetitions, and published busy times. If in doubt, busy:
 * tentative events, invitations when the owner is unknown, and every possible time of an event in an unknown time zone.
 * An event that repeats without end, or that cannot be read, does not make the others unreadable.
 * @param chunks an iCalendar file
 * @throws Error if it is not a calendar, or has too many unclear events or times
 */
export async function readBusyTimes(
  chunks: AsyncIterable<string> | Iterable<string>,
  options: ReadOptions,
): Promise<BusyTimes> {
  const day = new Date(options.within.from.getTime() - LONGEST_MS).toISOString().slice(0, 10)
  const files = await readParts(chunks, day.replaceAll('-', ''))
  const calendars = files.map((file) => readCalendar(file, options))
  const spans = merge(calendars.flatMap((calendar) => calendar.spans))
  if (spans.length > MAX_SPANS) throw new Error('Too many times are busy')
  return {
    spans,
    unclear: [...new Set(calendars.flatMap(({ unclear }) => unclear))],
    skipped: [...new Set(calendars.flatMap(({ skipped }) => skipped))].slice(0, MAX_SKIPPED),
    unanswered: calendars.flatMap(({ unanswered }) => unanswered),
  }
}

function readCalendar(file: Calendar, options: ReadOptions): BusyTimes {
  const { calendar, entries, skipped } = parseCalendar(file)
  const zoneOf = readZones(calendar, options.timeZone)
  const owners = [options.owner, calendar.getFirstPropertyValue('x-wr-calname')]
    .filter((name) => typeof name === 'string')
    .map((name) => `mailto:${name.toLowerCase()}`)
  const events = entries.flatMap(({ component, place }) => {
    const event = readEvent(component, zoneOf, owners)
    if (!event) skipped.push(place)
    return event && !event.uid.endsWith(`@${options.ownHost}`) ? event : []
  })
  const published = calendar.getAllSubcomponents('vfreebusy').flatMap(readPublished)
  const byUid = new Map<string, Event[]>()
  for (const event of events) byUid.set(event.uid, [...(byUid.get(event.uid) ?? []), event])
  const unclear: string[] = []
  const unanswered: Date[] = []
  const isWanted = (span: Span) => touches(span, options.within)
  const repeated = [...byUid.values()].flatMap((same) => {
    try {
      const found = runWithin(MAX_EVENT_MS, () => expand(same, options)).filter(isWanted)
      const first = found.find(({ state }) => state === 'unanswered')
      if (first) unanswered.push(first.from)
      return found
    } catch {
      unclear.push(...same.map(({ start }) => start.toString().slice(0, 16).replace('T', ' ')))
      if (unclear.length > MAX_UNCLEAR) throw new Error('Too many events are unclear')
      return same.map((event) => spanAt(event, event.start, options.timeZone))
    }
  })
  return { spans: [...repeated, ...published].filter(isWanted), unclear, skipped, unanswered }
}

type ZoneOf = (id: string | null) => ReadInstants

/** Null if its start is missing or cannot be read. */
function readEvent(component: ICAL.Component, zoneOf: ZoneOf, owners: string[]): Event | null {
  const property = component.getFirstProperty('dtstart')
  const start = property && timesOf(property)[0]
  if (!property || !start) return null
  const read = readerOf(property, start, zoneOf)
  const uid = component.getFirstPropertyValue('uid')
  const id = component.getFirstProperty('recurrence-id')
  const replaced = id && timesOf(id)[0]
  return {
    // Without a UID, nothing can refer to it.
    uid: typeof uid === 'string' ? uid : crypto.randomUUID(),
    component,
    state: stateOf(component, owners),
    start: withoutZone(start),
    read,
    zoneOf,
    duration: durationOf(component, start, read, zoneOf),
    replaces:
      id && replaced
        ? {
            // A date names the repetition of a whole-day event, or the repetition on that day.
            ms: replaced.isDate
              ? read(withoutZone(withTime(replaced, start))).earliest
              : readerOf(id, replaced, zoneOf)(replaced).earliest,
            includesLater: id.getFirstParameter('range') === 'THISANDFUTURE',
          }
        : null,
  }
}

function durationOf(
  component: ICAL.Component,
  start: ICAL.Time,
  read: ReadInstants,
  zoneOf: ZoneOf,
): Duration {
  const property = component.getFirstProperty('dtend')
  const end = property && timesOf(property)[0]
  const length = component.getFirstPropertyValue('duration')
  if (start.isDate) {
    if (end) return { days: Math.round((utcMs(end) - utcMs(start)) / DAY_MS) }
    if (length instanceof ICAL.Duration) return { days: length.weeks * 7 + length.days || 1 }
    return { days: 1 }
  }
  if (property && end) {
    const until = readerOf(property, end, zoneOf)(end)
    return { ms: until.earliest - read(start).earliest }
  }
  return { ms: length instanceof ICAL.Duration ? length.toSeconds() * 1000 : 0 }
}

/** The repetitions of one event, including changed ones. */
function expand(same: Event[], { within, timeZone }: ReadOptions): Occurrence[] {
  const changes = same.filter(({ replaces }) => replaces !== null)
  const original = newest(same.filter(({ replaces }) => replaces === null))
  const replaced = new Set(changes.map(({ replaces }) => replaces?.ms))
  const spans = changes.filter(isBusy).map((event) => spanAt(event, event.start, timeZone))
  if (!original) return spans
  // Later repetitions follow these.
  const models = changes
    .filter(({ replaces }) => replaces?.includesLater)
    .toSorted((one, other) => (one.replaces?.ms ?? 0) - (other.replaces?.ms ?? 0))
  for (const local of repetitions(original, within)) {
    const { earliest: ms } = original.read(local)
    if (replaced.has(ms)) continue
    const model = models.findLast(({ replaces }) => (replaces?.ms ?? 0) <= ms)
    if (!model) {
      if (isBusy(original)) spans.push(spanAt(original, local, timeZone))
    } else if (isBusy(model)) {
      const shift = model.read(model.start).earliest - (model.replaces?.ms ?? 0)
      spans.push(spanAt(model, localTime(ms + shift, model.read), timeZone))
    }
  }
  return spans
}

/** The local starts of an event's repetitions until the end of the wanted span, without its exceptions. */
function repetitions(event: Event, within: Span): ICAL.Time[] {
  const { component, start, read } = event
  const except = new Set(instantsOf(event, 'exdate'))
  const last = within.until.getTime() + DAY_MS
  const found = new Map<number, ICAL.Time>()
  const add = (local: ICAL.Time) => void found.set(read(local).earliest, local)
  const rules = component.getAllProperties('rrule')
  let steps = 0
  if (rules.length === 0) add(start)
  for (const rule of rules) {
    const recur = rule.getFirstValue()
    if (!(recur instanceof ICAL.Recur)) continue
    // No meeting does, and counting them would take long.
    if (['SECONDLY', 'MINUTELY'].includes(recur.freq)) throw new Error('It repeats within the hour')
    const until = endOf(recur, event)
    const iterator = recur.iterator(start)
    for (let local = iterator.next(); local; local = iterator.next()) {
      steps += 1
      if (steps > MAX_STEPS) throw new Error('The event repeats too often')
      // Zone lookups are slow, and years may lie before the wanted span.
      if (utcMs(local) < within.from.getTime() - LONGEST_MS) continue
      const { earliest: ms } = read(local)
      if (ms > last || ms > until) break
      // The iterator reuses this object.
      add(local.clone())
    }
  }
  for (const ms of instantsOf(event, 'rdate')) add(localTime(ms, read))
  return [...found].filter(([ms]) => !except.has(ms)).map(([, local]) => local)
}

/**
 * A rule's last instant. It is removed from the rule, since the library would compare it with local times. A
 * date counts to its end.
 */
function endOf(recur: ICAL.Recur, { read }: Event): number {
  const { until } = recur
  if (!until) return Number.POSITIVE_INFINITY
  recur.until = null
  if (isUtc(until)) return utcMs(until)
  return read(withoutZone(until)).latest + (until.isDate ? DAY_MS - 1 : 0)
}

/** The instants of an event's EXDATE or RDATE. A date means the repetition on that day. */
function instantsOf({ component, start, zoneOf }: Event, name: string): number[] {
  return component.getAllProperties(name).flatMap((property) =>
    timesOf(property).map((time) => {
      const read = readerOf(property, time, zoneOf)
      return read(time.isDate && !start.isDate ? withTime(time, start) : withoutZone(time)).earliest
    }),
  )
}

/** When a repetition with a local start takes place. */
function spanAt(event: Event, local: ICAL.Time, timeZone: string): Occurrence {
  const { duration, read, state } = event
  if ('days' in duration) {
    const day = new Temporal.PlainDate(local.year, local.month, local.day)
    const startOf = (date: Temporal.PlainDate) =>
      new Date(date.toZonedDateTime(timeZone).epochMilliseconds)
    const until = startOf(day.add({ days: Math.max(0, duration.days) }))
    return { from: startOf(day), until, state }
  }
  const { earliest, latest } = read(local)
  // What takes no time, or ends before it starts, blocks nothing, even in an unknown zone.
  if (duration.ms <= 0) return { from: new Date(earliest), until: new Date(earliest), state }
  return { from: new Date(earliest), until: new Date(latest + duration.ms), state }
}

const BUSY_PUBLISHED = ['BUSY', 'BUSY-UNAVAILABLE', 'BUSY-TENTATIVE']

/** Busy times that some calendars publish instead of events (RFC 5545, 3.6.4), always in UTC. */
function readPublished(component: ICAL.Component): Span[] {
  return component.getAllProperties('freebusy').flatMap((property) => {
    const kind = property.getFirstParameter('fbtype') || 'BUSY'
    if (!BUSY_PUBLISHED.includes(kind.toUpperCase())) return []
    return property.getValues().flatMap((period) => {
      if (!(period instanceof ICAL.Period)) return []
      const from = utcMs(period.start)
      return {
        from: new Date(from),
        until: new Date(from + period.getDuration().toSeconds() * 1000),
      }
    })
  })
}

const isBusy = ({ state }: Event) => state !== 'free'

/** How Outlook marks times at which its owner can be booked. */
const FREE_IN_OUTLOOK = ['FREE', 'WORKINGELSEWHERE']

/** An invitation's answer counts only if the owner is among those invited: others' answers do not free the owner. */
function stateOf(component: ICAL.Component, owners: string[]): Event['state'] {
  const word = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase()
  const answers = component
    .getAllProperties('attendee')
    .filter((one) => owners.includes(String(one.getFirstValue()).toLowerCase()))
    .map((one) => one.getFirstParameter('partstat')?.toUpperCase())
  const isFree =
    word('status') === 'CANCELLED' ||
    word('transp') === 'TRANSPARENT' ||
    FREE_IN_OUTLOOK.includes(word('x-microsoft-cdo-busystatus')) ||
    answers.includes('DECLINED')
  if (isFree) return 'free'
  return answers.includes('NEEDS-ACTION') ? 'unanswered' : 'busy'
}

/** The latest of several versions of one event in a file. */
function newest(events: Event[]): Event | undefined {
  const sequence = ({ component }: Event) =>
    Number(component.getFirstPropertyValue('sequence') ?? 0)
  return events.toSorted((one, other) => sequence(one) - sequence(other)).at(-1)
}

/** The dates and times of a property. For a period, its start. */
function timesOf(property: ICAL.Property): ICAL.Time[] {
  return property.getValues().flatMap((value) => {
    if (value instanceof ICAL.Time) return value
    return value instanceof ICAL.Period ? value.start : []
  })
}

const isUtc = (time: ICAL.Time) => time.zone === ICAL.Timezone.utcTimezone

const readUtc: ReadInstants = (time): Instants => ({ earliest: utcMs(time), latest: utcMs(time) })

function readerOf(property: ICAL.Property, time: ICAL.Time, zoneOf: ZoneOf): ReadInstants {
  return isUtc(time) ? readUtc : zoneOf(property.getFirstParameter('tzid') || null)
}

function withoutZone(time: ICAL.Time): ICAL.Time {
  const local = time.clone()
  local.zone = ICAL.Timezone.localTimezone
  return local
}

/** A date with the time of day of another time. */
function withTime({ year, month, day }: ICAL.Time, { hour, minute, second }: ICAL.Time): ICAL.Time {
  return new ICAL.Time({ year, month, day, hour, minute, second }, ICAL.Timezone.localTimezone)
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
