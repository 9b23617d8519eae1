import rows from '../../content/deadlines/calendar.json' with { type: 'json' }
import type { RuleFile } from '../../content/schemas/deadlines.ts'
import { ESTIMATE_RULES } from './estimate-rules.ts'
import { REGIONAL_RULES } from './regional-rules.ts'
import { readRules } from './rule.ts'
import { datesInTwoYears, type Deadline } from './rule-dates.ts'
import type { Situation } from './situations.ts'

export const RULES = [...ESTIMATE_RULES, ...readRules(rows as RuleFile), ...REGIONAL_RULES]

/**
 * The dates of a calendar year and the next, earliest first.
 * @param situations lists rules for any of them; an empty list means all rules
 */
export function listTwoYears(year: number, situations: readonly Situation[]): Deadline[] {
  const rules = RULES.filter((rule) => rule.situations.some((one) => situations.includes(one)))
  return datesInTwoYears(situations.length === 0 ? RULES : rules, year)
}
