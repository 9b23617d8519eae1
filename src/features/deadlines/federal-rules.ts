import { FEDERAL_HOUSEHOLD_RULES } from './federal-household-rules.js'
import { FEDERAL_INCOME_RULES } from './federal-income-rules.js'
import { FEDERAL_ORGANIZATION_RULES } from './federal-organization-rules.js'
import { FEDERAL_PAYROLL_RULES } from './federal-payroll-rules.js'
import type { DeadlineRule } from './rule.js'

/** Dates of the Internal Revenue Service, and of the Treasury for accounts abroad. */
export const FEDERAL_RULES: readonly DeadlineRule[] = [
  ...FEDERAL_INCOME_RULES,
  ...FEDERAL_HOUSEHOLD_RULES,
  ...FEDERAL_PAYROLL_RULES,
  ...FEDERAL_ORGANIZATION_RULES,
]
