import { Temporal } from 'temporal-polyfill'
import type { Calendar, Part, Property } from './calendar-parts.ts'
import { CalendarError } from './calendar-error.ts'
import {
  DAY_MS,
  isRule,
  localTime,
  readLocal,
  readZones,
  valueOf,
  type Wall,
  type Zone,
} from './calendar-zones.ts'

/** A point in time as a calendar names it. */
export type Moment = { local: Wall; zone: Zone; isDate: boolean }
/** Whole days follow the calendar, everything else elapsed time. */
export type Length = { days: number } | { ms: number }
type Period = { at: Moment; length: Length }
/** An event, or a changed repetition of one. */
export type Event = {
  uid: string
  sequence: number
  /** What the event is for the calendar's owner. */
  state: 'busy' | 'free' | 'unanswered'
  place: string
  start: Moment
  length: Length
  rules: string[]
  /** Additional dates. Periods have a length of their own (tests/fixtures/calendars/period-dates.ics). */
  dates: { at: Moment; length: Length | null }[]
  /** The instants that are left out. */
  except: number[]
  /** For a changed repetition: which one it replaces, and whether all later ones change with it. */
  replaces: { ms: number; includesLater: boolean } | null
}

/**
 * Reads the events of a calendar, and the busy times that some publish instead. Adds what cannot be read to its
 * `skipped`.
 * @param office zone of whole days, and of times without a zone if the calendar has none
 * @param owner the owner's email address, or ""; the calendar may have it as its name
 * @param until when clock changes stop to matter
 */
export function readEntries(
  calendar: Calendar,
  { office, owner, until }: { office: string; owner: string; until: Date },
): { events: Event[]; published: Period[] } {
  const zoneOf = readZones(calendar, office, until)
  const days = zoneOf(office)
  const owners = [owner, valueOf(calendar.properties, 'x-wr-calname')]
    .filter((name) => name !== '')
    .map((name) => `mailto:${name.toLowerCase()}`)
  const momentOf: MomentOf = ({ params }, text) => {
    const read = readLocal(text)
    // tests/fixtures/calendars/whole-day-without-value.ics
    if (read && (read.isDate || params.value === 'date')) {
      return { local: startOfDay(read.local), zone: days, isDate: true }
    }
    return read && { ...read, zone: read.zone ?? zoneOf(String(params.tzid ?? '')) }
  }
  const events: Event[] = []
  const published: Period[] = []
  for (const part of calendar.parts) {
    const values = readerOf(part, calendar)
    if (part.name === 'VFREEBUSY') {
      published.push(
        ...values('freebusy', (property, text) => readPublished(property, text, momentOf)).flat(),
      )
    } else if (part.name === 'VEVENT') {
      const event = readEvent(part, values, momentOf, owners)
      if (event) events.push(event)
      else calendar.skipped.push(part.place)
    }
  }
  return { events, published }
}

const startOfDay = (local: Wall): Wall => Math.floor(local / DAY_MS) * DAY_MS

type MomentOf = (property: Property, text: string) => Moment | null
type ReadValues = <Value>(
  name: string,
  read: (property: Property, text: string) => Value | null,
) => Value[]

/** More dates than any real event has. A file with more in one line is not read. */
const MAX_DATES = 200_000

/** Reads each value of the properties with a name. */
const readerOf =
  ({ properties, place }: Part, { skipped }: Calendar): ReadValues =>
  (name, read) =>
    properties
      .filter((property) => property.name === name)
      .flatMap((property) => {
        const texts = name === 'rrule' ? [property.value] : property.value.split(',')
        if (texts.length > MAX_DATES) throw new CalendarError('too_many_times')
        return texts.flatMap((text) => {
          const value = read(property, text)
          if (value === null) skipped.push(place)
          return value === null ? [] : [value]
        })
      })

