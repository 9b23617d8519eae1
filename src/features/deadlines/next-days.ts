import { formatDay } from '@/shared/format-date.ts'
import { officeDate } from '@/shared/office-date.ts'
import { useToday } from '@/lib/use-today.ts'
import { groupByMonth } from './group-deadlines.ts'
import { type Deadline, RULES_CHECKED_ON } from '@/shared/deadlines/rule-dates.ts'
import { listTwoYears } from '@/shared/deadlines/list-deadlines.ts'

/** A day with something due, and what. */
type UpcomingDay = { date: string; names: readonly string[]; detail: string }

/** The next days with anything due, from `today` on, earliest first. Dates are ISO dates. */
export function nextDays(
  deadlines: readonly Deadline[],
  today: string,
  count: number,
): UpcomingDay[] {
  const months = groupByMonth(deadlines.filter(({ date }) => date >= today))
  const days = months.flatMap((month) => month.days)
  return days.slice(0, count).map(({ date, deadlines: due }) => ({
    date,
    // Shortest names first: those are the duties most people have.
    names: [...new Set(due.map(({ rule }) => rule.name))].sort((a, b) => a.length - b.length),
    detail: due.length === 1 ? (due[0]?.detail ?? '') : '',
  }))
}

/** "today", "tomorrow" or "in 21 days". */
export function waitOf(days: number): string {
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}

/** The first of several names, and how many more: "Form 941 and 2 more". */
export function shortNames(names: readonly string[], shown: number): string {
  const more = names.length - shown
  return names.slice(0, shown).join('; ') + (more > 0 ? ` and ${more} more` : '')
}

/** "Dec 15" for an ISO date. */
export function shortDay(isoDate: string): string {
  return formatDay(isoDate, 'medium').split(',')[0] ?? ''
}

type NextDays = {
  /** The office's date, ISO. Null while prerendering, which counts from the day the rules were checked. */
  today: string | null
  /** The next day with anything due; undefined if there is none. */
  next: UpcomingDay | undefined
  later: UpcomingDay[]
}

const SHOWN = 4

/** The next days with anything due, for everyone. */
export function useNextDays(): NextDays {
  const today = useToday(officeDate)
  const from = today ?? RULES_CHECKED_ON
  const [next, ...later] = nextDays(listTwoYears(Number(from.slice(0, 4)), []), from, SHOWN)
  return { today, next, later }
}
