import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react'
import { Fragment, useState } from 'react'
import { FoldChevron } from '@/components/fold-chevron.tsx'
import { noBreak } from '@/components/no-break.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Segmented } from '@/components/ui/segmented.tsx'
import type { Appointment } from '@/shared/contracts/office.ts'
import { addDays } from '@/shared/iso-date.ts'
import { officeClock, officeDate } from '@/shared/office-date.ts'
import { AppointmentCard } from './appointment-card.tsx'
import { AddAppointment } from './add-appointment.tsx'
import { CalendarEntry, DayView, WeekView } from './calendar-views.tsx'
import { ChooseAppointments } from './choose-appointments.tsx'
import type { OfficeMoment } from './choose-time.tsx'
import { describeDay } from './day-plan.ts'
import { useKeys } from './desk-keys.tsx'
import { useReadDesk } from './read-desk.tsx'
import { useFocusFallback } from './use-focus-fallback.ts'
import { count, formatDay, formatSpan } from './labels.ts'

/** The days shown: one, or seven from that day on. Null is today, even if the desk stays open overnight. */
export type Shown = { from: string | null; days: 1 | 7 }

type AppointmentsProps = {
  shown: Shown & { from: string }
  /** Whether the form for a new appointment is open, and the time it begins with. */
  adding: OfficeMoment | 'open' | null
  /** False while the search covers it. */
  isShown: boolean
  onAdd: (at?: OfficeMoment) => void
  onAddEnd: () => void
  onShow: (shown: Shown) => void
}

