import { CalendarDays } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDay } from '@/shared/format-date.ts'
import { daysBetween } from '@/shared/iso-date.ts'
import { shortNames, waitOf } from './next-days.ts'
import type { Deadline } from '@/shared/deadlines/rule-dates.ts'

export type NextDeadlineProps = {
  deadlines: readonly Deadline[]
  /** Null while it is unknown. */
  today: string | null
}

/** The next day with something due, and what is due. Until today is known, a text of the same size. */
export function NextDeadline({ deadlines, today }: NextDeadlineProps) {
  if (today === null) {
    return (
      <Note title="All dates in order, by month">
        Look for the current month in the list below.
      </Note>
    )
  }
  const next = deadlines.find(({ date }) => date >= today)
  if (!next) return null
  const due = deadlines.filter(({ date }) => date === next.date)
  const names = [...new Set(due.map(({ rule }) => rule.name))]
  const wait = daysBetween(today, next.date)
  const [monthAndDay] = formatDay(next.date).split(',')
  return (
    <Note
      title={
        wait === 0 ? (
          `Due today, ${monthAndDay}`
        ) : (
          <>
            <span className="inline-block">Due {formatDay(next.date)}</span>{' '}
            <span className="inline-block">({waitOf(wait)})</span>
          </>
        )
      }
    >
      {shortNames(names, 3)}
      {due.length === 1 && `: ${next.detail}`}.
    </Note>
  )
}

function Note({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3 border-l-4 border-brass bg-brass-tint px-4.5 py-3.5 text-ui leading-normal">
      <CalendarDays size={20} className="mt-0.5 text-brass" />
      <p>
        <b className="font-[650]">{title}</b>
        <br />
        {children}
      </p>
    </div>
  )
}
