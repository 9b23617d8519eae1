import { CalendarDays } from 'lucide-react'
import { formatDay } from '@/lib/format-date'
import type { Deadline } from './list-deadlines'

export type NextDeadlineProps = {
  deadlines: readonly Deadline[]
  today: string
  /** Else `today` is not the visitor's own: then nothing is said of how long it is until then. */
  isTodayKnown: boolean
}

/** The next day with anything due, and what. */
export function NextDeadline({ deadlines, today, isTodayKnown }: NextDeadlineProps) {
  const next = deadlines.find(({ date }) => date >= today)
  if (!next) return null
  const due = deadlines.filter(({ date }) => date === next.date)
  const names = [...new Set(due.map(({ rule }) => rule.name))]
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3 border-l-4 border-brass bg-brass-tint px-4.5 py-3.5 text-ui leading-normal">
      <CalendarDays aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 text-brass" />
      <p>
        <b className="font-[650]">
          <span className="inline-block">Deadline: {formatDay(next.date)}</span>{' '}
          {/* Its place is kept, so that nothing moves once today is known. */}
          <span className="inline-block min-w-27">
            {isTodayKnown ? waitOf(daysBetween(today, next.date)) : '\u00a0'}
          </span>
        </b>
        <br />
        {names.slice(0, 3).join('; ')}
        {names.length > 3 && ` and ${names.length - 3} more`}.
      </p>
    </div>
  )
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000
}

function waitOf(days: number): string {
  if (days === 0) return '(today)'
  return days === 1 ? '(tomorrow)' : `(in ${days} days)`
}
