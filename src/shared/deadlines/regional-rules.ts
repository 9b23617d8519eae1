import rows from '../../content/deadlines/regional.json' with { type: 'json' }
import type { RuleFile } from '../../content/schemas/deadlines.ts'
import { readRules } from './rule.ts'

/** Ohio and local rules for businesses and property, for pages that need no others. */
export const REGIONAL_RULES = readRules(rows as RuleFile)
