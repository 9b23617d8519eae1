import { RRuleTemporal } from 'rrule-temporal'
import { Temporal } from 'temporal-polyfill'
import { findIana } from 'windows-iana'
import type { Calendar, Part, Property } from './calendar-parts.ts'
import { runWithin } from './run-within.ts'

/** A local time: milliseconds since 1970, as if the clock showed UTC. */
export type Wall = number
/** Milliseconds since 1970 of a local time: the earliest and the latest possible. */
export type Instants = { earliest: number; latest: number }
/** Converts a local time of a time zone. */
export type Zone = (local: Wall) => Instants

const HOUR_MS = 3600_000
export const DAY_MS = 24 * HOUR_MS
/** How long a zone may take to work out its clock changes, in milliseconds. */
const MAX_ZONE_MS = 250
/** More repetitions than any real event has. */
const MAX_STEPS = 200_000

/** Names a file may use for UTC instead of a zone. */
const UTC = /^(?:UTC|GMT|Z|Etc\/UTC|Etc\/GMT|tzone:\/\/Microsoft\/Utc)$/i

/** An unknown zone could be any zone on earth: up to 14 hours ahead of UTC, and 12 behind. */
const anywhere: Zone = (local) => ({
  earliest: local - 14 * HOUR_MS,
  latest: local + 12 * HOUR_MS,
})

/**
 * Finds the zones of a calendar: those with a name of a city, which tells more than the descriptions that programs add
 * (tests/fixtures/calendars/zone-half-described.ics), those the file describes, and those known by another name.
 * @param until when clock changes stop to matter
 * @returns finds a zone by its name; without a name, the calendar's own, or else the office's
 */
export function readZones(
  { properties, parts }: Calendar,
  office: string,
  until: Date,
): (id: string) => Zone {
  const zones = new Map<string, Zone>()
  for (const part of parts) {
    const zone = part.name === 'VTIMEZONE' && describe(part, until)
    const id = valueOf(part.properties, 'tzid')
    if (zone && !(id.includes('/') && knownZone(id))) zones.set(id, zone)
  }
  const home = valueOf(properties, 'x-wr-timezone') || office
  return (id) => {
    const zone = zones.get(id || home) ?? knownZone(id || home) ?? anywhere
    zones.set(id || home, zone)
    return zone
  }
}

/** The value of the first property with a name, or "". */
export const valueOf = (properties: Property[], name: string): string =>
  properties.find((property) => property.name === name)?.value ?? ''

/**
 * A zone by its name, or null if unknown. A time that the clock skips in spring counts as after the change, following
 * RFC 5545 (3.3.5).
 */
function knownZone(id: string): Zone | null {
  // Some programs add a prefix: "/mozilla.org/20050126_1/America/New_York".
  const prefixed = /([A-Z]\w+\/[\w+/-]+)$/.exec(id)?.[1] || id
  const name = UTC.test(id) ? 'UTC' : (findIana(id)[0] ?? prefixed)
  try {
    zoned(0).withTimeZone(name)
  } catch {
    return null
  }
  return (local) => exactly(zoned(local).toPlainDateTime().toZonedDateTime(name).epochMilliseconds)
}

/** Works out the clock changes of a described zone. Null if it does not say enough, or has too many. */
function describe({ observances }: Part, until: Date): Zone | null {
  try {
    const changes = runWithin(MAX_ZONE_MS, () =>
      observances.flatMap((properties) => changesOf(properties, observances.length === 1, until)),
    ).toSorted((one, other) => one.at - other.at)
    const first = changes[0]
    if (!first) return null
    return (local) => {
      // A time that the clock skips counts as before the change, and one that it repeats, too (RFC 5545, 3.3.5).
      const last = changes.findLast(({ at, from, to }) => local >= at + Math.max(0, to - from))
      return exactly(local - (last?.to ?? first.from))
    }
  } catch {
    return null
  }
}

type Change = { at: Wall; from: number; to: number }

