import { Temporal } from 'temporal-polyfill'
import { isOver, type Part, type Property, type ReadPart, readPart } from './calendar-parts.ts'
import {
  DAY_MS,
  findZone,
  instant,
  latest,
  localTime,
  type Moment,
  readMoment,
  readRule,
} from './calendar-zones.ts'

/** Days follow the calendar, and the rest is elapsed time after them. */
export type Length = { days: number; ms: number }
/** An event, a changed repetition of one, or published busy times. */
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
  dates: { at: Moment; length?: Length }[]
  /** The instants that are left out. */
  except: number[]
  /** For a changed repetition: which one it replaces, and whether all later ones change with it. */
  replaces: { ms: number; includesLater: boolean } | null
}
const ONCE = { sequence: 0, rules: [], dates: [], except: [], replaces: null }
type MomentOf = (text: string, property: Property) => Moment

/**
 * Reads the events of a calendar, and the busy times that some publish instead. Adds the places of what cannot be read
 * to `skipped`.
 * @param office zone of whole days, and of times without a zone if the calendar has none
 * @param owner the owner's email address, or ""; the calendar may have it as its name
 * @param from single events and ended series before it are left out
 * @param until when clock changes stop to matter
 */
export function readEvents(
  calendar: Part,
  { office, owner, from, until }: { office: string; owner: string; from: Date; until: Date },
  skipped: string[],
): Event[] {
  const { text } = readPart(calendar, skipped)
  const partsOf = (name: string) => calendar.parts.filter((part) => part.text === name)
  const described = partsOf('VTIMEZONE').map((part) => ({
    id: readPart(part, skipped).text('tzid'),
    kinds: part.parts.map((kind) => readPart(kind, skipped)),
  }))
  const zones = new Map<string, Moment['zone']>()
  const zoneOf = (id: string) => {
    const zone = zones.get(id) ?? findZone(id, described, until)
    zones.set(id, zone)
    return zone
  }
  const home = text('x-wr-timezone') || office
  const momentOf: MomentOf = (value, { params }) => {
    const read = readMoment(value, zoneOf(String(params.tzid || home).trim()))
    // tests/fixtures/calendars/whole-day-without-value.ics
    if (!read.isDate && params.value !== 'date') return read
    return { local: startOfDay(read.local), zone: zoneOf(office), isDate: true }
  }
  const owners = [owner, text('x-wr-calname')]
    .filter(Boolean)
    .map((name) => `mailto:${name.toLowerCase()}`)
  const day = from.toISOString().slice(0, 10).replaceAll('-', '')
  return [
    ...partsOf('VEVENT')
      .filter((part) => !isOver(part, day))
      .flatMap((part) => readEvent(readPart(part, skipped), momentOf, owners)),
    ...partsOf('VFREEBUSY').flatMap((part) => readPublished(readPart(part, skipped), momentOf)),
  ]
}

const startOfDay = (local: number) => Math.floor(local / DAY_MS) * DAY_MS

/** None if its start cannot be read. */
function readEvent(part: ReadPart, momentOf: MomentOf, owners: string[]): Event[] {
  const { all, place, skip, text, values } = part
  const [start] = values('dtstart', momentOf)
  if (!start) {
    skip()
    return []
  }
  /** A date means the repetition on that day. */
  const repetitionOf: MomentOf = (value, property) => {
    const at = momentOf(value, property)
    if (!at.isDate || start.isDate) return at
    return { ...start, local: at.local + start.local - startOfDay(start.local) }
  }
  const instantOf = (...named: Parameters<MomentOf>) => instant(repetitionOf(...named))
  const [ms] = values('recurrence-id', instantOf)
  const [id] = all('recurrence-id')
  const [end] = values('dtend', momentOf)
  const [duration] = values('duration', readDuration)
  return [
    {
      // Without a UID, nothing can refer to it. If nobody knows which repetition it changes, it must not replace the series.
      uid: (id && ms === undefined ? '' : text('uid')) || crypto.randomUUID(),
      sequence: Number(text('sequence')) || 0,
      state: stateOf(part, owners),
      place,
      start,
      length: lengthOf(start, end, duration),
      rules: values('rrule', (rule) => readRule(rule, 0) && rule),
      dates: values('rdate', (value, property) =>
        value.includes('/')
          ? readPeriod(value, property, momentOf)
          : { at: repetitionOf(value, property) },
      ),
      except: values('exdate', instantOf),
      replaces:
        ms === undefined
          ? null
          : { ms, includesLater: /^THISANDFUTURE$/i.test(String(id?.params.range)) },
    },
  ]
}

