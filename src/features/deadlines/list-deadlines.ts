import { ESTIMATE_RULES } from './estimate-rules.js'
import { FEDERAL_RULES } from './federal-rules.js'
import { OHIO_RETURN_RULES } from './ohio-return-rules.js'
import { REGIONAL_RULES } from './regional-rules.js'
import type { DeadlineRule } from './rule.js'
import { type Deadline, datesInTwoYears, datesInYear } from './rule-dates.js'
import type { Situation } from './situations.js'

export const RULES: readonly DeadlineRule[] = [
  ...ESTIMATE_RULES,
  ...FEDERAL_RULES,
  ...OHIO_RETURN_RULES,
  ...REGIONAL_RULES,
]

/**
 * The dates of one calendar year, earliest first.
 * @param situations lists rules for any of them; an empty list means all rules
 */
export function listDeadlines(year: number, situations: readonly Situation[]): Deadline[] {
  return datesInYear(rulesOf(situations), year)
}

/** The dates of this calendar year and the next. */
export function listTwoYears(year: number, situations: readonly Situation[]): Deadline[] {
  return datesInTwoYears(rulesOf(situations), year)
}

function rulesOf(situations: readonly Situation[]): readonly DeadlineRule[] {
  if (situations.length === 0) return RULES
  return RULES.filter((rule) => rule.situations.some((situation) => situations.includes(situation)))
}
