import { clsx } from 'clsx'
import { Fragment, type ReactNode } from 'react'
import { officeDay, officeTime, topicOf } from '@/features/booking/public.ts'
import type { Appointment, DeskDay } from '@/shared/contracts/office.ts'
import { formatPhone } from '@/shared/contracts/phone.ts'
import { formatHour } from '@/shared/format-date.ts'
import { officeClock, officeDate } from '@/shared/office-date.ts'
import { markOf, wayLabel } from './appointment-card.tsx'
import type { OfficeMoment } from './choose-time.tsx'
import { closingsOn, planDay } from './day-plan.ts'
import { describeHours } from './labels.ts'
import { useReadDesk } from './read-desk.tsx'

type ViewProps = {
  appointments: Appointment[]
  /** An appointment in its place, which may be a narrow column. */
  entry: (appointment: Appointment, isNarrow: boolean) => ReactNode
  /** The appointment shown in full: its reference, and the view of it. */
  opened: { reference: string; view: ReactNode } | null
}

type DayViewProps = ViewProps & {
  day: DeskDay
  /** Whether something else stands beside it on a wide screen. */
  isHalf: boolean
  onAdd: (at: OfficeMoment) => void
}

/** A day as a column of hours. Its open times can be pressed; beside it is the appointment shown in full. */
export function DayView(props: DayViewProps) {
  const { day, appointments, entry, opened, isHalf, onAdd } = props
  const { now } = useReadDesk()
  const hours = planDay(day, appointments)
  const thisHour = officeClock(now).startsWith(day.date) && Number(officeClock(now).slice(11, 13))
  return (
    <>
      <DayMarks day={day} />
      <div
        className={clsx(!isHalf && 'gap-x-10 lg:grid lg:grid-cols-2 print:block')}
        style={{ gridTemplateRows: `repeat(${hours.length}, auto) 1fr` }}
      >
        {hours.map(({ hour, appointments: own, free }) => (
          <Fragment key={hour}>
            <div
              role="group"
              aria-labelledby={`hour-${hour}`}
              className="grid min-h-14 grid-cols-[4.25rem_minmax(0,1fr)] md:col-start-1 border-t border-rule py-1.5"
            >
              <h3
                id={`hour-${hour}`}
                aria-current={hour === thisHour ? 'time' : undefined}
                className="num pt-2.5 font-text text-small font-semibold text-ink-2 aria-[current]:text-brass"
              >
                {formatHour(`${hour}:00`)}
              </h3>
              <div className="grid content-start gap-1.5">
                {own.length > 0 && (
                  <ul className="grid gap-1.5">{own.map((one) => entry(one, false))}</ul>
                )}
                {free.length > 0 && (
                  <p className="no-print flex flex-wrap gap-1.5">
                    {free.map((time) => (
                      <button
                        key={time}
                        type="button"
                        data-stop
                        aria-label={`Add at ${formatHour(time)}`}
                        onClick={() => onAdd({ day: day.date, time })}
                        className="num min-h-11 min-w-24 rounded border border-dashed border-line px-3 text-small hover:border-ink hover:bg-tint"
                      >
                        {formatHour(time)}
                      </button>
                    ))}
                  </p>
                )}
              </div>
            </div>
            {opened && own.some(({ reference }) => reference === opened.reference) && (
              <ul className="no-print col-start-2 row-span-full">{opened.view}</ul>
            )}
          </Fragment>
        ))}
      </div>
      {appointments.length === 0 && <p className="mt-3">No appointments.</p>}
    </>
  )
}

type WeekViewProps = ViewProps & {
  days: DeskDay[]
  onDay: (date: string) => void
}

/** Seven days side by side, or one below the other on a phone. Above them is the appointment shown in full. */
export function WeekView(props: WeekViewProps) {
  const { days, appointments, entry, opened, onDay } = props
  const { desk } = useReadDesk()
  return (
    <div className="lg:grid lg:grid-cols-7 print:block">
      {days.map((day) => {
        const own = appointments.filter(({ start }) => officeDate(new Date(start)) === day.date)
        return (
          <Fragment key={day.date}>
            <section
              aria-labelledby={`day-${day.date}`}
              className={clsx(
                'desk-day border-t-3 lg:order-last',
                day.date === desk.today ? 'border-brass-fill' : 'border-ink',
              )}
            >
              <h3 id={`day-${day.date}`} className="text-body">
                <button
                  type="button"
                  onClick={() => onDay(day.date)}
                  className="min-h-11 text-left leading-tight underline underline-offset-4 hover:decoration-2 print:no-underline"
                >
                  {officeDay(`${day.date}T17:00:00Z`)}
                </button>
              </h3>
              <DayHours day={day} />
              <DayMarks day={day} />
              {own.length > 0 && (
                <ul className="mt-2 grid gap-1.5">{own.map((one) => entry(one, true))}</ul>
              )}
            </section>
            {opened && own.some(({ reference }) => reference === opened.reference) && (
              <ul className="no-print col-span-full mb-4">{opened.view}</ul>
            )}
          </Fragment>
        )
      })}
    </div>
  )
}

