import ICAL from 'ical.js'
import { CalendarError } from './calendar-error.ts'

type Line = { text: string; number: number }
/** A component of a calendar file, such as an event, with the lines that may say when someone is busy. */
export type Part = Line & { lines: Line[]; parts: Part[] }
/** A property with its parameters, both named in small letters, and its value as it is written. */
export type Property = {
  name: string
  params: Record<string, string | string[] | undefined>
  value: string
}

/** Where parts stand. One that does not end ends where the next one begins. */
const DEPTHS = { VEVENT: 2, VFREEBUSY: 2, VTIMEZONE: 2, STANDARD: 3, DAYLIGHT: 3 }
const BORDER = /^\uFEFF?(BEGIN|END):\s*(\S+)$/i
/** Lines that are not properties are kept, so that they can be named. */
const UNWANTED =
  /^(?!(?:UID|DT(?:START|END)|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|SEQUENCE|STATUS|TRANSP|X-MICROSOFT-CDO-BUSYSTATUS|ATTENDEE|FREEBUSY|TZID|TZOFFSET(?:FROM|TO)|X-WR-(?:CALNAME|TIMEZONE))[;:])[A-Z\d-]+[;:]/i
/** More dates than any real event has. A file with more in one line is not read. */
const MAX_VALUES = 200_000
/** Values stay text: the library reads some dates wrongly (tests/fixtures/calendars/whole-day-without-value.ics). */
const AS_WRITTEN = { value: {}, param: {}, property: {}, propertyGroups: false }

/**
 * Splits a calendar file (RFC 5545) into its calendars, and these into events, time zones and published busy times.
 * @throws CalendarError if this is not a whole calendar
 */
export function readParts(file: string): Part[] {
  if (!/^\s*BEGIN:\s*VCALENDAR\s/i.test(file)) throw new CalendarError('not_a_calendar')
  const root: Part = { text: '', number: 0, lines: [], parts: [] }
  const open = [root]
  let number = 1
  // Lines that begin with a space or tab continue the one before. Blank ones do not count.
  for (const row of file.split(/(?:\r\n?|\n)(?![ \t\r\n])/)) {
    const text = row.replaceAll(/(?:\r\n?|\n)[ \t]?/g, '').trimEnd()
    const [, border, name = ''] = BORDER.exec(text)?.map((word) => word.toUpperCase()) ?? []
    if (border === 'BEGIN') {
      // The end of the one before is missing.
      if (name === 'VCALENDAR' && open.length > 1) break
      open.splice(DEPTHS[name as keyof typeof DEPTHS] ?? open.length)
      const part = { text: name, number, lines: [], parts: [] }
      open.at(-1)?.parts.push(part)
      open.push(part)
    } else if (border === 'END') {
      const at = open.findLastIndex((part) => part.text === name)
      if (at > 0) open.splice(at)
    } else if (text !== '' && !UNWANTED.test(text)) {
      open.at(-1)?.lines.push({ text, number })
    }
    number += row.split(/\r\n?|\n/).length
  }
  const calendars = root.parts.filter((part) => part.text === 'VCALENDAR')
  if (open.length > 1 || !calendars[0]) throw new CalendarError('not_a_whole_calendar')
  return calendars
}

/**
 * Reads the properties of a part. The places of what cannot be read are added to `skipped`.
 * @throws CalendarError if a line has too many values
 */
export function readPart(part: Part, skipped: string[]) {
  const place = placeOf(part)
  const tryRead = <Read>(read: () => Read, at = place): Read[] => {
    try {
      return [read()]
    } catch {
      skipped.push(at)
      return []
    }
  }
  const properties = part.lines.flatMap((line) =>
    tryRead(
      () => readProperty(line.text),
      part.text === 'VCALENDAR' ? `line ${line.number}` : place,
    ),
  )
  const all = (name: string) => properties.filter((property) => property.name === name)
  return {
    place,
    skip: () => skipped.push(place),
    all,
    /** The value of the first property with a name, or "". */
    text: (name: string): string => all(name)[0]?.value ?? '',
    /** Each value of the properties with a name. `read` throws an Error if it cannot read one. */
    values: <Value>(name: string, read: (text: string, property: Property) => Value): Value[] =>
      all(name).flatMap((property) => {
        const value = property.value.replaceAll(/\s/g, '')
        const texts = name === 'rrule' ? [value] : value.split(',')
        if (texts.length > MAX_VALUES) throw new CalendarError('too_many_times')
        return texts.flatMap((text) => tryRead(() => read(text, property)))
      }),
  }
}
export type ReadPart = ReturnType<typeof readPart>

function readProperty(line: string): Property {
  // Without quotation marks, Windows' "(UTC-05:00) Eastern Time (US & Canada)" would end at its colon.
  const quoted = line.replace(/;TZID=([^";]*)(?=:\d{4}-?\d\d-?\d\d)/i, ';TZID="$1"')
  const [name, params, kind, value] = ICAL.Property.fromString(quoted, AS_WRITTEN).toJSON()
  return { name, params: { ...params, value: kind }, value: String(value).trim() }
}

/**
 * Whether an event has ended before a day, such as "20270308", read from its dates alone. If in doubt, not: additional
 * dates, and a change of all later repetitions, may reach on. A rule ends at its UNTIL.
 */
export function isOver({ lines }: Part, day: string): boolean {
  const dates = lines
    .filter(({ text }) => /^(?:DTSTART|DTEND|RRULE|RDATE|RECURRENCE-ID)[;:]/i.test(text))
    .map(({ text }) =>
      /^RRULE/i.test(text)
        ? /[;:]UNTIL=(\d{8})/i.exec(text)?.[1]
        : /^(?!RDATE|.*;RANGE=).*:(\d{8})(?:T\d{6}Z?)?$/i.exec(text)?.[1],
    )
  return dates.length > 0 && dates.every((date) => date !== undefined && date < day)
}

/** Where a part is: the start of an event as it is written, such as "2027-03-09 10:00", else "line 12". */
function placeOf({ lines, number }: Part): string {
  const start = lines.find(({ text }) => /^DTSTART[;: ]/i.test(text))?.text ?? ''
  const [, year, month, day, time] = /(\d{4})(\d\d)(\d\d)(T\d{6}Z?)?$/i.exec(start) ?? []
  if (day === undefined) return `line ${number}`
  return `${year}-${month}-${day}${time ? ` ${time.slice(1, 3)}:${time.slice(3, 5)}` : ''}`
}