/** The appointments of a day or a week, one of them in full, and a form to add one for a caller. */
export function Appointments(props: AppointmentsProps) {
  const { shown, adding, isShown, onAdd, onAddEnd, onShow } = props
  const { desk, now } = useReadDesk()
  const { from, days } = shown
  const confirmed = desk.appointments.filter(({ state }) => state === 'confirmed')
  const canceled = desk.appointments.filter(({ state }) => state === 'cancelled')
  // While other days load, the desk still has the earlier ones.
  const shownDays = desk.days.filter(({ date }) => date >= from && date < addDays(from, days))
  const turn = (step: number) => onShow({ from: addDays(from, step * days), days })
  /** What was opened or closed by hand, on which days. Else a day begins with its next appointment. */
  const [chosen, setChosen] = useState<{ from: string; days: number; reference: string | null }>()
  const next = days === 1 ? confirmed.find(({ end }) => Date.parse(end) > now) : undefined
  const opened =
    chosen?.from === from && chosen.days === days
      ? confirmed.find(({ reference }) => reference === chosen.reference)
      : next
  const open = (reference: string | null) => setChosen({ from, days, reference })
  useKeys(
    isShown
      ? {
          ArrowLeft: () => turn(-1),
          ArrowRight: () => turn(1),
          ArrowUp: () => moveStop(-1),
          ArrowDown: () => moveStop(1),
          Escape: () => {
            document.querySelector<HTMLElement>('[data-stop][aria-expanded=true]')?.focus()
            open(null)
          },
        }
      : {},
  )
  const card = (appointment: Appointment, isWhole = false) => (
    <AppointmentCard key={appointment.reference} appointment={appointment} isWhole={isWhole} />
  )
  const isHalf = days === 1 && adding !== null
  const [first] = shownDays
  const day = days === 1 ? first : shownDays.find(({ date }) => date === desk.today)
  const clock = day?.date === desk.today ? officeClock(now).slice(11) : undefined
  const state = day
    ? describeDay(day, desk.closings, confirmed.filter(isOn(day.date)).length, clock)
    : [count(confirmed.length, 'appointment')]
  return (
    <section aria-labelledby="days-shown" {...useFocusFallback<HTMLElement>()}>
      <div className="no-print mb-4 flex flex-wrap items-center gap-2 md:gap-3">
        <Segmented
          legend="How many days"
          isInline
          options={[
            { value: '1', label: 'Day' },
            { value: '7', label: 'Week' },
          ]}
          value={days === 1 ? '1' : '7'}
          onChange={(value) => onShow({ from, days: value === '1' ? 1 : 7 })}
        />
        <div className="flex gap-2 md:gap-3">
          <Button variant="outline" size="sm" aria-label="Earlier" onClick={() => turn(-1)}>
            <ChevronLeft aria-hidden size={18} strokeWidth={1.75} />
          </Button>
          <Button variant="outline" size="sm" aria-label="Later" onClick={() => turn(1)}>
            <ChevronRight aria-hidden size={18} strokeWidth={1.75} />
          </Button>
          <Button variant="outline" size="sm" onClick={() => onShow({ from: null, days })}>
            Today
          </Button>
        </div>
        <Button
          variant="outline"
          size="sm"
          className="max-md:hidden"
          onClick={() => window.print()}
        >
          <Printer aria-hidden size={18} strokeWidth={1.75} />
          Print
        </Button>
        <Button
          size="sm"
          className="ml-auto max-md:w-full"
          aria-expanded={adding !== null}
          onClick={() => (adding === null ? onAdd() : onAddEnd())}
        >
          Add an appointment
        </Button>
      </div>
      <ChooseAppointments
        head={
          <div>
            <h2 id="days-shown" aria-live="polite" className="text-[1.375rem]">
              {noBreak(days === 1 ? formatDay(from) : formatSpan(from, addDays(from, 6)))}
            </h2>
            <p className="text-ui">
              {days === 7 && day && 'Today: '}
              <b className="font-[650] whitespace-nowrap">{state[0]}</b>
              {[...state.slice(1), `${count(desk.openCount, 'message')} waiting`].map((part) => (
                <Fragment key={part}>
                  {'\u{A0}· '}
                  <span className="whitespace-nowrap">{part}</span>
                </Fragment>
              ))}
            </p>
          </div>
        }
        appointments={confirmed}
      >
        {(choiceOf) => {
          const view = {
            appointments: confirmed,
            entry: (appointment: Appointment, isNarrow: boolean) => (
              <CalendarEntry
                key={appointment.reference}
                appointment={appointment}
                isNarrow={isNarrow}
                isOpened={appointment === opened && adding === null}
                choice={choiceOf(appointment)}
                onToggle={() => {
                  onAddEnd()
                  open(appointment === opened && adding === null ? null : appointment.reference)
                }}
              />
            ),
            opened:
              opened && adding === null
                ? { reference: opened.reference, view: card(opened, true) }
                : null,
          }
          return (
            <div className={clsx(isHalf && 'gap-x-10 lg:grid lg:grid-cols-2 print:block')}>
              {/* In one place, so that what was typed stays while other days load. */}
              {adding !== null && (
                <div className={clsx(isHalf && 'col-start-2 row-start-1')}>
                  <AddAppointment at={adding === 'open' ? undefined : adding} onClose={onAddEnd} />
                </div>
              )}
              {days === 1 && first && (
                <div className={clsx(isHalf && 'row-start-1 md:col-start-1')}>
                  <DayView {...view} day={first} isHalf={isHalf} onAdd={onAdd} />
                </div>
              )}
              {days === 7 && (
                <WeekView
                  {...view}
                  days={shownDays}
                  onDay={(date) => onShow({ from: date, days: 1 })}
                />
              )}
            </div>
          )
        }}
      </ChooseAppointments>
      {canceled.length > 0 && (
        <details className="group no-print mt-6">
          <summary className="fold text-ui font-[650]">
            {canceled.length} canceled
            <FoldChevron />
          </summary>
          <ul className="border-t border-rule">
            {canceled.map((appointment) => card(appointment))}
          </ul>
        </details>
      )}
    </section>
  )
}

const isOn = (date: string) => (appointment: Appointment) =>
  officeDate(new Date(appointment.start)) === date

/** Moves the focus between the calendar's appointments and open times. @returns whether it is there */
function moveStop(step: number): boolean {
  const stops = [...document.querySelectorAll<HTMLElement>('[data-stop]')]
  const focused = document.activeElement
  const at = stops.findIndex((stop) => stop === focused)
  if (at === -1 && focused !== document.body) return false
  stops[at === -1 ? 0 : at + step]?.focus()
  return true
}