/** In doubt, a day counts whole, and an end that is a date counts to the end of its day. */
function lengthOf(start: Moment, end?: Moment, duration: Length = { days: 0, ms: 0 }): Length {
  // An end in another zone, which may be unknown, counts at its latest.
  const until = end && (end.zone === start.zone ? instant : latest)(end)
  if (start.isDate) {
    const ms = until
      ? localTime(until, start.zone) - start.local
      : duration.days * DAY_MS + duration.ms
    // tests/fixtures/calendars/whole-day-end-is-start.ics
    return { days: Math.max(1, Math.ceil(ms / DAY_MS)), ms: 0 }
  }
  if (!end || !until) return duration
  const ms = until - instant(start)
  // tests/fixtures/calendars/time-to-date.ics
  if (end.isDate && ms <= 0)
    return lengthOf(start, { ...end, local: end.local + DAY_MS, isDate: false })
  return { days: 0, ms }
}

/** A duration such as "P1DT2H": a day ends at the same time, also when the clock changes (RFC 5545, 3.3.6). */
function readDuration(text: string): Length {
  const duration = Temporal.Duration.from(text)
  const date = duration.with({ hours: 0, minutes: 0, seconds: 0, milliseconds: 0 })
  const days = date.total({ unit: 'days', relativeTo: '1970-01-01' })
  const all = duration.total({ unit: 'milliseconds', relativeTo: '1970-01-01' })
  return { days, ms: all - days * DAY_MS }
}

/** A period such as "20270309T150000Z/PT1H" or ".../20270309T160000Z". */
function readPeriod(text: string, property: Property, momentOf: MomentOf) {
  const [from = '', to = ''] = text.split('/')
  const at = momentOf(from, property)
  const [end, duration] = /P/i.test(to) ? [undefined, readDuration(to)] : [momentOf(to, property)]
  return { at, length: lengthOf(at, end, duration) }
}

/** Published busy times (RFC 5545, 3.6.4). A type of a program's own means busy (3.2.9). */
const readPublished = ({ place, values }: ReadPart, momentOf: MomentOf): Event[] =>
  values('freebusy', (text, property) => {
    const { at, length } = readPeriod(text, property, momentOf)
    const type = String(property.params.fbtype ?? 'BUSY')
    const state = /^FREE$/i.test(type) ? 'free' : 'busy'
    return { ...ONCE, uid: crypto.randomUUID(), state, place, start: at, length }
  })

/** An invitation's answer counts only if the owner is among those invited: others' answers do not free the owner. */
function stateOf({ all, text }: ReadPart, owners: string[]): Event['state'] {
  const word = (name: string) => text(name).toUpperCase()
  const answers = all('attendee')
    .filter(({ value }) => owners.includes(value.toLowerCase()))
    .map(({ params }) => String(params.partstat ?? '').toUpperCase())
  const isFree =
    word('status') === 'CANCELLED' ||
    word('transp') === 'TRANSPARENT' ||
    // How Outlook marks times at which its owner can be booked.
    ['FREE', 'WORKINGELSEWHERE'].includes(word('x-microsoft-cdo-busystatus')) ||
    // The owner may be invited with two addresses.
    (answers.length > 0 && answers.every((answer) => answer === 'DECLINED'))
  if (isFree) return 'free'
  return answers.includes('NEEDS-ACTION') ? 'unanswered' : 'busy'
}
