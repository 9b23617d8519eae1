/** A price at the firm and at the competitor, in whole dollars. */
export type Price = { firm: number; competitor: number }

// The price list (specification, section 9). To change a price, change its number here and the date of the list. The
// pages, the home page's saving and the price range for search engines follow.

/** The first day of the month in which the list was last checked. */
export const PRICE_LIST_DATE = '2026-11-01'

export const BASE_RETURN = {
  simple: { firm: 100, competitor: 150 },
  complex: { firm: 150, competitor: 220 },
  student: { firm: 100, competitor: 160 },
  family: { firm: 150, competitor: 200 },
  itemizer: { firm: 150, competitor: 180 },
  // There is no base price: the price comes from the businesses (D1).
  business: { firm: 0, competitor: 0 },
} as const satisfies Record<string, Price>

/** Charged once if there are more W-2s than the base price includes. */
export const MORE_W2S = { firm: 25, competitor: 40 } as const satisfies Price
export const INCLUDED_W2S = 3
export const FORM_1099 = { firm: 25, competitor: 50 } as const satisfies Price
export const INVESTMENT_INCOME = { firm: 25, competitor: 45 } as const satisfies Price

export const DEPENDENT = { firm: 25, competitor: 45 } as const satisfies Price
export const MAX_CHARGED_DEPENDENTS = 3

/**
 * The first item, which may be the only one, and each later one. A level is a year's expenses for businesses and farms, a
 * year's rent income for rentals.
 */
export const ITEM_RATES = {
  business: {
    first: {
      under2k: { firm: 50, competitor: 80 },
      '2k-5k': { firm: 100, competitor: 130 },
      over5k: { firm: 400, competitor: 220 },
    },
    later: {
      under2k: { firm: 40, competitor: 70 },
      '2k-5k': { firm: 80, competitor: 110 },
      over5k: { firm: 300, competitor: 200 },
    },
  },
  farm: {
    first: {
      under10k: { firm: 100, competitor: 190 },
      over10k: { firm: 150, competitor: 190 },
    },
    later: {
      under10k: { firm: 75, competitor: 140 },
      over10k: { firm: 120, competitor: 170 },
    },
  },
  rental: {
    first: {
      under10k: { firm: 50, competitor: 120 },
      over10k: { firm: 100, competitor: 140 },
    },
    later: {
      under10k: { firm: 40, competitor: 100 },
      over10k: { firm: 80, competitor: 120 },
    },
  },
} as const satisfies Record<string, Record<'first' | 'later', Record<string, Price>>>

export const STATE_RETURN = { firm: 0, competitor: 75 } as const satisfies Price
export const LOCAL_RETURN = { firm: 0, competitor: 35 } as const satisfies Price

/** Always part of the firm's total, never of the competitor's (D15). */
export const PROTECTION_PLUS = { firm: 10, competitor: 0 } as const satisfies Price
