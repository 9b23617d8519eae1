import rows from '../../content/deadlines/estimates.json' with { type: 'json' }
import type { RuleFile } from '../../content/schemas/deadlines.ts'
import { readRules } from './rule.ts'

/** Individuals' estimated payments, which the estimated taxes page loads without the other rules. */
export const ESTIMATE_RULES = readRules(rows as RuleFile)
