import type { ReactNode } from 'react'
import { FormProblem } from '@/components/form-problem.tsx'
import type { Appointment } from '@/shared/contracts/office.ts'
import { officeDay, officeTime } from '@/features/booking/public.ts'
import { ClientEmail, ClientPhone } from './client-links.tsx'
import { SureButton } from './sure-button.tsx'
import { useFocusFallback } from './use-focus-fallback.ts'

/**
 * Closed or extra hours: when, the rest about it, what takes it off the list, as a verb, and its ID. `question`: what follows
 * then, unless that was asked before.
 */
type ListedTime = {
  id: string
  when: string
  details: string
  action: string
  question: string | null
}

type TimeListProps = {
  title: string
  times: readonly ListedTime[]
  /** Shown without times. */
  none: string
  isBusy: boolean
  problem: { message: string } | null
  onRemove: (id: string) => void
  /** Below the list. */
  children?: ReactNode
}

/** What the office has changed about its hours, each with a button that takes it back. */
export function TimeList(props: TimeListProps) {
  const { title, times, none, isBusy, problem, onRemove, children } = props
  return (
    <section {...useFocusFallback<HTMLElement>()} className="mt-8 lg:row-start-2 lg:mt-0">
      <h2 className="mb-3 text-[1.375rem]">{title}</h2>
      {problem && <FormProblem message={problem.message} />}
      {times.length === 0 && <p>{none}</p>}
      <ul className="border-t border-rule empty:border-t-0">
        {times.map(({ id, when, details, action, question }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-rule py-3"
          >
            <div className="min-w-0">
              <p className="font-[650]">{when}</p>
              <p className="text-small text-ink-2">{details}</p>
            </div>
            <SureButton
              label={action}
              about={`: ${when}`}
              question={question}
              isBusy={isBusy}
              onSure={() => onRemove(id)}
            />
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}

/** The appointments in hours that are closed or taken away, with how to reach these people. */
export function Inside({ appointments }: { appointments: Appointment[] }) {
  if (appointments.length === 0) return <p role="status">No appointments in that time.</p>
  return (
    <div role="status" className="rounded bg-brass-tint p-4">
      <p className="font-[650]">
        {appointments.length === 1
          ? 'One appointment falls'
          : `${appointments.length} appointments fall`}{' '}
        in that time. They stay booked: call these people, and move them in the calendar.
      </p>
      <ul className="mt-2">
        {appointments.map(({ reference, name, start, phone, email }) => (
          <li key={reference} className="flex flex-wrap items-center gap-x-4">
            <span>
              {officeDay(start)}, {officeTime(start)}: {name}
            </span>
            {phone ? <ClientPhone phone={phone} /> : <ClientEmail email={email} />}
          </li>
        ))}
      </ul>
    </div>
  )
}
