import type { RuleDate } from '../../content/schemas/deadlines.ts'
import { addDays, weekdayOf } from '../iso-date.ts'
import { moveToBusinessDay } from './due-day.ts'
import type { DeadlineRule } from './rule.ts'

/** When the rules were last checked against their sources. */
export const RULES_CHECKED_ON = '2026-11-23'

/** One dated duty. Dates are ISO dates. */
export type Deadline = {
  id: string
  rule: DeadlineRule
  /** The due date, moved past weekends and holidays. */
  date: string
  /** The date the law names. */
  nominalDate: string
  /** What is due, and for which period: "first payment for 2027". */
  detail: string
}

/** The dates of the given rules in one calendar year, earliest first. */
export function datesInYear(rules: readonly DeadlineRule[], year: number): Deadline[] {
  return (
    rules
      // A date at the end of December may move into January.
      .flatMap((rule) =>
        [year - 1, year].flatMap((y) => rule.dates.map((date) => toDeadline(rule, date, y))),
      )
      .filter(({ date }) => date.startsWith(`${year}-`))
      .sort((a, b) => a.date.localeCompare(b.date))
  )
}

/** The dates of the given rules in a calendar year and the next, earliest first. */
export function datesInTwoYears(rules: readonly DeadlineRule[], year: number): Deadline[] {
  return [...datesInYear(rules, year), ...datesInYear(rules, year + 1)]
}

/** The dates of the given rules from an ISO date to the end of the next year, earliest first. */
export function upcomingDeadlines(rules: readonly DeadlineRule[], from: string): Deadline[] {
  return datesInTwoYears(rules, Number(from.slice(0, 4))).filter(({ date }) => date >= from)
}

function toDeadline(rule: DeadlineRule, { on, detail }: RuleDate, year: number): Deadline {
  const nominal = nominalDate(on, year)
  return {
    id: `${rule.id}-${nominal}`,
    rule,
    date: moveToBusinessDay(nominal, rule.dueDayLaw),
    nominalDate: nominal,
    detail: detail
      .replace('{year}', String(year))
      .replace('{lastYear}', String(year - 1))
      .replace('{fourYearsAgo}', String(year - 4)),
  }
}

const MONDAY = 1

/**
 * The date a rule names in a year, as an ISO date.
 * @param on "04-15"; "02-end" for the last day of February; "03-before-first-monday" for the last working day
 * before the first Monday of March, a Friday
 */
export function nominalDate(on: string, year: number): string {
  if (on === '02-end') return addDays(`${year}-03-01`, -1)
  const [month, ...rest] = on.split('-')
  if (rest.join('-') !== 'before-first-monday') return `${year}-${on}`
  const first = `${year}-${month}-01`
  const firstMonday = addDays(first, (MONDAY - weekdayOf(first) + 7) % 7)
  return addDays(firstMonday, -3)
}
