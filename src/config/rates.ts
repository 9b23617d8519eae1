import rates from '../content/firm/rates.json' with { type: 'json' }
import type { Price } from '../content/schemas/firm.ts'

export type { Price } from '../content/schemas/firm.ts'

// The build replaces this file by its values (build/evaluate-figures.ts).

/** The first day of the month in which the list was last checked. */
export const PRICE_LIST_DATE = `${rates.month}-01`

const NO_BASE_PRICE: Price = { firm: 0, competitor: 0 }

/** The price list, src/content/firm/rates.json. */
export const RATES = {
  ...rates,
  // The price of a business return comes from its businesses (D1).
  returns: { ...rates.returns, business: NO_BASE_PRICE },
}
