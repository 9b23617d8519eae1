import { RATES } from './rates.ts'

// What pages say about our prices in general. Derived from the price list without the estimator's code, which loads
// later; tests/structure/prices.test.ts compares it with what the estimator calculates. The build replaces this file by
// its values (build/evaluate-figures.ts).

const { stateReturn, protectionPlus } = RATES
const { simple, complex, family } = RATES.returns

/** How much less a simple return with state costs with us, in dollars. */
export const SIMPLE_SAVING =
  simple.competitor + stateReturn.competitor - simple.firm - stateReturn.firm - protectionPlus.firm

/** The saving rounded down: 100 for 115. */
export const SAVING_OVER = Math.floor((SIMPLE_SAVING - 1) / 50) * 50

const PLAIN_RETURNS = [simple, complex, family, ...Object.values(RATES.businesses.first)].map(
  ({ firm }) => firm + stateReturn.firm + protectionPlus.firm,
)

/** For search engines: prices of a return without extras, from the cheapest type to the most expensive. */
export const PRICE_RANGE = `$${Math.min(...PLAIN_RETURNS)} to $${Math.max(...PLAIN_RETURNS)}`