/** @throws Error if it does not say when it begins, or what the clock shows then */
function changesOf(properties: Property[], isOnly: boolean, until: Date): Change[] {
  const to = readOffset(valueOf(properties, 'tzoffsetto'))
  // Outlook for Mac leaves it out (tests/fixtures/calendars/zone-without-offset-from.ics).
  const from = readOffset(valueOf(properties, 'tzoffsetfrom')) ?? to
  const local = readLocal(valueOf(properties, 'dtstart'))?.local ?? (isOnly ? 0 : null)
  if (to === null || from === null || local === null) throw new Error('It does not say enough')
  const start = { local, zone: (at: Wall) => exactly(at - from) }
  const span = { from: 0, until: until.getTime() }
  const repeated = properties.flatMap(({ name, value }) => {
    if (name === 'rrule') return repeat(value, start, span)
    return name === 'rdate' ? value.split(',').map((date) => readLocal(date)?.local ?? local) : []
  })
  return [local, ...repeated].map((at) => ({ at, from, to }))
}

/**
 * The local times at which a rule repeats a start, within a span of local times.
 * @throws Error if it is no rule, or repeats too often
 */
export function repeat(
  rule: string,
  start: { local: Wall; zone: Zone },
  span: { from: Wall; until: Wall },
): Wall[] {
  // No meeting does, and counting them would take long. No day has a first Sunday.
  if (/FREQ=(?:SECOND|MINUTE)LY/i.test(rule)) throw new Error('It repeats within the hour')
  if (!/FREQ=(?:WEEK|MONTH|YEAR)LY/i.test(rule) && /BYDAY=[^;]*\d/i.test(rule))
    throw new Error('It is unclear')
  const last = readLocal(/UNTIL=([^;]+)/i.exec(rule)?.[1] ?? '')
  const isLate = (local: Wall) => {
    if (!last) return false
    // A date counts to its end.
    if (!last.zone) return local > last.local + (last.isDate ? DAY_MS - 1 : 0)
    return start.zone(local).earliest > last.zone(last.local).earliest
  }
  return recurrence(rule, start.local)
    .between(zoned(span.from), zoned(span.until), true)
    .map(({ epochMilliseconds }) => epochMilliseconds)
    .filter((local) => !isLate(local))
}

/** Whether the text is a rule. */
export function isRule(text: string): boolean {
  try {
    recurrence(text, 0)
    return true
  } catch {
    return false
  }
}

/** Its UNTIL is left out: the library would compare it with local times. */
const recurrence = (rule: string, start: Wall) =>
  new RRuleTemporal({
    rruleString: `RRULE:${rule.replace(/;?UNTIL=[^;]*/i, '')}`,
    dtstart: zoned(start),
    maxIterations: MAX_STEPS,
  })

const zoned = (local: Wall) =>
  Temporal.Instant.fromEpochMilliseconds(local).toZonedDateTimeISO('UTC')

const exactly = (ms: number): Instants => ({ earliest: ms, latest: ms })

/** "+0100" in milliseconds. */
function readOffset(text: string): number | null {
  const [, sign, hours, minutes] = /^([+-]?)(\d\d):?(\d\d)(?::?\d\d)?$/.exec(text) ?? []
  if (hours === undefined) return null
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

const DATE = /^(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d):?(\d\d)?(Z|[+-]\d\d:?\d\d)?)?$/i

/**
 * Reads a date or a time as programs write it: "20270309", "20270309T100000", "...Z", "...z" or "...+0100". Midnight may
 * be 24:00.
 * @returns its zone is null if the text names none; null for a day or time that does not exist
 */
export function readLocal(
  text: string,
): { local: Wall; isDate: boolean; zone: Zone | null } | null {
  const [, year, month, day, hour, minute = '0', second = '0', offset] = DATE.exec(text) ?? []
  const date = Date.UTC(Number(year), Number(month) - 1, Number(day))
  const time = [Number(hour ?? 0), Number(minute), Number(second)] as const
  const seconds = time[0] * 3600 + time[1] * 60 + Math.min(time[2], 59)
  const exists =
    new Date(date).getUTCDate() === Number(day) &&
    new Date(date).getUTCMonth() + 1 === Number(month) &&
    seconds <= 86_400 &&
    time[1] < 60 &&
    time[2] <= 60
  if (!exists) return null
  const ahead = offset === undefined ? null : (readOffset(offset) ?? 0)
  return {
    local: date + seconds * 1000,
    isDate: hour === undefined,
    zone: ahead === null ? null : (local) => exactly(local - ahead),
  }
}

/** An instant's local time in a zone. */
export function localTime(ms: number, zone: Zone): Wall {
  // The zone's offset is a day at most, so two steps find it, even next to a clock change.
  const offset = (local: Wall) => local - zone(local).earliest
  return ms + offset(ms + offset(ms))
}
