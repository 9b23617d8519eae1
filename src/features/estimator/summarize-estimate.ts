import type { EstimatorForm } from './form'
import { isMissingBasePrice, summarizeReturn, unpricedItems } from './ledger'
import { formatDollars } from '@/lib/money'
import { estimatePrice } from './pricing'

/** An estimate in a sentence, for a note to the office: "Online estimate: $345. Family return, …". */
export function summarizeEstimate(form: EstimatorForm): string {
  const price = formatDollars(estimatePrice(form).dresdenPrice)
  return `Online estimate: ${price}. ${summarizeReturn(form)}. ${describeGaps(form)}`.trim()
}

/**
 * A sentence about what the price leaves out, for places that show it without its lines. '' if nothing (D1, D7).
 */
export function describeGaps(form: EstimatorForm): string {
  const unpriced = unpricedItems(form)
  if (unpriced.length > 0) return `Not included: ${unpriced.join('; ')}.`
  return isMissingBasePrice(form, estimatePrice(form))
    ? 'No business is priced, so this is not a full estimate.'
    : ''
}
