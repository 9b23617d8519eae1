import ICAL from 'ical.js'
import { CalendarError } from './calendar-error.ts'

/** A property with its parameters, both named in small letters, and its value as it is written. */
export type Property = {
  name: string
  params: Record<string, string | string[] | undefined>
  value: string
}
/** An event, a time zone or published busy times. */
export type Part = {
  name: keyof typeof WANTED
  /** The start of an event as it is written, such as "2027-03-09 10:00", else "line 12". */
  place: string
  properties: Property[]
  /** The kinds of time in a time zone. */
  observances: Property[][]
}
export type Calendar = { properties: Property[]; parts: Part[]; skipped: string[] }
type Line = { text: string; number: number }

const WANTED = {
  VEVENT:
    /^(?:UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|SEQUENCE|STATUS|TRANSP|X-MICROSOFT-CDO-BUSYSTATUS|ATTENDEE)[;:]/i,
  VFREEBUSY: /^FREEBUSY[;:]/i,
  VTIMEZONE: /^/,
}
const WANTED_OF_CALENDAR = /^(?:X-WR-CALNAME|X-WR-TIMEZONE)[;:]/i
const PROPERTY = /^[A-Z\d-]+[;:]/i
const BORDER = /^(BEGIN|END):\s*(\S+)\s*$/i
/** Values stay text: the library reads some dates wrongly (tests/fixtures/calendars/whole-day-without-value.ics). */
const AS_WRITTEN = { value: {}, param: {}, property: {}, propertyGroups: false }

/**
 * Splits a calendar file (RFC 5545) into its parts, with the properties that may say when someone is busy. A line that
 * cannot be read takes no others with it. A part that does not end ends where the next one begins.
 * @param day "20270308"; single events and ended series before it are left out
 * @throws CalendarError if this is not a whole calendar
 */
export function readParts(text: string, day: string): Calendar[] {
  const calendars: Calendar[] = []
  let calendar: Calendar | null = null
  let name: Part['name'] | null = null
  /** The name of a component inside an event, such as an alarm. */
  let inside: string | null = null
  let lines: Line[] = []
  const open = (next: Part['name'] | null) => {
    if (name && !isOver(name, lines, day)) calendar?.parts.push(readPart(name, lines, calendar))
    name = next
    inside = null
    lines = []
  }
  for (const line of unfold(text)) {
    const [, border, what = ''] = BORDER.exec(line.text.toUpperCase()) ?? []
    if (border && what === 'VCALENDAR') {
      open(null)
      calendar = border === 'BEGIN' ? { properties: [], parts: [], skipped: [] } : null
      if (calendar) calendars.push(calendar)
    } else if (calendar === null) {
      if (calendars.length === 0) throw new CalendarError('not_a_calendar')
    } else if (border === 'BEGIN' && isPartName(what)) {
      open(what)
      lines = [line]
    } else if (border === 'END' && what === name) {
      open(null)
    } else if (name === null) {
      if (isWanted(line, WANTED_OF_CALENDAR)) {
        calendar.properties.push(...parseLine(line, `line ${line.number}`, calendar))
      }
    } else if (inside !== null) {
      if (border === 'END' && what === inside) inside = null
    } else if (border === 'BEGIN' && name !== 'VTIMEZONE') {
      inside = what
    } else if (isWanted(line, WANTED[name])) {
      lines.push(line)
    }
  }
  if (calendars.length === 0 || calendar) throw new CalendarError('not_a_whole_calendar')
  return calendars
}

const isPartName = (name: string): name is Part['name'] => Object.hasOwn(WANTED, name)

/** Lines that are not properties are kept, so that they can be named. */
const isWanted = ({ text }: Line, wanted: RegExp) => wanted.test(text) || !PROPERTY.test(text)

/** Lines that begin with a space or tab continue the one before. Blank ones are left out. */
function* unfold(text: string): Generator<Line> {
  let open: Line | null = null
  for (const [at, row] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    if (open && /^[ \t]/.test(row)) {
      open.text += row.slice(1)
    } else if (row.trim() !== '') {
      if (open) yield open
      open = { text: row, number: at + 1 }
    }
  }
  if (open) yield open
}

function readPart(name: Part['name'], [begin, ...lines]: Line[], calendar: Calendar): Part {
  const place = writtenStart(lines) ?? `line ${begin?.number}`
  const part: Part = { name, place, properties: [], observances: [] }
  let properties = part.properties
  for (const line of lines) {
    const [, border] = BORDER.exec(line.text.toUpperCase()) ?? []
    if (border === undefined) properties.push(...parseLine(line, place, calendar))
    else properties = border === 'END' ? part.properties : []
    if (border === 'BEGIN') part.observances.push(properties)
  }
  return part
}

/** None if it cannot be read. */
function parseLine({ text }: Line, place: string, { skipped }: Calendar): Property[] {
  try {
    const [name, params, kind, value] = ICAL.Property.fromString(text, AS_WRITTEN).toJSON()
    return [{ name, params: { ...params, value: kind }, value: String(value).trim() }]
  } catch {
    skipped.push(place)
    return []
  }
}

/** Whether an event has ended before a day, read from its dates alone. If in doubt, not. */
function isOver(name: Part['name'], lines: Line[], day: string): boolean {
  if (name !== 'VEVENT') return false
  const dates = lines
    .filter(({ text }) => /^(?:DTSTART|DTEND|RRULE|RDATE|RECURRENCE-ID)[;:]/i.test(text))
    .map(({ text }) => {
      // A rule ends at its UNTIL. Additional dates, and a change of all later repetitions, may reach on.
      if (/^RRULE/i.test(text)) return /[;:]UNTIL=(\d{8})/i.exec(text)?.[1]
      return /^RDATE|;RANGE=/i.test(text) ? undefined : /:(\d{8})(?:T\d{6}Z?)?$/.exec(text)?.[1]
    })
  return dates.length > 0 && dates.every((date) => date !== undefined && date < day)
}

/** The start of an event as it is written, if it looks like a date. */
function writtenStart(lines: Line[]): string | undefined {
  const text = lines.find((line) => /^DTSTART[;: ]/i.test(line.text))?.text ?? ''
  const [, year, month, day, hour, minute] =
    /(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\dZ?)?$/i.exec(text) ?? []
  if (day === undefined) return undefined
  return `${year}-${month}-${day}${hour === undefined ? '' : ` ${hour}:${minute}`}`
}
