import { site } from '@/config/site.ts'
import { formatDollars } from '@/shared/money.ts'
import { formatPercent } from '@/shared/percent.ts'
import { lowerFirst } from '@/lib/wording.ts'
import { type Comparison, comparePrices } from './compare-prices.ts'
import { isMissingBasePrice, type LedgerLine, ledgerLines, unpricedItems } from './ledger.ts'
import type { PricedReturn } from './pricing.ts'
import { summarizeEstimate } from './summarize-estimate.ts'

/** The results' text about the price, on screen and for screen readers. */
export type ResultText =
  | (Comparison & {
      price: string
      competitorPrice: string
      /** "33.93% less than the H&R Block price on our list" */
      percentage: string
      /** Where the difference comes from, if we cost more. */
      reason: string | null
      /** "Not included: Rental 2.", about items without a level. */
      gap: string | null
      announcement: string
      summary: string
    })
  | {
      /** The main part of the return has no price (D1), so there is nothing to compare. */
      kind: 'incomplete'
      title: string
      reason: string
      announcement: string
      /** The estimate in a sentence, for a note or a message. */
      summary: string
    }

const COMPETITOR = site.competitor

/** The three regions of the results, in order (R143, D53). */
export const REGIONS = {
  ours: 'Your price with us',
  difference: `Difference from ${COMPETITOR}`,
  theirs: `${COMPETITOR}, our list`,
}

/** The results' text about one return (R143, R144, D1-D3, D53). */
export function describeResult(priced: PricedReturn): ResultText {
  const { estimate } = priced
  const summary = summarizeEstimate(priced)
  if (isMissingBasePrice(priced) || estimate.hrBlockPrice === 0) {
    const title = 'Not a full estimate yet'
    const reason = 'No base price is listed for this return type, so this is not a full estimate.'
    const announcement = `${title}. ${reason}`
    return { kind: 'incomplete', title, reason, announcement, summary }
  }
  const { dresdenPrice, hrBlockPrice, savings, savingsPercentage } = estimate
  const price = formatDollars(dresdenPrice)
  const competitorPrice = formatDollars(hrBlockPrice)
  const costsMore = savings < 0
  const than = costsMore ? 'more' : 'less'
  const percent = formatPercent(Math.abs(savingsPercentage))
  const comparison = comparePrices(estimate)
  const unpriced = unpricedItems(priced.form)
  return {
    ...comparison,
    price,
    competitorPrice,
    percentage: `${percent} ${than} than the ${site.competitor} price on our list`,
    reason: costsMore ? explainDifference(ledgerLines(priced), -savings) : null,
    gap: unpriced.length > 0 ? `Not included: ${unpriced.join('; ')}.` : null,
    announcement:
      savings !== 0
        ? `Your price with us: ${price}, ${comparison.difference} than ${COMPETITOR}, ${percent} ${than}.`
        : `Your price with us: ${price}, the same as ${COMPETITOR}.`,
    summary,
  }
}

/**
 * Names the line that makes us cost more, if it is just one. Ignores what only our price includes, since the table
 * shows it.
 * @param difference how much more we cost, in dollars
 */
function explainDifference(lines: readonly LedgerLine[], difference: number): string {
  const [first, ...others] = lines.filter((line) => line.firm > line.competitor && !line.isFirmOnly)
  if (!first || others.length > 0 || first.firm - first.competitor < difference) {
    return 'Compare it line by line in the table.'
  }
  return `One line makes the difference: ${lowerFirst(first.label)} is ${formatDollars(first.firm)} here, ${formatDollars(first.competitor)} there.`
}
