import { clsx } from 'clsx'
import { formatDay } from '@/lib/format-date'
import { listTwoYears, RULES_CHECKED_ON } from '@/features/deadlines/public'
import { useToday } from '@/lib/use-today'

/** The next date of any of these rules of the deadline calendar. */
export function NextDate({ rules }: { rules: readonly string[] }) {
  const visitorsToday = useToday()
  const today = visitorsToday ?? RULES_CHECKED_ON
  const next = listTwoYears(Number(today.slice(0, 4)), []).find(
    ({ rule, date }) => rules.includes(rule.id) && date >= today,
  )
  return next ? (
    // Hidden until today is known, in a place of its own: what is next depends on it.
    <span
      className={clsx('inline-block font-[650] text-brass', visitorsToday === null && 'invisible')}
    >
      Next: <time dateTime={next.date}>{formatDay(next.date)}</time>.
    </span>
  ) : null
}
