import { moveToBusinessDay } from './due-day.js'
import { FEDERAL_RULES } from './federal-rules.js'
import { LOCAL_RULES } from './local-rules.js'
import { OHIO_RULES } from './ohio-rules.js'
import type { DeadlineRule, RuleDate } from './rule.js'
import type { Situation } from './situations.js'

/** When the rules were last compared with their sources. */
export const RULES_CHECKED_ON = '2026-11-21'

export const RULES: readonly DeadlineRule[] = [...FEDERAL_RULES, ...OHIO_RULES, ...LOCAL_RULES]

/** One dated duty. Dates are ISO dates. */
export type Deadline = {
  id: string
  rule: DeadlineRule
  /** The day it is due, moved past weekends and holidays. */
  date: string
  /** The day the law names. */
  nominalDate: string
  /** What is due for which period: "first payment for 2027". */
  part: string
}

/**
 * The dates of one calendar year, earliest first.
 * @param situations those of any are listed; none chosen means all
 */
export function listDeadlines(year: number, situations: readonly Situation[]): Deadline[] {
  return RULES.filter(
    (rule) =>
      situations.length === 0 ||
      rule.situations.some((situation) => situations.includes(situation)),
  )
    .flatMap((rule) => rule.dates.map((date) => toDeadline(rule, date, year)))
    .sort((a, b) => a.date.localeCompare(b.date))
}

/** The dates of that calendar year and the next. */
export function listTwoYears(year: number, situations: readonly Situation[]): Deadline[] {
  return [...listDeadlines(year, situations), ...listDeadlines(year + 1, situations)]
}

function toDeadline(rule: DeadlineRule, { on, part }: RuleDate, year: number): Deadline {
  const nominalDate = `${year}-${on === '02-end' ? lastOfFebruary(year) : on}`
  return {
    id: `${rule.id}-${nominalDate}`,
    rule,
    date: moveToBusinessDay(nominalDate, rule.dueDayLaw),
    nominalDate,
    part: part.replace('{year}', String(year)).replace('{lastYear}', String(year - 1)),
  }
}

function lastOfFebruary(year: number): string {
  return new Date(Date.UTC(year, 2, 0)).toISOString().slice(5, 10)
}
