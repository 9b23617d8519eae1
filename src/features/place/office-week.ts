import { type OpeningHours, site } from '@/config/site.ts'
import { facts } from '@/config/shown-facts.ts'
import { holidayName } from '@/shared/federal-holidays.ts'
import { formatHour } from '@/shared/format-date.ts'
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
  /** Undefined on a day without certain hours, a holiday among them. */
  hours: OpeningHours | undefined
  /** The federal holiday on which the office does not open at its usual hours. */
  holiday: string | undefined
}

/** The current date and time at the office. */
export function officeNow(now = new Date()): OfficeNow {
  const [date = '', time = ''] = officeClock(now).split(' ')
  return { date, minute: minutesOf(time) }
}

/** The office's hours on a day; federal holidays have none. */
export function officeDay(date: string): OfficeDay {
  const holiday = holidayName(date)
  const hours = holiday === undefined ? hoursOn(date, site.hours) : undefined
  return { date, weekday: WEEKDAYS[weekdayOf(date)] ?? '', hours, holiday }
}

/** The seven days, Monday to Sunday, of the week a date is in. */
export function officeWeek(date: string): OfficeDay[] {
  const monday = addDays(date, -((weekdayOf(date) + 6) % 7))
  return WEEKDAYS.map((_, index) => officeDay(addDays(monday, index)))
}

/**
 * Whether the office is open, as in "Open now, until 5 PM" or "Closed, opens Wednesday at 9 AM". Says nothing about a
 * holiday while the firm has not confirmed that it closes then.
 */
export function openState({ date, minute }: OfficeNow): { isOpen: boolean; text: string } {
  const today = officeDay(date).hours
  if (today && minute >= minutesOf(today.opens) && minute < minutesOf(today.closes)) {
    return { isOpen: true, text: `Open now, until ${formatHour(today.closes)}` }
  }
  const isBefore = today !== undefined && minute < minutesOf(today.opens)
  const days = Array.from({ length: 14 }, (_, ahead) => officeDay(addDays(date, ahead)))
  const next = days.find(({ hours }, ahead) => hours && (ahead > 0 || isBefore))
  if (!next?.hours) return { isOpen: false, text: 'Closed' }
  const isHolidayBefore = days.slice(0, days.indexOf(next)).some(({ holiday }) => holiday)
  if (isHolidayBefore && facts.holidays.today) {
    return { isOpen: false, text: days[0]?.holiday ? facts.holidays.today : 'Closed' }
  }
  const day = next.date === date ? 'today' : next.weekday
  return { isOpen: false, text: `Closed, opens ${day} at ${formatHour(next.hours.opens)}` }
}

/** "09:30" as minutes after midnight. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
