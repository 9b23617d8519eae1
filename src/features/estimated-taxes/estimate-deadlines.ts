import { type Deadline, upcomingDeadlines } from '@/shared/deadlines/rule-dates.ts'
import { ESTIMATE_RULES } from '@/shared/deadlines/estimate-rules.ts'

/** Whose payment dates to list besides the federal and Ohio ones. */
export type Payer = { isFarmer?: boolean; paysDistrict?: boolean; paysTown?: boolean }

/** The payment dates from an ISO date on, earliest first. */
export function estimateDeadlines(
  from: string,
  { isFarmer = false, paysDistrict = false, paysTown = false }: Payer,
): Deadline[] {
  const ids = [
    ...(isFarmer ? ['farm-estimate', 'farm-return'] : ['estimated-1040']),
    'estimated-it1040',
    ...(paysDistrict ? ['estimated-sd100'] : []),
    ...(paysTown ? ['estimated-town'] : []),
  ]
  return upcomingDeadlines(ESTIMATE_RULES, from).filter(({ rule }) => ids.includes(rule.id))
}
