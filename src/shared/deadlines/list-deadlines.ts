import { ESTIMATE_RULES } from './estimate-rules.js'
import { OHIO_RETURN_RULES } from './ohio-return-rules.js'
import { REGIONAL_RULES } from './regional-rules.js'
import type { DeadlineRule } from './rule.js'
import { datesInTwoYears, type Deadline } from './rule-dates.js'
import type { Situation } from './situations.js'
import { FEDERAL_HOUSEHOLD_RULES } from './federal-household-rules.js'
import { FEDERAL_INCOME_RULES } from './federal-income-rules.js'
import { FEDERAL_ORGANIZATION_RULES } from './federal-organization-rules.js'
import { FEDERAL_PAYROLL_RULES } from './federal-payroll-rules.js'

export const RULES: readonly DeadlineRule[] = [
  ...ESTIMATE_RULES,
  ...FEDERAL_INCOME_RULES,
  ...FEDERAL_HOUSEHOLD_RULES,
  ...FEDERAL_PAYROLL_RULES,
  ...FEDERAL_ORGANIZATION_RULES,
  ...OHIO_RETURN_RULES,
  ...REGIONAL_RULES,
]

/**
 * The dates of a calendar year and the next, earliest first.
 * @param situations lists rules for any of them; an empty list means all rules
 */
export function listTwoYears(year: number, situations: readonly Situation[]): Deadline[] {
  const rules = RULES.filter((rule) => rule.situations.some((one) => situations.includes(one)))
  return datesInTwoYears(situations.length === 0 ? RULES : rules, year)
}