/** Null if its start cannot be read. */
function readEvent(
  { properties, place }: Part,
  values: ReadValues,
  momentOf: MomentOf,
  owners: string[],
): Event | null {
  const [start] = values('dtstart', momentOf)
  if (!start) return null
  /** A date means the repetition on that day. */
  const repetitionOf = (property: Property, text: string): Moment | null => {
    const at = momentOf(property, text)
    if (!at?.isDate || start.isDate) return at
    return { ...start, local: at.local + start.local - startOfDay(start.local) }
  }
  const periodOf = (property: Property, text: string) => {
    if (text.includes('/')) return readPeriod(property, text, momentOf)
    const at = repetitionOf(property, text)
    return at && { at, length: null }
  }
  const instantOf = (property: Property, text: string) => {
    const at = repetitionOf(property, text)
    return at && at.zone(at.local).earliest
  }
  const id = properties.find(({ name }) => name === 'recurrence-id')
  const [ms] = values('recurrence-id', instantOf)
  const uid = valueOf(properties, 'uid')
  const [end] = values('dtend', momentOf)
  const [duration] = values('duration', (_, text) => readDuration(text))
  return {
    // Without a UID, nothing can refer to it. If nobody knows which repetition it changes, it must not replace the series.
    uid: uid === '' || (id && ms === undefined) ? crypto.randomUUID() : uid,
    sequence: Number(valueOf(properties, 'sequence')) || 0,
    state: stateOf(properties, owners),
    place,
    start,
    length: lengthOf(start, end, duration),
    rules: values('rrule', (_, text) => (isRule(text) ? text : null)),
    dates: values('rdate', periodOf),
    except: values('exdate', instantOf),
    replaces: ms === undefined ? null : { ms, includesLater: id?.params.range === 'THISANDFUTURE' },
  }
}

/** In doubt, a day counts whole, and an end that is a date counts to the end of its day. */
function lengthOf(
  start: Moment,
  end: Moment | undefined,
  duration = start.isDate ? DAY_MS : 0,
): Length {
  const from = start.zone(start.local).earliest
  if (start.isDate) {
    const ms = end ? localTime(end.zone(end.local).earliest, start.zone) - start.local : duration
    // tests/fixtures/calendars/whole-day-end-is-start.ics
    return { days: Math.max(1, Math.ceil(ms / DAY_MS)) }
  }
  if (!end) return { ms: duration }
  const until = end.zone(end.local).earliest
  // tests/fixtures/calendars/time-to-date.ics
  if (end.isDate && until <= from) return { ms: end.zone(end.local + DAY_MS).earliest - from }
  return { ms: until - from }
}

/** A duration such as "P1DT2H" in milliseconds, days as 24 hours. */
function readDuration(text: string): number | null {
  try {
    const { weeks, days, hours, minutes, seconds } = Temporal.Duration.from(text)
    return (((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60_000 + seconds * 1000
  } catch {
    return null
  }
}

/** A period such as "20270309T150000Z/PT1H" or ".../20270309T160000Z". */
function readPeriod(property: Property, text: string, momentOf: MomentOf): Period | null {
  const [from = '', to = ''] = text.split('/')
  const at = momentOf(property, from)
  const end = momentOf(property, to)
  const duration = end ? 0 : readDuration(to)
  return at && duration !== null ? { at, length: lengthOf(at, end ?? undefined, duration) } : null
}

const BUSY_PUBLISHED = ['BUSY', 'BUSY-UNAVAILABLE', 'BUSY-TENTATIVE']

/** Published busy times (RFC 5545, 3.6.4). */
function readPublished(property: Property, text: string, momentOf: MomentOf): Period[] | null {
  const period = readPeriod(property, text, momentOf)
  const isBusy = BUSY_PUBLISHED.includes(String(property.params.fbtype ?? 'BUSY').toUpperCase())
  return isBusy ? period && [period] : []
}

/** How Outlook marks times at which its owner can be booked. */
const FREE_IN_OUTLOOK = ['FREE', 'WORKINGELSEWHERE']

/** An invitation's answer counts only if the owner is among those invited: others' answers do not free the owner. */
function stateOf(properties: Property[], owners: string[]): Event['state'] {
  const word = (name: string) => valueOf(properties, name).toUpperCase()
  const answers = properties
    .filter(({ name, value }) => name === 'attendee' && owners.includes(value.toLowerCase()))
    .map(({ params }) => String(params.partstat ?? '').toUpperCase())
  const isFree =
    word('status') === 'CANCELLED' ||
    word('transp') === 'TRANSPARENT' ||
    FREE_IN_OUTLOOK.includes(word('x-microsoft-cdo-busystatus')) ||
    answers.includes('DECLINED')
  if (isFree) return 'free'
  return answers.includes('NEEDS-ACTION') ? 'unanswered' : 'busy'
}
