import type { ReactNode } from 'react'
import { FoldChevron } from '@/components/fold-chevron.tsx'
import { formatMonth } from '@/shared/format-date.ts'
import { DayList } from './day-list.tsx'
import { groupByMonth } from './group-deadlines.ts'
import type { Deadline } from '@/shared/deadlines/rule-dates.ts'

const OPEN_MONTHS = 3

type DeadlineListProps = {
  deadlines: readonly Deadline[]
  today: string
  /** Unfolds the next months. */
  isOpen: boolean
}

/** The dates from `today` on, month by month. Earlier dates are together at the end. */
export function DeadlineList({ deadlines, today, isOpen }: DeadlineListProps) {
  const upcoming = groupByMonth(deadlines.filter(({ date }) => date >= today))
  const past = deadlines.filter(({ date }) => date < today)
  return (
    <div className="border-b border-rule">
      {upcoming.map(({ month, days, count }, index) => (
        <Fold
          key={month}
          title={formatMonth(`${month}-01`)}
          count={count}
          isOpen={isOpen && index < OPEN_MONTHS}
        >
          <DayList days={days} />
        </Fold>
      ))}
      {past.length > 0 && (
        <div className="no-print">
          <Fold title={`Earlier in ${today.slice(0, 4)}`} count={past.length} isOpen={false}>
            {groupByMonth(past).map(({ month, days }) => (
              <DayList key={month} days={days} />
            ))}
          </Fold>
        </div>
      )}
    </div>
  )
}

type FoldProps = { title: string; count: number; isOpen: boolean; children: ReactNode }

/** A section that folds without script. On paper it is open. */
function Fold({ title, count, isOpen, children }: FoldProps) {
  return (
    <details
      open={isOpen}
      className="group open-on-paper border-t border-rule first:border-t-2 first:border-ink"
    >
      <summary className="fold py-2 print:min-h-0">
        <h3 className="text-[1.1875rem]">{title}</h3>
        <span className="flex flex-none items-center gap-3 text-small text-ink-2">
          {count === 1 ? '1 date' : `${count} dates`}
          <FoldChevron className="no-print" />
        </span>
      </summary>
      {children}
    </details>
  )
}
