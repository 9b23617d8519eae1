import { ChevronLeft, ChevronRight, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { FoldChevron } from '@/components/fold-chevron.tsx'
import { noBreak } from '@/components/no-break.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Segmented } from '@/components/ui/segmented.tsx'
import type { Appointment, DeskDay, DeskResponse } from '@/shared/contracts/office.ts'
import { officeDay } from '@/features/booking/public.ts'
import { addDays, weekdayOf } from '@/shared/iso-date.ts'
import { officeDate } from '@/shared/office-date.ts'
import { AppointmentCard } from './appointment-card.tsx'
import { AddAppointment } from './add-appointment.tsx'
import { ChooseAppointments } from './choose-appointments.tsx'
import { useFocusFallback } from './use-focus-fallback.ts'
import { usePanel } from './use-panel.ts'
import { describeHours, formatDay, formatSpan } from './labels.ts'

/** The days shown: one, or seven from that day on. Null is today, even if the desk stays open overnight. */
export type Shown = { from: string | null; days: 1 | 7 }

type AppointmentsProps = {
  desk: DeskResponse
  shown: Shown & { from: string }
  /** When the desk was read, in milliseconds. */
  now: number
  onShow: (shown: Shown) => void
  onChanged: () => Promise<unknown>
}

/** The appointments of a day or a week, and a form to add one for a caller. */
export function Appointments({ desk, shown, now, onShow, onChanged }: AppointmentsProps) {
  const adding = usePanel<'add'>()
  const { from, days } = shown
  const confirmed = desk.appointments.filter(({ state }) => state === 'confirmed')
  const canceled = desk.appointments.filter(({ state }) => state === 'cancelled')
  // While other days load, the desk still has the earlier ones.
  const shownDays = desk.days.filter(({ date }) => date >= from && date < addDays(from, days))
  const turn = (count: number) => onShow({ from: addDays(from, count * days), days })
  const card = (appointment: Appointment, choice?: ReactNode) => (
    <AppointmentCard
      key={appointment.reference}
      appointment={appointment}
      desk={desk}
      now={now}
      choice={choice}
      onChanged={onChanged}
    />
  )
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
        <Button variant="outline" size="sm" onClick={() => window.print()}>
          <Printer aria-hidden size={18} strokeWidth={1.75} />
          Print
        </Button>
        <Button size="sm" className="ml-auto" {...adding.toggle('add')}>
          Add an appointment
        </Button>
      </div>
      {adding.open && (
        <AddAppointment
          sendsTexts={desk.sendsTexts}
          today={desk.today}
          onAdded={onChanged}
          onClose={adding.close}
        />
      )}
      <ChooseAppointments
        head={
          <h2 id="days-shown" aria-live="polite" className="text-[1.375rem]">
            {noBreak(days === 1 ? formatDay(from) : formatSpan(from, addDays(from, 6)))}
          </h2>
        }
        appointments={confirmed}
        now={now}
        onChanged={onChanged}
      >
        {(choiceOf) =>
          shownDays.map((day) => {
            const own = confirmed.filter(({ start }) => officeDate(new Date(start)) === day.date)
            return (
              <section
                key={day.date}
                className="border-t border-rule py-3 last:border-b"
                aria-labelledby={`day-${day.date}`}
              >
                <div className="grid gap-x-6 md:grid-cols-[15rem_1fr]">
                  <h3 id={`day-${day.date}`} className={days === 7 ? 'text-[1.125rem]' : 'sr-only'}>
                    {officeDay(`${day.date}T17:00:00Z`)}
                  </h3>
                  <div className={days === 7 ? undefined : 'col-span-full'}>
                    <DayFacts day={day} desk={desk} />
                  </div>
                </div>
                {own.length > 0 && (
                  <ul className="mt-3 border-t border-rule">
                    {own.map((appointment) => card(appointment, choiceOf(appointment)))}
                  </ul>
                )}
                {own.length === 0 && days === 1 && <p className="mt-3">No appointments.</p>}
              </section>
            )
          })
        }
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

type DayFactsProps = { day: DeskDay; desk: DeskResponse }

/** A day's hours, what is still free, and what is special: a holiday, closed times, extra hours. */
function DayFacts({ day, desk }: DayFactsProps) {
  const { date, holiday, open, free } = day
  const list = (spans: DeskDay['open']) =>
    spans.map(({ from, until }) => describeHours(from, until)).join(', ')
  const weekday = weekdayOf(date) || 7
  const closed = desk.closings.filter(
    (closing) =>
      closing.firstDay <= date &&
      (closing.lastDay === null || date <= closing.lastDay) &&
      (closing.weekday === null || closing.weekday === weekday),
  )
  const extra = desk.extraHours.filter((hours) => hours.day === date)
  const marks = [
    ...(holiday === null ? [] : [{ id: 'holiday', text: holiday }]),
    ...closed.map(({ id, adviser, fromTime, untilTime, note }) => ({
      id,
      text: withNote(
        `Closed ${fromTime && untilTime ? describeHours(fromTime, untilTime) : 'all day'}${
          adviser === null ? '' : ` for adviser ${adviser}`
        }`,
        note,
      ),
    })),
    ...extra.map(({ id, fromTime, untilTime, note }) => ({
      id,
      text: withNote(`Extra hours ${describeHours(fromTime, untilTime)}`, note),
    })),
  ]
  return (
    <>
      <p className="text-small text-ink-2">
        {open.length > 0 ? list(open) : 'No office hours'}
        {free.length > 0 && ` · ${list(free) === list(open) ? 'All free' : `Free: ${list(free)}`}`}
      </p>
      {marks.map(({ id, text }) => (
        <p key={id} className="text-small font-[650]">
          {text}
        </p>
      ))}
    </>
  )
}

const withNote = (text: string, note: string | null) => (note ? `${text}: ${note}` : text)
