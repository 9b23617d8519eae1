import { site } from '@/config/site.ts'
import { formatDollars } from '@/shared/money.ts'
import type { EstimateResult } from './pricing.ts'

export type Comparison = {
  kind: 'cheaper' | 'costlier' | 'equal'
  /** "$95 less" or "Same price". */
  difference: string
  /** "than H&R Block" or "as H&R Block", which follows the difference. */
  comparedWith: string
}

/** Our price beside the competitor's, in words. */
export function comparePrices({ savings }: EstimateResult): Comparison {
  if (savings === 0) {
    return { kind: 'equal', difference: 'Same price', comparedWith: `as ${site.competitor}` }
  }
  const amount = formatDollars(Math.abs(savings))
  const comparedWith = `than ${site.competitor}`
  return savings < 0
    ? { kind: 'costlier', difference: `${amount} more`, comparedWith }
    : { kind: 'cheaper', difference: `${amount} less`, comparedWith }
}
