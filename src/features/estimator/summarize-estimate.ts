import type { EstimatorForm } from './form'
import { summarizeReturn } from './ledger'
import { formatDollars } from '@/lib/money'
import { estimatePrice } from './pricing'

/** An estimate in a sentence, for a note to the office: "Online estimate: $345. Family return, …". */
export function summarizeEstimate(form: EstimatorForm): string {
  return `Online estimate: ${formatDollars(estimatePrice(form).dresdenPrice)}. ${summarizeReturn(form)}.`
}
