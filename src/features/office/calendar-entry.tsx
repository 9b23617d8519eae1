import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Appointment } from '@/shared/contracts/office.ts'
import { formatPhone } from '@/shared/contracts/phone.ts'
import { officeTime, topicOf } from '@/features/booking/public.ts'
import { markOf, wayLabel } from './appointment-card.tsx'
import { useReadDesk } from './read-desk.tsx'

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