/** A day's hours, and what is still free. */
function DayHours({ day: { open, free } }: { day: DeskDay }) {
  const list = (spans: DeskDay['open']) =>
    spans.map(({ from, until }) => describeHours(from, until)).join(', ')
  return (
    <p className="text-small text-ink-2">
      {open.length > 0 ? list(open) : 'No office hours'}
      {free.length > 0 && ` · ${list(free) === list(open) ? 'All free' : `Free: ${list(free)}`}`}
    </p>
  )
}

/** What is special about a day: a holiday, closed times, extra hours. */
function DayMarks({ day: { date, holiday } }: { day: DeskDay }) {
  const { desk } = useReadDesk()
  const marks = [
    ...(holiday === null ? [] : [{ id: 'holiday', text: holiday }]),
    ...closingsOn(date, desk.closings).map(({ id, adviser, fromTime, untilTime, note }) => ({
      id,
      text: withNote(
        `Closed ${fromTime && untilTime ? describeHours(fromTime, untilTime) : 'all day'}${
          adviser === null ? '' : ` for adviser ${adviser}`
        }`,
        note,
      ),
    })),
    ...desk.extraHours
      .filter((hours) => hours.day === date)
      .map(({ id, fromTime, untilTime, note }) => ({
        id,
        text: withNote(`Extra hours ${describeHours(fromTime, untilTime)}`, note),
      })),
  ]
  return marks.map(({ id, text }) => (
    <p key={id} className="text-small font-[650]">
      {text}
    </p>
  ))
}

const withNote = (text: string, note: string | null) => (note ? `${text}: ${note}` : text)

type CalendarEntryProps = {
  appointment: Appointment
  /** In a seventh of a wide window. */
  isNarrow: boolean
  isOpened: boolean
  /** A checkbox, while several are chosen. */
  choice: ReactNode
  onToggle: () => void
}

/** An appointment in the calendar. Pressing it shows all about it; on paper it has what the office needs at hand. */
export function CalendarEntry(props: CalendarEntryProps) {
  const { appointment, isNarrow, isOpened, choice, onToggle } = props
  const { desk } = useReadDesk()
  const { reference, start, name, phone, note, officeNote } = appointment
  const mark = markOf(appointment)
  const isTroubled =
    desk.clashes.includes(reference) ||
    desk.textProblems.some((one) => one.reference === reference && one.kind === 'failed')
  return (
    <li className="break-inside-avoid">
      {choice}
      <button
        type="button"
        data-stop
        aria-expanded={isOpened}
        onClick={onToggle}
        className={clsx(
          'block min-h-11 w-full rounded border-l-4 px-2.5 py-1.5 text-left text-ui leading-snug hover:bg-tint print:min-h-0 print:p-0',
          isOpened
            ? 'border-brass-fill bg-tint'
            : 'border-river bg-river-tint print:bg-transparent',
        )}
      >
        <span className="num font-[650]">{officeTime(start)}</span>{' '}
        <span className={clsx('wrap-anywhere', isNarrow && 'lg:block')}>{name}</span>{' '}
        {mark && <span className="text-small text-ink-2">({mark})</span>}
        {isTroubled && <span className="text-small font-semibold text-red"> Please check</span>}
        <span className="block text-small text-ink-2">
          {topicOf(appointment.topic)?.label ?? appointment.topic}
          {!isNarrow && ` · ${wayLabel(appointment.way)}`}
          {desk.advisers > 1 && `, adviser ${appointment.adviser}`}
        </span>
      </button>
      <p className="print-only text-small wrap-anywhere">
        {[phone && formatPhone(phone), note, officeNote].filter(Boolean).join(' · ')}
      </p>
    </li>
  )
}
