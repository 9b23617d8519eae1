import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import { formatFullDay } from './format-due-day.ts'
import { type Deadline, RULES_CHECKED_ON } from './rule-dates.ts'

type CalendarFileOptions = {
  /** Shown as the calendar's name. */
  name: string
  /** Makes the entries' IDs globally unique. The same for the file and the feed. */
  host: string
}

/** Deadlines as an iCalendar file (RFC 5545): an all-day entry each, which does not mark the day as busy. */
export function writeCalendar(
  deadlines: readonly Deadline[],
  { name, host }: CalendarFileOptions,
): string {
  const calendar = ical({
    name,
    prodId: { company: host, product: 'tax-deadlines', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 24 * 60 * 60,
  })
  for (const { id, rule, date, nominalDate, detail } of deadlines) {
    calendar.createEvent({
      id: `${id}@${host}`,
      stamp: midnight(RULES_CHECKED_ON),
      start: midnight(date),
      allDay: true,
      summary: `${rule.name}: ${detail}`,
      description: [
        rule.form,
        date === nominalDate
          ? ''
          : `Moved from ${formatFullDay(nominalDate)}, a weekend or holiday.`,
        rule.note ?? '',
        `Source: ${rule.source}`,
        'General information, not tax advice.',
      ]
        .filter(Boolean)
        .join('\n'),
      url: rule.link,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return calendar.toString()
}

/** The library takes all-day dates from their UTC date. */
function midnight(isoDate: string): Date {
  return new Date(`${isoDate}T00:00:00Z`)
}
