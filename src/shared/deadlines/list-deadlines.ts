import { ESTIMATE_RULES } from './estimate-rules.ts'
import { OHIO_RETURN_RULES } from './ohio-return-rules.ts'
import { REGIONAL_RULES } from './regional-rules.ts'
import type { DeadlineRule } from './rule.ts'
import { datesInTwoYears, type Deadline } from './rule-dates.ts'
import type { Situation } from './situations.ts'
import { FEDERAL_HOUSEHOLD_RULES } from './federal-household-rules.ts'
import { FEDERAL_INCOME_RULES } from './federal-income-rules.ts'
import { FEDERAL_ORGANIZATION_RULES } from './federal-organization-rules.ts'
import { FEDERAL_PAYROLL_RULES } from './federal-payroll-rules.ts'

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
