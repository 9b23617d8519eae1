import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { FoldChevron } from '@/components/fold-chevron.tsx'
import { FormProblem } from '@/components/form-problem.tsx'
import { Button } from '@/components/ui/button.tsx'
import type { Appointment } from '@/shared/contracts/office.ts'
import { officeDay, officeTime, topicOf, WAY_CHOICES } from '@/features/booking/public.ts'
import { AddAppointment } from './add-appointment.tsx'
import { ChangeAppointment } from './change-appointment.tsx'
import { EditAppointment, OfficeNote } from './edit-appointment.tsx'
import { ClientEmail, ClientPhone } from './client-links.tsx'
import { SureButton } from './sure-button.tsx'
import { useReadDesk } from './read-desk.tsx'
import { useAction } from './use-action.ts'
import { useFocusFallback } from './use-focus-fallback.ts'
import { usePanel } from './use-panel.ts'
import { describeEntry } from './labels.ts'

type AppointmentCardProps = {
  appointment: Appointment
  /** Whether it stands alone, with all about it in view. */
  isWhole?: boolean
  /** A checkbox, while several are chosen. */
  choice?: ReactNode
}

const CHANGES = {
  move: 'Move',
  cancel: 'Cancel',
  edit: 'Edit',
  note: 'Note',
  again: 'Book again',
}
type Change = keyof typeof CHANGES
const MARKS = { done: 'Done', no_show: 'No-show' }

/** "By phone" for `phone`. */
export const wayLabel = (way: Appointment['way']) =>
  WAY_CHOICES.find(({ value }) => value === way)?.label

/** "Done", "No-show" or "Canceled", or null. */
export function markOf({ state, attendance }: Appointment): string | null {
  return state === 'confirmed' ? attendance && MARKS[attendance] : 'Canceled'
}

/** All about one appointment, with its next action; the others are under More. */
export function AppointmentCard({ appointment, isWhole = false, choice }: AppointmentCardProps) {
  const { desk, now } = useReadDesk()
  const { reference, version, start, end, name, phone, email, note, officeNote, attendance } =
    appointment
  const { open: shown, close, toggle } = usePanel<Change>()
  const more = usePanel<'more'>()
  const { problem, isBusy, change } = useAction()
  const isOpen = appointment.state === 'confirmed'
  const hasBegun = Date.parse(start) <= now

  const isTexted = isOpen && !hasBegun && !email && phone
  const textProblem = desk.textProblems.find((one) => one.reference === reference)?.kind

  const mark = markOf(appointment)
  const setMark = (next: Appointment['attendance']) =>
    void change({ action: 'mark', reference, version, attendance: next })
  const [first, ...others]: Change[] = isOpen
    ? hasBegun
      ? ['again', 'edit', 'note']
      : ['move', 'cancel', 'edit', 'note']
    : ['again', 'note']
  const changeButton = (kind: Change, variant: 'primary' | 'outline' = 'outline') => (
    <Button key={kind} variant={variant} size="sm" {...toggle(kind)}>
      {CHANGES[kind]}
      <span className="sr-only"> {name}</span>
    </Button>
  )
  return (
    <li
      {...useFocusFallback<HTMLLIElement>()}
      className={clsx(
        '@container break-inside-avoid',
        isWhole
          ? 'rounded bg-sheet p-4 shadow-sheet max-lg:my-3 md:p-6 lg:sticky lg:top-[84px]'
          : 'border-b border-rule py-3 last:border-b-0 print:py-1.5',
      )}
    >
      {choice}
      <div className="grid gap-x-6 gap-y-3 @2xl:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <p>
            <b
              className={clsx(
                'wrap-anywhere',
                isWhole ? 'font-display text-[1.375rem] font-[650]' : 'font-[650]',
              )}
            >
              {name}
            </b>{' '}
            {mark && <span className="rounded bg-tint px-2 text-small">{mark}</span>}
          </p>
          <p className="num font-[650]">
            {officeDay(start)}, {officeTime(start)} to {officeTime(end)}
          </p>
          <p className="text-small text-ink-2">
            {topicOf(appointment.topic)?.label ?? appointment.topic} · {wayLabel(appointment.way)}
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
        <div className="no-print flex flex-wrap content-start gap-2">
          {isOpen &&
            hasBegun &&
            attendance === null &&
            (['done', 'no_show'] as const).map((kind) => (
              <Button
                key={kind}
                variant={kind === 'done' ? 'primary' : 'outline'}
                size="sm"
                disabled={isBusy}
                onClick={() => setMark(kind)}
              >
                {MARKS[kind]}
                <span className="sr-only">: {name}</span>
              </Button>
            ))}
          {isOpen && attendance !== null && (
            <Button variant="outline" size="sm" disabled={isBusy} onClick={() => setMark(null)}>
              Clear the mark<span className="sr-only">: {name}</span>
            </Button>
          )}
          {first && changeButton(first, isOpen && hasBegun ? 'outline' : 'primary')}
          <Button variant="outline" size="sm" {...more.toggle('more')}>
            More<span className="sr-only"> for {name}</span>
            <ChevronDown className="in-[[open]>summary,[aria-expanded=true]]:rotate-180" />
          </Button>
        </div>
      </div>
      {more.open && (
        <div className="no-print mt-2 flex flex-wrap gap-2">
          {others.map((kind) => changeButton(kind))}
          {isTexted && desk.sendsTexts && textProblem !== 'stopped' && (
            <SureButton
              label="Stop texts"
              about={` to ${name}`}
              question="Only the client can undo it, by texting START to our number."
              isBusy={isBusy}
              onSure={() => void change({ action: 'stopTexts', reference })}
            />
          )}
        </div>
      )}
      {problem && <FormProblem message={problem.message} className="mt-3" />}
      {shown === 'again' && (
        <div className="mt-3">
          <AddAppointment earlier={appointment} onClose={close} />
        </div>
      )}
      {(shown === 'move' || shown === 'cancel') && (
        <ChangeAppointment key={shown} appointment={appointment} kind={shown} onClose={close} />
      )}
      {shown === 'note' && <OfficeNote appointment={appointment} onClose={close} />}
      {shown === 'edit' && <EditAppointment appointment={appointment} onClose={close} />}
      {appointment.trail.length > 0 && (
        <details className="group no-print" open={isWhole}>
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
