import { site } from '@/config/site'
import { formatDollars } from '@/lib/money'
import type { LedgerLine } from './ledger'

/**
 * Which line makes us dearest beside the competitor, with both list prices: the honest sentence (D2).
 * What only our price includes is no difference between two prices; it stands in the ledger.
 */
export function largestDifference(lines: readonly LedgerLine[]): string {
  const [first] = lines
    .filter((line) => line.firm > line.competitor && !line.isFirmOnly)
    .toSorted((a, b) => b.firm - b.competitor - (a.firm - a.competitor))
  if (!first) return 'Every line is below.'
  return `The largest difference: ${lowerFirst(first.label)}, ${formatDollars(first.firm)} with us and ${formatDollars(first.competitor)} with ${site.competitor}. Every line is below.`
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
