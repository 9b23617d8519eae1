import type { ListPriceId } from '../content/schemas/page.ts'
import { type Price, RATES } from './rates.ts'

// What pages say about our prices. Derived from the price list without the estimator's code, which loads later;
// tests/structure/prices.test.ts compares it with what the estimator calculates. The build replaces this file by its
// values (build/evaluate-figures.ts).

const { businesses, dependents, form1099, stateReturn, protectionPlus } = RATES
const { simple, complex, family, business } = RATES.returns

/** How much less a simple return with state costs with us, in dollars. */
export const SIMPLE_SAVING =
  simple.competitor + stateReturn.competitor - simple.firm - stateReturn.firm - protectionPlus.firm

/** The saving rounded down: 100 for 115. */
export const SAVING_OVER = Math.floor((SIMPLE_SAVING - 1) / 50) * 50

const PLAIN_RETURNS = [simple, complex, family, ...Object.values(businesses.first)].map(
  ({ firm }) => firm + stateReturn.firm + protectionPlus.firm,
)

/** For search engines: prices of a return without extras, from the cheapest type to the most expensive. */
export const PRICE_RANGE = `$${Math.min(...PLAIN_RETURNS)} to $${Math.max(...PLAIN_RETURNS)}`

/** What service and industry pages show: the cheapest return of each kind, with the state return. */
export const LIST_PRICES: Record<ListPriceId, string> = {
  simple: priceOf(simple),
  family: priceOf(family, dependents.each),
  selfEmployed: priceOf(business, businesses.first.under2k),
  royalties: priceOf(complex, form1099),
  sideBusiness: priceOf(complex, businesses.first.under2k),
}

function priceOf(...prices: readonly Price[]): string {
  const all = [...prices, stateReturn, protectionPlus]
  const total = all.reduce((sum, { firm }) => sum + firm, 0)
  return `$${total.toLocaleString('en-US')}`
}
