import { noBreak } from '@/components/no-break.tsx'
import { waitOf } from '@/lib/wording.ts'
import { formatDay } from '@/shared/format-date.ts'
import { daysBetween } from '@/shared/iso-date.ts'
import { shortNames } from './next-days.ts'
import type { Deadline } from '@/shared/deadlines/rule-dates.ts'

type NextDeadlineProps = {
  deadlines: readonly Deadline[]
  /** Null while it is unknown. */
  today: string | null
}

/** As high as most days need, so that what follows stays in place once today is known. */
const PLACE = 'tool-next min-h-37 md:min-h-28 lg:min-h-40 print:min-h-0'

/** The next day with something due, and what is due. Until today is known, a text of the same size. */
export function NextDeadline({ deadlines, today }: NextDeadlineProps) {
  if (today === null) {
    return (
      <div className={PLACE}>
        <p className="tool-answer">By month</p>
        <p>Look for the current month in the list below.</p>
      </div>
    )
  }
  const next = deadlines.find(({ date }) => date >= today)
  if (!next) return null
  const due = deadlines.filter(({ date }) => date === next.date)
  const names = [...new Set(due.map(({ rule }) => rule.name))]
  return (
    <div className={PLACE}>
      <p className="tool-answer">
        <time dateTime={next.date}>{formatDay(next.date, 'short')}</time>
      </p>
      <p>
        <b className="font-[650]">Due {waitOf(daysBetween(today, next.date))}:</b>{' '}
        {noBreak(shortNames(names, 2))}
        {due.length === 1 && `: ${next.detail}`}.
      </p>
    </div>
  )
}
