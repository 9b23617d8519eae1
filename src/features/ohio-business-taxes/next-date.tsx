import { clsx } from 'clsx'
import { createContext, useContext } from 'react'
import { formatDay } from '@/shared/format-date.ts'
import type { DeadlineRule } from '@/shared/deadlines/rule.ts'
import { RULES_CHECKED_ON, upcomingDeadlines } from '@/shared/deadlines/rule-dates.ts'
import { officeDate } from '@/shared/office-date.ts'
import { useToday } from '@/lib/use-today.ts'

/** The deadline rules that the page loaded. */
export const DueRules = createContext<readonly DeadlineRule[]>([])

/** The next date of any of these rules, given by ID. */
export function NextDate({ rules }: { rules: readonly string[] }) {
  const knownDate = useToday(officeDate)
  const next = upcomingDeadlines(useContext(DueRules), knownDate ?? RULES_CHECKED_ON).find(
    ({ rule }) => rules.includes(rule.id),
  )
  return next ? (
    // Hidden until today is known, since the next date depends on it. Its space is reserved.
    <span className={clsx('inline-block font-[650] text-brass', knownDate === null && 'invisible')}>
      Next: <time dateTime={next.date}>{formatDay(next.date)}</time>.
    </span>
  ) : null
}
