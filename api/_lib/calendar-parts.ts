/** A line of a calendar file, unfolded. */
export type Line = { text: string; number: number }
/** An event, a time zone or published busy times, with the lines of it that matter here. */
export type Part = { name: keyof typeof WANTED; lines: [begin: Line, ...rest: Line[]] }
export type Calendar = { lines: Line[]; parts: Part[] }

const WANTED = {
  VEVENT:
    /^(?:UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|SEQUENCE|STATUS|TRANSP|X-MICROSOFT-CDO-BUSYSTATUS|ATTENDEE)[;:]/i,
  VFREEBUSY: /^FREEBUSY[;:]/i,
  VTIMEZONE: /^/,
}
const WANTED_OF_CALENDAR = /^(?:X-WR-CALNAME|X-WR-TIMEZONE)[;:]/i
/** Its first group is the name. */
const PROPERTY = /^([A-Z\d-]+)[;:]/i

/**
 * Splits a calendar file (RFC 5545) into its parts as it arrives, and keeps only what may say when someone is busy:
 * memory does not grow with the file, but with what is in it from `day` on. Lines that are not properties are kept, so
 * that they can be named. A part that does not end ends where the next one begins.
 * @param day "20270308"; single events and ended series before it are left out
 * @throws Error if this is not a whole calendar
 */
export async function readParts(
  chunks: AsyncIterable<string> | Iterable<string>,
  day: string,
): Promise<Calendar[]> {
  const calendars: Calendar[] = []
  let calendar: Calendar | null = null
  let part: Part | null = null
  /** The name of a component inside an event, such as an alarm. */
  let inside: string | null = null
  const close = () => {
    if (part && !isOver(part, day)) calendar?.parts.push(part)
    part = null
    inside = null
  }
  for await (const line of unfold(chunks)) {
    const { text } = line
    const name = PROPERTY.exec(text)?.[1]?.toUpperCase()
    const value =
      name === 'BEGIN' || name === 'END'
        ? text
            .slice(name.length + 1)
            .trim()
            .toUpperCase()
        : ''
    if (name === 'BEGIN' && value === 'VCALENDAR') {
      close()
      calendar = { lines: [], parts: [] }
      calendars.push(calendar)
    } else if (calendar === null) {
      if (calendars.length === 0) throw new Error('This is not a calendar')
    } else if (name === 'END' && value === 'VCALENDAR') {
      close()
      calendar = null
    } else if (name === 'BEGIN' && isPartName(value)) {
      close()
      part = { name: value, lines: [line] }
    } else if (part === null) {
      if (name === undefined || WANTED_OF_CALENDAR.test(text)) calendar.lines.push(line)
    } else if (name === 'END' && value === part.name) {
      close()
    } else if (inside !== null) {
      if (name === 'END' && value === inside) inside = null
    } else if (name === 'BEGIN' && part.name !== 'VTIMEZONE') {
      inside = value
    } else if (name === undefined || WANTED[part.name].test(text)) {
      part.lines.push(line)
    }
  }
  if (calendars.length === 0 || calendar) throw new Error('This is not a whole calendar')
  return calendars
}

const isPartName = (name: string): name is Part['name'] => Object.hasOwn(WANTED, name)

/** Lines that begin with a space or tab continue the one before. Blank ones are left out. */
async function* unfold(chunks: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Line> {
  let open: Line | null = null
  let number = 0
  for await (const row of splitRows(chunks)) {
    number += 1
    if (open && /^[ \t]/.test(row)) {
      open.text += row.slice(1)
    } else if (row.trim() !== '') {
      if (open) yield open
      open = { text: row, number }
    }
  }
  if (open) yield open
}

async function* splitRows(
  chunks: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of chunks) {
    const rows = (rest + chunk).replace(/^\uFEFF/, '').split(/\r?\n/)
    rest = rows.pop() ?? ''
    yield* rows
  }
  yield rest
}

/** Whether a part has ended before a day, read from its dates alone. If in doubt, not. */
function isOver({ name, lines }: Part, day: string): boolean {
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
