import { createContext, useContext } from 'react'
import { Link } from 'react-router-dom'
import { formatDay } from '@/shared/format-date.ts'
import type { DeadlineRule } from '@/shared/deadlines/rule.ts'
import { upcomingDeadlines } from '@/shared/deadlines/rule-dates.ts'
import { officeDate } from '@/shared/office-date.ts'
import { useToday } from '@/lib/use-today.ts'

/** The deadline rules that the page loaded. */
export const DueRules = createContext<readonly DeadlineRule[]>([])

/** The next date of any of these rules, given by ID. Until today is known, a link to all of them in its space. */
export function NextDate({ rules }: { rules: readonly string[] }) {
  const loaded = useContext(DueRules)
  const today = useToday(officeDate)
  if (rules.length === 0) return null
  if (today === null) {
    return (
      <span className={DATE}>
        Next: <Link to="/resources/deadlines">see all deadlines</Link>.
      </span>
    )
  }
  const next = upcomingDeadlines(loaded, today).find(({ rule }) => rules.includes(rule.id))
  return next ? (
    <span className={DATE}>
      Next: <time dateTime={next.date}>{formatDay(next.date)}</time>.
    </span>
  ) : null
}

const DATE = 'inline-block font-[650] text-brass'
