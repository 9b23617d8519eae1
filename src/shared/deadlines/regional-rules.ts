import { LOCAL_RULES } from './local-rules.ts'
import { OHIO_RULES } from './ohio-rules.ts'
import type { DeadlineRule } from './rule.ts'

/** Ohio and local rules for businesses and property, for pages that need no others. */
export const REGIONAL_RULES: readonly DeadlineRule[] = [...OHIO_RULES, ...LOCAL_RULES]
