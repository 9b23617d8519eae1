import { site } from '@/config/site.ts'
import { formatDollars } from '@/shared/money.ts'
import { formatPercent } from '@/shared/percent.ts'
import { capitalize, lowerFirst } from '@/lib/wording.ts'
import { type Comparison, comparePrices } from './compare-prices.ts'
import { AND, isMissingBasePrice, type LedgerLine, ledgerLines, unpricedItems } from './ledger.ts'
import type { PricedReturn } from './pricing.ts'
import { summarizeEstimate } from './summarize-estimate.ts'

type Said = {
  announcement: string
  /** The estimate in a sentence, for a note or a message. */
  summary: string
}

/** Both prices, in dollars with their sign: what is shown large, and the competitor's. */
type Prices = { price: string; competitorPrice: string }

/** The results' text about the price, on screen and for screen readers. */
export type ResultText = Said &
  (
    | (Comparison &
        Prices & {
          missing?: undefined
          /** "33.93% less than the H&R Block price on our list" */
          percentage: string
          /** Where the difference comes from, and what it buys, if we cost more. */
          reason: string | null
        })
    | (Prices & {
        /** An item has no level, so the prices are so far, and nothing is compared (D7, D59). */
        kind: 'partial'
        /** "your farm and rental 2" */
        missing: string
        /** Names them in a sentence, and what to do. */
        gap: string
        todo: string
      })
    | {
        /** The main part of the return has no price (D1), so there is nothing to compare. */
        kind: 'incomplete'
        missing: string
        title: string
        reason: string
      }
  )

const COMPETITOR = site.competitor

/** The three regions of the results, in order (R143, D53). */
export const REGIONS = {
  ours: 'Your price with us',
  difference: `Difference from ${COMPETITOR}`,
  theirs: `${COMPETITOR}, our list`,
}

const BOUGHT = 'Our price includes Protection Plus and the first state and local returns.'

/** The results' text about one return (R143, R144, D1-D3, D53). */
export function describeResult(priced: PricedReturn): ResultText {
  const { estimate } = priced
  const summary = summarizeEstimate(priced)
  if (isMissingBasePrice(priced) || estimate.hrBlockPrice === 0) {
    const title = 'Not a full estimate yet'
    const reason = 'No base price is listed for this return type, so this is not a full estimate.'
    const announcement = `${title}. ${reason}`
    const missing = 'your business'
    return { kind: 'incomplete', missing, title, reason, announcement, summary }
  }
  const { dresdenPrice, hrBlockPrice, savings, savingsPercentage } = estimate
  const price = formatDollars(dresdenPrice)
  const competitorPrice = formatDollars(hrBlockPrice)
  const unpriced = unpricedItems(priced.form)
  if (unpriced.length > 0) {
    const missing = `your ${AND.format(unpriced.map(lowerFirst))}`
    const isOne = unpriced.length === 1 && !/ and /.test(missing)
    const gap = `${capitalize(missing)} ${isOne ? 'is' : 'are'} not in this price yet.`
    const todo = isOne ? 'Choose its size' : 'Choose their sizes'
    const announcement = `Your price with us so far: ${price}. ${gap}`
    return { kind: 'partial', missing, price, competitorPrice, gap, todo, announcement, summary }
  }
  const costsMore = savings < 0
  const than = costsMore ? 'more' : 'less'
  const percent = formatPercent(Math.abs(savingsPercentage))
  const comparison = comparePrices(estimate)
  return {
    ...comparison,
    price,
    competitorPrice,
    percentage: `${percent} ${than} than the ${site.competitor} price on our list`,
    reason: costsMore ? `${explainDifference(ledgerLines(priced), -savings)} ${BOUGHT}` : null,
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
