import { createContext, Script } from 'node:vm'
import { RRuleTemporal } from 'rrule-temporal'
import { Temporal } from 'temporal-polyfill'
import { findIana } from 'windows-iana'
import type { ReadPart } from './calendar-parts.ts'

/** A local time: milliseconds since 1970, as if the clock showed UTC. */
export type Wall = number
/** Converts a local time of a time zone to milliseconds since 1970. */
export type Zone = (local: Wall) => number
/** A point in time as a calendar names it. */
export type Moment = { local: Wall; zone: Zone; isDate: boolean }

const HOUR_MS = 3600_000
export const DAY_MS = 24 * HOUR_MS
/** How long a rule may take, in milliseconds. */
const MAX_RULE_MS = 500
const context = createContext({})
const script = new Script('work()')
/** More repetitions than any real event has. */
const MAX_STEPS = 200_000

/** An unknown zone could be any zone on earth. This is the one furthest ahead of UTC. */
const anywhere: Zone = (local) => local - 14 * HOUR_MS

/**
 * Finds a time zone by its name. The name of a city or of Windows tells more than the descriptions that programs add
 * (tests/fixtures/calendars/zone-half-described.ics). Others, such as "EST", are as the file describes them.
 * @param described the time zones of the file, with their kinds of time
 * @param until when clock changes stop to matter
 */
export function findZone(
  id: string,
  described: { id: string; kinds: ReadPart[] }[],
  until: Date,
): Zone {
  const utc = /^(?:Z|tzone:\/\/Microsoft\/Utc)$/i.test(id) ? 'UTC' : undefined
  // Some programs add a prefix: "/freeassociation.sourceforge.net/Tzfile/America/New_York".
  const words = id.replaceAll('\\', '').replaceAll(' ', '_').split('/')
  const endings = words.slice(0, -1).map((_, at) => words.slice(at).join('/'))
  const name = utc ?? findIana(id)[0] ?? endings.find(knownZone) ?? ''
  const own = () => described.map((zone) => zone.id === id && describe(zone.kinds, until.getTime()))
  return knownZone(name) || own().find(Boolean) || knownZone(id) || anywhere
}

/** A zone of the system, or null. A time that the clock skips counts as after the change (RFC 5545, 3.3.5). */
function knownZone(name: string): Zone | null {
  try {
    zoned(0).withTimeZone(name)
  } catch {
    return null
  }
  return (local) => zoned(local).toPlainDateTime().toZonedDateTime(name).epochMilliseconds
}

/** Works out the clock changes of a described zone. Null if it does not say enough, or has too many. */
function describe(kinds: ReadPart[], until: number): Zone | null {
  try {
    const changes = kinds.flatMap(({ all, text }) => {
      const to = readOffset(text('tzoffsetto'))
      // Outlook for Mac leaves it out (tests/fixtures/calendars/zone-without-offset-from.ics).
      const from = readOffset(text('tzoffsetfrom') || text('tzoffsetto'))
      const begin = text('dtstart') || (kinds.length === 1 ? '19700101' : '')
      const start = readMoment(begin, (local) => local - from)
      const dates = all('rdate').flatMap(({ value }) => value.split(','))
      const rules = all('rrule').flatMap(({ value }) => repeat(value, start, 0, until))
      const more = dates.map((date) => readMoment(date, start.zone).local)
      return [start.local, ...more, ...rules].map((at) => ({ at, from, to }))
    })
    const sorted = changes.toSorted((one, other) => one.at - other.at)
    const before = sorted[0]?.from
    if (before === undefined) return null
    // A time that the clock skips counts as before the change, and one that it repeats, too (RFC 5545, 3.3.5).
    return (local) =>
      local -
      (sorted.findLast(({ at, from, to }) => local >= at + Math.max(0, to - from))?.to ?? before)
  } catch {
    return null
  }
}

/**
 * The local times at which a rule repeats a start, within a span of local times.
 * @throws Error if it is no rule, or repeats too often
 */
export function repeat(rule: string, start: Moment, from: Wall, until: Wall): Wall[] {
  // No meeting does, and counting them would take long. No day has a first Sunday.
  if (/FREQ=(?:SECOND|MINUTE)LY/i.test(rule)) throw new Error('It repeats within the hour')
  if (!/FREQ=(?:WEEK|MONTH|YEAR)LY/i.test(rule) && /BYDAY=[^;]*\d/i.test(rule))
    throw new Error('It is unclear')
  const end = endOf(rule, start.zone)
  const repeated = readRule(rule, start.local)
  // The time limit stops it even in the middle of a loop.
  context.work = () => repeated.between(zoned(from), zoned(until), true)
  const found = script.runInContext(context, { timeout: MAX_RULE_MS }) as Temporal.ZonedDateTime[]
  return found
    .map(({ epochMilliseconds }) => epochMilliseconds)
    .filter((local) => start.zone(local) <= end)
}

/** The instant after which a rule repeats nothing. In doubt, it has none. A date counts to its end. */
function endOf(rule: string, zone: Zone): number {
  try {
    const last = readMoment(/UNTIL=([^;]+)/i.exec(rule)?.[1] ?? '', zone)
    return last.zone(last.local + (last.isDate ? DAY_MS - 1 : 0))
  } catch {
    return Infinity
  }
}

/**
 * Its UNTIL is left out: the library would compare it with local times.
 * @throws Error if it is no rule
 */
export const readRule = (rule: string, start: Wall): RRuleTemporal =>
  new RRuleTemporal({
    rruleString: `RRULE:${rule.replace(/;?UNTIL=[^;]*/i, '')}`,
    dtstart: zoned(start),
    maxIterations: MAX_STEPS,
  })

const zoned = (local: Wall) =>
  Temporal.Instant.fromEpochMilliseconds(local).toZonedDateTimeISO('UTC')

/** "+0100" in milliseconds. */
function readOffset(text: string): number {
  if (/^z$/i.test(text)) return 0
  const [, sign, hours, minutes] = /^([+-]?)(\d\d):?(\d\d)(?::?\d\d)?$/.exec(text) ?? []
  if (hours === undefined) throw new Error('No offset')
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

/**
 * Reads a date or a time as programs write it: "20270309", "20270309T100000", "...Z", "...z" or "...+0100". Midnight may
 * be 24:00.
 * @param zone of texts that name none
 * @throws Error for a day or time that does not exist
 */
export function readMoment(text: string, zone: Zone): Moment {
  const [, year, month, day, hour, minute, second = '00', offset] = MOMENT.exec(text) ?? []
  const date = `${year}-${month}-${day}`
  const time = hour ? `${hour}:${minute}:${second.replace('60', '59')}` : '00:00'
  const local = Date.parse(`${date}T${time}Z`)
  if (Number.isNaN(local) || new Date(date).getUTCDate() !== Number(day)) throw new Error('No time')
  const ahead = offset ? readOffset(offset) : 0
  return { local, zone: offset ? (at) => at - ahead : zone, isDate: hour === undefined }
}
const MOMENT =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d):?(?:(\d\d)(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/i

/** When a moment is at the earliest, in milliseconds since 1970. */
export const instant = ({ local, zone }: Moment): number => zone(local)

/** When a moment is at the latest: an unknown zone could be up to 12 hours behind UTC. */
export const latest = ({ local, zone }: Moment): number =>
  zone === anywhere ? local + 12 * HOUR_MS : zone(local)

/** An instant's local time in a zone. */
export function localTime(ms: number, zone: Zone): Wall {
  // The zone's offset is a day at most, so two steps find it, even next to a clock change.
  const offset = (local: Wall) => local - zone(local)
  return ms + offset(ms + offset(ms))
}
