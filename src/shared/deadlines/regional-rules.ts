import { LOCAL_RULES } from './local-rules.js'
import { OHIO_RULES } from './ohio-rules.js'
import type { DeadlineRule } from './rule.js'

/** Ohio and local rules for businesses and property, for pages that need no others. */
export const REGIONAL_RULES: readonly DeadlineRule[] = [...OHIO_RULES, ...LOCAL_RULES]
