import { CalendarDays } from 'lucide-react'
import { formatDay } from '@/shared/format-date.ts'
import { daysBetween } from '@/shared/iso-date.ts'
import { shortNames, waitOf } from './next-days.ts'
import type { Deadline } from '@/shared/deadlines/rule-dates.ts'

export type NextDeadlineProps = {
  deadlines: readonly Deadline[]
  today: string
  /** False if `today` is only the day the rules were checked. Then the time left is not shown. */
  isTodayKnown: boolean
}

/** The next day with something due, and what is due. */
export function NextDeadline({ deadlines, today, isTodayKnown }: NextDeadlineProps) {
  const next = deadlines.find(({ date }) => date >= today)
  if (!next) return null
  const due = deadlines.filter(({ date }) => date === next.date)
  const names = [...new Set(due.map(({ rule }) => rule.name))]
  const wait = daysBetween(today, next.date)
  const isDueToday = isTodayKnown && wait === 0
  const [monthAndDay] = formatDay(next.date).split(',')
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3 border-l-4 border-brass bg-brass-tint px-4.5 py-3.5 text-ui leading-normal">
      <CalendarDays size={20} className="mt-0.5 text-brass" />
      <p>
        <b className="font-[650]">
          <span className="inline-block">
            {isDueToday ? `Due today, ${monthAndDay}` : `Due ${formatDay(next.date)}`}
          </span>{' '}
          {/* Keeps its space, so that nothing moves once today is known. */}
          <span className="inline-block min-w-27">
            {isTodayKnown && !isDueToday ? `(${waitOf(wait)})` : '\u00a0'}
          </span>
        </b>
        <br />
        {shortNames(names, 3)}
        {due.length === 1 && `: ${next.detail}`}.
      </p>
    </div>
  )
}
