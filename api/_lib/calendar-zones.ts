import ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'
import { runWithin } from './run-within.ts'

/** Milliseconds since 1970 of a local time: the earliest and the latest possible. */
export type Instants = { earliest: number; latest: number }
/** Converts a local time with a time zone, ignoring the zone the time itself carries. */
export type ReadInstants = (local: ICAL.Time) => Instants

const HOUR_MS = 3600_000
/** How far any place on earth is ahead of and behind UTC. */
const FARTHEST = { ahead: 14 * HOUR_MS, behind: 12 * HOUR_MS }

/** Outlook's names for nearby zones, for files that name a zone without describing it (CLDR). */
const WINDOWS_ZONES: Record<string, string> = {
  'Eastern Standard Time': 'America/New_York',
  'US Eastern Standard Time': 'America/Indianapolis',
  'Central Standard Time': 'America/Chicago',
  'Mountain Standard Time': 'America/Denver',
  'US Mountain Standard Time': 'America/Phoenix',
  'Pacific Standard Time': 'America/Los_Angeles',
  'Alaskan Standard Time': 'America/Anchorage',
  'Hawaiian Standard Time': 'Pacific/Honolulu',
  'GMT Standard Time': 'Europe/London',
  'W. Europe Standard Time': 'Europe/Berlin',
}

/** Names a file may use for UTC instead of a zone. */
const UTC = /^(?:UTC|GMT|Z|Etc\/UTC|Etc\/GMT|tzone:\/\/Microsoft\/Utc)$/i

/**
 * Reads a calendar's zones: those the file describes, those known by name (IANA or Outlook), and the
 * calendar's own zone for times without one. An unknown zone could be any zone on earth.
 * @param officeZone zone of times without a zone if the calendar has none either
 */
export function readZones(
  calendar: ICAL.Component,
  officeZone: string,
): (id: string | null) => ReadInstants {
  const described = new Map(
    calendar.getAllSubcomponents('vtimezone').flatMap((component) => {
      const id = component.getFirstPropertyValue('tzid')
      if (typeof id !== 'string') return []
      const zone = new ICAL.Timezone(component)
      return isSensible(zone) ? [[id, zone] as const] : []
    }),
  )
  const own = calendar.getFirstPropertyValue('x-wr-timezone')
  const home = typeof own === 'string' && knownZone(own) ? own : officeZone
  return (id) => {
    const zone = id === null ? undefined : described.get(id)
    if (zone) return (local) => exactly(utcMs(local) - zone.utcOffset(local) * 1000)
    const name = id === null ? home : knownZone(id)
    return name === null ? readAnywhere : (local) => exactly(inZone(local, name))
  }
}

/** How long a zone may take to work out its clock changes, in milliseconds. */
const MAX_ZONE_MS = 250
/** Later than any time asked for. */
const LATE = ICAL.Time.fromData({ year: new Date().getUTCFullYear() + 5, month: 1, day: 1 })

/** Whether a zone's clock changes can be worked out: the library looks for impossible ones without end. */
function isSensible(zone: ICAL.Timezone): boolean {
  try {
    runWithin(MAX_ZONE_MS, () => zone.utcOffset(LATE))
    return true
  } catch {
    return false
  }
}

const exactly = (ms: number): Instants => ({ earliest: ms, latest: ms })

function readAnywhere(local: ICAL.Time): Instants {
  const ms = utcMs(local)
  return { earliest: ms - FARTHEST.ahead, latest: ms + FARTHEST.behind }
}

/** The IANA name of a zone, or null if unknown. */
function knownZone(id: string): string | null {
  if (UTC.test(id)) return 'UTC'
  // Some programs add a prefix: "/mozilla.org/20050126_1/America/New_York".
  const name = WINDOWS_ZONES[id] ?? (/([A-Z]\w+\/[\w+/-]+)$/.exec(id)?.[1] || id)
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name)
    return name
  } catch {
    return null
  }
}

/** As if the clock showed UTC, as it does for times that end in "Z". */
export function utcMs({ year, month, day, hour, minute, second }: ICAL.Time): number {
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** A time that the clock skips in spring counts as after the change, following RFC 5545 (3.3.5). */
function inZone({ year, month, day, hour, minute, second }: ICAL.Time, timeZone: string): number {
  // Temporal has no leap seconds.
  const fields = { year, month, day, hour, minute, second: Math.min(second, 59) }
  return Temporal.PlainDateTime.from(fields).toZonedDateTime(timeZone).epochMilliseconds
}

/** An instant's local time in a zone. */
export function localTime(ms: number, read: ReadInstants): ICAL.Time {
  const at = (wallMs: number) => ICAL.Time.fromJSDate(new Date(wallMs), true)
  // The zone's offset is a day at most, so two steps find it, even next to a clock change.
  const offset = (wallMs: number) => wallMs - read(at(wallMs)).earliest
  const near = ms + offset(ms)
  return at(ms + offset(near))
}
