import ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'
import type { Calendar, Line, Part } from './calendar-parts.ts'

/** An event, and where it is: its start as it is written, such as "2027-03-09 10:00", else "line 12". */
type Entry = { component: ICAL.Component; place: string }

/**
 * Parses the parts of a calendar, line by line, so that one that cannot be read does not take others with it.
 * @returns the calendar with its zones and published busy times, its events, and the places left out
 */
export function parseCalendar({ lines, parts }: Calendar): {
  calendar: ICAL.Component
  entries: Entry[]
  skipped: string[]
} {
  const skipped: string[] = []
  const calendar = new ICAL.Component('vcalendar')
  const entries: Entry[] = []
  const parseLines = (component: ICAL.Component, all: Line[], place?: string) => {
    for (const line of all) {
      try {
        component.addProperty(parseLine(line))
      } catch {
        skipped.push(place ?? `line ${line.number}`)
      }
    }
  }
  parseLines(calendar, lines)
  for (const part of parts) {
    const [begin, ...rest] = part.lines
    const place = writtenStart(rest) ?? `line ${begin.number}`
    if (part.name === 'VTIMEZONE') {
      try {
        calendar.addSubcomponent(parseZone(part))
      } catch {
        skipped.push(place)
      }
      continue
    }
    const component = new ICAL.Component(part.name.toLowerCase())
    parseLines(component, rest, place)
    if (part.name === 'VFREEBUSY') {
      calendar.addSubcomponent(component)
      continue
    }
    const isChange = rest.some(({ text }) => /^RECURRENCE-ID/i.test(text))
    // If nobody knows which repetition it changes, it must not replace the series.
    if (isChange && !component.hasProperty('recurrence-id')) component.removeProperty('uid')
    entries.push({ component, place })
  }
  return { calendar, entries, skipped }
}

/** @throws Error if it is no property, or names a day or a time that does not exist */
function parseLine({ text }: Line): ICAL.Property {
  const property = ICAL.Property.fromString(text)
  const written = property.toJSON().slice(3)
  for (const [at, value] of property.getValues().entries()) {
    // The library would read February 30 as March 2. Some programs write midnight as 24:00.
    if (value instanceof ICAL.Time) {
      Temporal.PlainDateTime.from(String(written[at]).slice(0, 19).replace('T24:00:', 'T00:00:'))
    }
  }
  return property
}

function parseZone({ lines }: Part): ICAL.Component {
  const text = [...lines.map((line) => line.text), 'END:VTIMEZONE'].join('\r\n')
  return new ICAL.Component(ICAL.parse(text))
}

/** The start of an event as it is written, if it looks like a date. */
function writtenStart(lines: Line[]): string | undefined {
  const text = lines.find((line) => /^DTSTART[;: ]/i.test(line.text))?.text ?? ''
  const [, year, month, day, hour, minute] =
    /(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\dZ?)?$/i.exec(text) ?? []
  if (day === undefined) return undefined
  return `${year}-${month}-${day}${hour === undefined ? '' : ` ${hour}:${minute}`}`
}
