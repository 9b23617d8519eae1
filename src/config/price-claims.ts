import { BASE_RETURN, ITEM_RATES, PROTECTION_PLUS, STATE_RETURN } from './rates.ts'

// What pages say about our prices as a whole. It follows from the price list without the estimator's code, which loads
// later; tests/structure/prices.test.ts compares it with what the estimator calculates.

const { simple, complex, family } = BASE_RETURN

/** What a simple return with state costs less with us, in dollars. */
export const SIMPLE_SAVING =
  simple.competitor +
  STATE_RETURN.competitor -
  simple.firm -
  STATE_RETURN.firm -
  PROTECTION_PLUS.firm

/** A round figure below it: 100 for 115. */
export const SAVING_OVER = Math.floor((SIMPLE_SAVING - 1) / 50) * 50

const PLAIN_RETURNS = [simple, complex, family, ...Object.values(ITEM_RATES.business.first)].map(
  ({ firm }) => firm + STATE_RETURN.firm + PROTECTION_PLUS.firm,
)

/** For search engines: prices of a return with nothing added, from the cheapest kind to the most expensive. */
export const PRICE_RANGE = `$${Math.min(...PLAIN_RETURNS)} to $${Math.max(...PLAIN_RETURNS)}`
