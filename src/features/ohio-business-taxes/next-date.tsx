import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { formatDay } from '@/shared/format-date.ts'
import type { DeadlineRule } from '@/shared/deadlines/rule.ts'
import { type Deadline, upcomingDeadlines } from '@/shared/deadlines/rule-dates.ts'
import { officeDate } from '@/shared/office-date.ts'
import { useToday } from '@/lib/use-today.ts'

/** The dates from today on, earliest first, and today as an ISO date. */
type Upcoming = { today: string; deadlines: readonly Deadline[] }

const UpcomingContext = createContext<Upcoming | null>(null)

/** Null until today is known. */
export const useUpcoming = () => useContext(UpcomingContext)

type DueDatesProps = { rules: readonly DeadlineRule[]; children: ReactNode }

/** Works out the dates of the rules once for the whole page. */
export function DueDates({ rules, children }: DueDatesProps) {
  const today = useToday(officeDate)
  const upcoming = useMemo(
    () => (today === null ? null : { today, deadlines: upcomingDeadlines(rules, today) }),
    [rules, today],
  )
  return <UpcomingContext value={upcoming}>{children}</UpcomingContext>
}

type NextDateProps = {
  /** By ID. */
  rules: readonly string[]
  isShort?: boolean
}

/** The next date of any of these rules. Until today is known, a link to all of them in its space. */
export function NextDate({ rules, isShort = false }: NextDateProps) {
  const upcoming = useUpcoming()
  if (rules.length === 0) return null
  if (upcoming === null) {
    return isShort ? null : (
      <span className={DATE}>
        Next: <Link to="/resources/deadlines">see all deadlines</Link>.
      </span>
    )
  }
  const next = upcoming.deadlines.find(({ rule }) => rules.includes(rule.id))
  if (!next) return null
  return isShort ? (
    <time dateTime={next.date}>{formatDay(next.date, 'medium')}</time>
  ) : (
    <span className={DATE}>
      Next: <time dateTime={next.date}>{formatDay(next.date)}</time>.
    </span>
  )
}

const DATE = 'inline-block font-[650] text-brass'
