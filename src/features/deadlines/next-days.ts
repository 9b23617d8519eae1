import { capitalize, lowerFirst, waitOf } from '@/lib/wording.ts'
import { formatDay } from '@/shared/format-date.ts'
import { daysBetween } from '@/shared/iso-date.ts'
import { officeDate } from '@/shared/office-date.ts'
import { useToday } from '@/lib/use-today.ts'
import { groupByMonth } from './group-deadlines.ts'
import type { Deadline } from '@/shared/deadlines/rule-dates.ts'
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

/** The first of several names, and how many more: "Federal excise tax, village or city return and 2 more". */
export function shortNames(names: readonly string[], shown: number): string {
  const more = names.length - shown
  const first = names.slice(0, shown).map((name, index) => (index === 0 ? name : inSentence(name)))
  const between = first.some((name) => name.includes(',')) ? '; ' : ', '
  return first.join(between) + (more > 0 ? ` and ${more} more` : '')
}

/** With a small first letter, unless the first word is a name or an abbreviation. */
export const inSentence = (name: string) =>
  /^(?:Ohio|[A-Z]+)\b/.test(name) ? name : lowerFirst(name)

/** A day as the block and the panel show it. */
type ShownDay = {
  /** "Dec 15" */
  day: string
  /** "in 21 days". Empty until today is known. */
  wait: string
  names: readonly string[]
  detail: string
}

const SHOWN = 4

/** Takes the place of the days, in the same size, until today is known: always true, and all there is without script. */
const UNTIL_TODAY_IS_KNOWN: readonly ShownDay[] = [
  {
    day: 'Soon',
    wait: '',
    names: ['Every month has due dates: returns, payments and deposits'],
    detail: '',
  },
  { day: 'Federal', wait: '', names: ['Returns and payroll'], detail: 'Estimated tax, four times' },
  { day: 'Ohio', wait: '', names: ['Returns, sales and payroll tax'], detail: '' },
  { day: 'Local', wait: '', names: ['Village and property tax'], detail: '' },
]

/** The next day on which a household owes something, and the next days with anything else due. */
export function useNextDays(): { next: ShownDay | undefined; later: readonly ShownDay[] } {
  const today = useToday(officeDate)
  const [next, ...later] = today === null ? UNTIL_TODAY_IS_KNOWN : shownDays(today)
  return { next, later }
}

/** That day and the three others, seen from an ISO date. */
export function shownDays(today: string): ShownDay[] {
  const deadlines = listTwoYears(Number(today.slice(0, 4)), [])
  const [next] = nextDays(deadlines.filter(isOfHousehold), today, 1)
  const others = nextDays(deadlines, today, SHOWN).filter(({ date }) => date !== next?.date)
  const days = [...(next ? [next] : []), ...others.slice(0, SHOWN - 1)]
  return days.map(({ date, names, detail }) => ({
    day: formatDay(date, 'short'),
    wait: waitOf(daysBetween(today, date)),
    names,
    detail: capitalize(detail),
  }))
}

/** The returns and payments of most households. */
const HOUSEHOLD_RULES = [
  'estimated-1040',
  'estimated-it1040',
  'return-1040',
  'return-it1040',
  'extended-1040',
  'extended-it1040',
]

const isOfHousehold = ({ rule: { id } }: Deadline) => HOUSEHOLD_RULES.includes(id)
