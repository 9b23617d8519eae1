import { booking } from '@/shared/booking.ts'
import type { Appointment, Closing, DeskDay } from '@/shared/contracts/office.ts'
import { weekdayOf } from '@/shared/iso-date.ts'
import { officeClock } from '@/shared/office-date.ts'
import { type ClockSpan, withoutSpans } from '@/shared/open-spans.ts'
import { formatHour } from '@/shared/format-date.ts'
import { count, describeHours } from './labels.ts'

/** The shortest appointment, in minutes. */
const SHORTEST = Math.min(...booking.topics.map(({ minutes }) => minutes))

/** "09:30" as minutes after midnight, and back. */
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const clockOf = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(11, 16)
const hourOf = (start: string) => Number(officeClock(Date.parse(start)).slice(11, 13))

/** The open times of a day at which an appointment can begin, as 24-hour times. */
export function freeStarts({ free }: DeskDay): string[] {
  return free.flatMap(({ from, until }) => {
    const [first, end] = [minutesOf(from), minutesOf(until)]
    const places = Math.floor((end - first - SHORTEST) / booking.stepMinutes) + 1
    return Array.from({ length: places }, (_, at) => clockOf(first + at * booking.stepMinutes))
  })
}

/** One hour of a day's column, such as 9, with what begins in it. */
export type PlanHour = { hour: number; appointments: Appointment[]; free: string[] }

/** The hours of a day, in order: from the first to the last one that is open or has an appointment. */
export function planDay(day: DeskDay, appointments: Appointment[]): PlanHour[] {
  const starts = freeStarts(day)
  const hours = [
    ...day.open.flatMap(({ from, until }) => [
      Math.floor(minutesOf(from) / 60),
      Math.ceil(minutesOf(until) / 60) - 1,
    ]),
    ...appointments.map(({ start }) => hourOf(start)),
  ]
  if (hours.length === 0) return []
  const [first, last] = [Math.min(...hours), Math.max(...hours)]
  return Array.from({ length: last - first + 1 }, (_, at) => first + at).map((hour) => ({
    hour,
    appointments: appointments.filter(({ start }) => hourOf(start) === hour),
    free: starts.filter((time) => Math.floor(minutesOf(time) / 60) === hour),
  }))
}

/** The closings of an ISO date. */
export function closingsOn(date: string, closings: Closing[]): Closing[] {
  const weekday = weekdayOf(date) || 7
  return closings.filter(
    (closing) =>
      closing.firstDay <= date &&
      (closing.lastDay === null || date <= closing.lastDay) &&
      (closing.weekday === null || closing.weekday === weekday),
  )
}

/** When the whole office is open on a day: its hours without closings. */
function openOn({ date, open }: DeskDay, closings: Closing[]): ClockSpan[] {
  const closed = closingsOn(date, closings).filter(({ adviser }) => adviser === null)
  return withoutSpans(
    open,
    closed.map(({ fromTime, untilTime }) => ({
      from: fromTime ?? '00:00',
      until: untilTime ?? '24:00',
    })),
  )
}

/**
 * The state of a day: whether the office is open and until when, how many appointments, and how much time is free.
 * @param clock the time at the office, "09:41", if the day is today
 */
export function describeDay(
  day: DeskDay,
  closings: Closing[],
  appointments: number,
  clock?: string,
): string[] {
  const open = openOn(day, closings)
  const free = day.free.reduce((sum, span) => sum + minutesOf(span.until) - minutesOf(span.from), 0)
  return [
    open.length === 0 ? (day.holiday ?? 'Closed') : describeOpen(open, clock),
    count(appointments, 'appointment'),
    ...(free > 0 ? [`${free / 60} h free`] : []),
  ]
}

function describeOpen(open: ClockSpan[], clock: string | undefined): string {
  if (clock === undefined) {
    return open.map(({ from, until }) => describeHours(from, until)).join(', ')
  }
  const next = open.find(({ until }) => until > clock)
  if (!next) return 'Closed for today'
  return next.from <= clock
    ? `Open until ${formatHour(next.until)}`
    : `Opens at ${formatHour(next.from)}`
}
