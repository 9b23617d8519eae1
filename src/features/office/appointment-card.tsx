import type { ReactNode } from 'react'
import { FoldChevron } from '@/components/fold-chevron.tsx'
import { FormProblem } from '@/components/form-problem.tsx'
import { Button } from '@/components/ui/button.tsx'
import type { Appointment, DeskResponse } from '@/shared/contracts/office.ts'
import { officeDay, officeTime, topicOf, WAY_CHOICES } from '@/features/booking/public.ts'
import { AddAppointment } from './add-appointment.tsx'
import { ChangeAppointment } from './change-appointment.tsx'
import { CorrectAppointment } from './correct-appointment.tsx'
import { ClientEmail, ClientPhone } from './client-links.tsx'
import { OfficeNote } from './office-note.tsx'
import { useAction } from './use-action.ts'
import { useFocusFallback } from './use-focus-fallback.ts'
import { usePanel } from './use-panel.ts'
import { describeEntry } from './labels.ts'

type AppointmentCardProps = {
  appointment: Appointment
  desk: DeskResponse
  /** When the desk was read, in milliseconds. */
  now: number
  /** Whether to show the day too, because no heading does. */
  hasDay?: boolean
  /** A checkbox, while several are chosen. */
  choice?: ReactNode
  onChanged: () => Promise<unknown>
}

const CHANGES = {
  move: 'Move',
  cancel: 'Cancel',
  correct: 'Correct',
  note: 'Note',
  again: 'Book again',
}
type Change = keyof typeof CHANGES
const MARKS = { done: 'Done', no_show: 'No-show' }

/** One appointment, with its actions. */
export function AppointmentCard(props: AppointmentCardProps) {
  const { appointment, desk, now, hasDay = false, choice, onChanged } = props
  const { reference, version, start, end, name, phone, email, note, officeNote, attendance } =
    appointment
  const { open: change, close: closeChange, toggle } = usePanel<Change>()
  const { problem, isBusy, run } = useAction()
  const isOpen = appointment.state === 'confirmed'
  const hasBegun = Date.parse(start) <= now

  const isTexted = isOpen && !hasBegun && !email && phone
  const textProblem = desk.textProblems.find((one) => one.reference === reference)?.kind

  const mark = isOpen ? attendance && MARKS[attendance] : 'Canceled'
  const setMark = async (next: Appointment['attendance']) => {
    await run({ action: 'mark', reference, version, attendance: next }, onChanged)
  }
  const changes: Change[] = [
    ...(isOpen && !hasBegun ? (['move', 'cancel'] as const) : []),
    ...(isOpen ? (['correct'] as const) : []),
    'note',
    ...(isOpen && !hasBegun ? [] : (['again'] as const)),
  ]
  const way = WAY_CHOICES.find(({ value }) => value === appointment.way)?.label
  return (
    <li
      {...useFocusFallback<HTMLLIElement>()}
      className="break-inside-avoid border-b border-rule py-3 last:border-b-0 print:py-1.5"
    >
      {choice}
      <div className="grid gap-x-6 gap-y-1 md:grid-cols-[104px_1fr_auto] print:grid-cols-[104px_1fr]">
        <p className="num font-[650]">
          {hasDay && <span className="block">{officeDay(start)}</span>}
          {officeTime(start)}
          <span className="text-small font-normal text-ink-2 md:block print:block">
            {' '}
            to {officeTime(end)}
          </span>
        </p>
        <div className="min-w-0">
          <p>
            <b className="font-[650] wrap-anywhere">{name}</b>{' '}
            {mark && <span className="rounded bg-tint px-2 text-small">{mark}</span>}
          </p>
          <p className="text-small text-ink-2">
            {topicOf(appointment.topic)?.label ?? appointment.topic} · {way}
            {desk.advisers > 1 && ` · adviser ${appointment.adviser}`} · {reference}
          </p>
          <p className="flex flex-wrap gap-x-4">
            <ClientPhone phone={phone} />
            <ClientEmail email={email} subject={`Your appointment ${reference}`} />
            <ClientEmail
              email={appointment.secondEmail ?? null}
              subject={`Your appointment ${reference}`}
              lead="Second person: "
            />
          </p>
          {note && <p className="mt-1 max-w-measure wrap-anywhere whitespace-pre-line">{note}</p>}
          {officeNote && (
            <p className="mt-1 max-w-measure wrap-anywhere whitespace-pre-line">
              <b className="font-[650]">Office note:</b> {officeNote}
            </p>
          )}
          {isTexted && textProblem === 'stopped' && (
            <p className="mt-1 text-small">Texts stopped</p>
          )}
          {isTexted && textProblem === 'failed' && (
            <p className="mt-1 text-small font-semibold text-red">
              The text reminder may not have arrived. Please call.
            </p>
          )}
          {desk.clashes.includes(reference) && (
            <p className="mt-1 text-small font-semibold text-red">
              An adviser’s own calendar shows this time as busy.
            </p>
          )}
        </div>
        <div className="no-print flex flex-wrap content-start gap-2 max-md:mt-1">
          {isOpen &&
            hasBegun &&
            attendance === null &&
            (['done', 'no_show'] as const).map((kind) => (
              <Button
                key={kind}
                variant="outline"
                size="sm"
                disabled={isBusy}
                onClick={() => void setMark(kind)}
              >
                {MARKS[kind]}
                <span className="sr-only">: {name}</span>
              </Button>
            ))}
          {isOpen && attendance !== null && (
            <Button
              variant="outline"
              size="sm"
              disabled={isBusy}
              onClick={() => void setMark(null)}
            >
              Clear the mark<span className="sr-only">: {name}</span>
            </Button>
          )}
          {changes.map((kind) => (
            <Button key={kind} variant="outline" size="sm" {...toggle(kind)}>
              {CHANGES[kind]}
              <span className="sr-only"> {name}</span>
            </Button>
          ))}
          {isTexted && desk.sendsTexts && textProblem !== 'stopped' && (
            <Button
              variant="outline"
              size="sm"
              disabled={isBusy}
              onClick={() => void run({ action: 'stopTexts', reference }, onChanged)}
            >
              Stop texts<span className="sr-only"> to {name}</span>
            </Button>
          )}
        </div>
      </div>
      {problem && <FormProblem message={problem.message} className="mt-3" />}
      {change === 'again' && (
        <div className="mt-3">
          <AddAppointment
            today={desk.today}
            earlier={appointment}
            sendsTexts={desk.sendsTexts}
            onAdded={onChanged}
            onClose={closeChange}
          />
        </div>
      )}
      {(change === 'move' || change === 'cancel') && (
        <ChangeAppointment
          key={change}
          appointment={appointment}
          kind={change}
          today={desk.today}
          onClose={closeChange}
          onChanged={onChanged}
        />
      )}
      {change === 'note' && (
        <OfficeNote appointment={appointment} onClose={closeChange} onChanged={onChanged} />
      )}
      {change === 'correct' && (
        <CorrectAppointment appointment={appointment} onClose={closeChange} onChanged={onChanged} />
      )}
      {appointment.trail.length > 0 && (
        <details className="group no-print">
          <summary className="fold min-h-11 justify-start gap-1.5 text-small text-ink-2">
            <span>
              Changes<span className="sr-only"> of {name}’s appointment</span>
            </span>
            <FoldChevron size={16} />
          </summary>
          <ul className="text-small text-ink-2">
            {appointment.trail.map((entry) => (
              <li key={entry.at + entry.what}>{describeEntry(entry)}</li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}
