import { site } from '@/config/site.ts'
import { facts } from '@/config/shown-facts.ts'
import { holidayName } from '@/shared/federal-holidays.ts'
import type { OpenDay } from '@/shared/contracts/office-today.ts'
import { formatDay, formatHour } from '@/shared/format-date.ts'
import { addDays, WEEKDAYS, weekdayOf } from '@/shared/iso-date.ts'
import { officeClock } from '@/shared/office-date.ts'
import { hoursOn } from '@/shared/opening-hours.ts'

/** A moment at the office: an ISO date and minutes after midnight there. */
export type OfficeNow = { date: string; minute: number }

export type OfficeDay = {
  /** ISO date. */
  date: string
  /** "Monday" */
  weekday: string
  /** When the office is certain to be open, in order: not on a holiday, unless the office has set its hours. */
  open: OpenDay['open']
  /** The federal holiday on which the office does not open at its usual hours. */
  holiday: string | undefined
}

/** The current date and time at the office. */
export function officeNow(now = new Date()): OfficeNow {
  const [date = '', time = ''] = officeClock(now).split(' ')
  return { date, minute: minutesOf(time) }
}

/** The office's hours on a day, as far as it has not changed them the usual ones; federal holidays have none. */
export function officeDay(date: string, changedDays: readonly OpenDay[] = []): OfficeDay {
  const weekday = WEEKDAYS[weekdayOf(date)] ?? ''
  const changed = changedDays.find((day) => day.date === date)
  if (changed) return { date, weekday, open: changed.open, holiday: undefined }
  const holiday = holidayName(date)
  const usual = holiday === undefined ? hoursOn(date, site.hours) : undefined
  return { date, weekday, open: usual ? [{ from: usual.opens, until: usual.closes }] : [], holiday }
}

/** The seven days, Monday to Sunday, of the week a date is in. */
export function officeWeek(date: string, changedDays?: readonly OpenDay[]): OfficeDay[] {
  const monday = addDays(date, -((weekdayOf(date) + 6) % 7))
  return WEEKDAYS.map((_, index) => officeDay(addDays(monday, index), changedDays))
}

/**
 * Whether the office is open, as in "Open now, until 5 PM" or "Closed, opens Wednesday at 9 AM". Says nothing about a
 * holiday while the firm has not confirmed that it closes then.
 */
export function openState(
  { date, minute }: OfficeNow,
  changedDays: readonly OpenDay[],
): { isOpen: boolean; text: string } {
  const days = Array.from({ length: 14 }, (_, ahead) =>
    officeDay(addDays(date, ahead), changedDays),
  )
  const spans = days.flatMap((day, ahead) =>
    day.open
      .filter(({ until }) => ahead > 0 || minute < minutesOf(until))
      .map((span) => ({ ...span, day, ahead })),
  )
  const [next] = spans
  if (!next) return { isOpen: false, text: 'Closed' }
  const { from, until, day, ahead } = next
  if (ahead === 0 && minute >= minutesOf(from)) {
    return { isOpen: true, text: `Open now, until ${formatHour(until)}` }
  }
  const isHolidayBefore = days.slice(0, ahead).some(({ holiday }) => holiday)
  if (isHolidayBefore && facts.holidays.today) {
    return { isOpen: false, text: days[0]?.holiday ? facts.holidays.today : 'Closed' }
  }
  // A weekday alone names a day of the next six.
  const name = ahead < 7 ? day.weekday : `${day.weekday}, ${formatDay(day.date, 'short')},`
  const when = ahead === 0 ? 'today' : name
  return { isOpen: false, text: `Closed, opens ${when} at ${formatHour(from)}` }
}

/** "09:30" as minutes after midnight. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
