import { isMissingBasePrice, summarizeReturn, unpricedItems } from './ledger.ts'
import { formatDollars } from '@/shared/money.ts'
import type { PricedReturn } from './pricing.ts'

/**
 * An estimate in a sentence, for a note to the office: "Online estimate: $345. Family return, …". No price while its
 * main part has none (D1).
 */
export function summarizeEstimate(priced: PricedReturn): string {
  const isPartial = unpricedItems(priced.form).length > 0
  const price = isMissingBasePrice(priced)
    ? 'no price yet'
    : formatDollars(priced.estimate.dresdenPrice) + (isPartial ? ' so far' : '')
  return `Online estimate: ${price}. ${summarizeReturn(priced)}. ${describeGaps(priced)}`.trim()
}

/**
 * A sentence about what the price leaves out, for places that show it without its lines. '' if nothing (D1, D7).
 */
export function describeGaps(priced: PricedReturn): string {
  const unpriced = unpricedItems(priced.form)
  if (unpriced.length > 0) return `Not included: ${unpriced.join('; ')}.`
  return isMissingBasePrice(priced) ? 'No business is priced, so this is not a full estimate.' : ''
}
