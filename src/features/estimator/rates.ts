import type { LevelOf, TaxReturnType } from './form'

/** A price at the firm and at the competitor, in whole dollars. */
export type Price = { firm: number; competitor: number }

/** The price of one item, and of the items after the first where there are several. */
export type ItemRates<Level extends string> = {
  first: Record<Level, Price>
  later: Record<Level, Price>
}

/**
 * The price list (specification, section 9). To change a price, change its number here and the date
 * of the list, `priceListDate`, in src/config/site.ts.
 */

export const BASE_RETURN = {
  simple: { firm: 100, competitor: 150 },
  complex: { firm: 150, competitor: 220 },
  student: { firm: 100, competitor: 160 },
  family: { firm: 150, competitor: 200 },
  itemizer: { firm: 150, competitor: 180 },
  // No base is listed: the price comes from the businesses (D1).
  business: { firm: 0, competitor: 0 },
} as const satisfies Record<TaxReturnType, Price>

/** Charged once when there are more W-2s than the base price includes. */
export const MORE_W2S: Price = { firm: 25, competitor: 40 }
export const INCLUDED_W2S = 3
export const FORM_1099: Price = { firm: 25, competitor: 50 }
export const INVESTMENT_INCOME: Price = { firm: 25, competitor: 45 }

export const DEPENDENT: Price = { firm: 25, competitor: 45 }
export const MAX_CHARGED_DEPENDENTS = 3

export const BUSINESS: ItemRates<LevelOf<'business'>> = {
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
}

export const FARM: ItemRates<LevelOf<'farm'>> = {
  first: {
    under10k: { firm: 100, competitor: 190 },
    over10k: { firm: 150, competitor: 190 },
  },
  later: {
    under10k: { firm: 75, competitor: 140 },
    over10k: { firm: 120, competitor: 170 },
  },
}

export const RENTAL: ItemRates<LevelOf<'rental'>> = {
  first: {
    under10k: { firm: 50, competitor: 120 },
    over10k: { firm: 100, competitor: 140 },
  },
  later: {
    under10k: { firm: 40, competitor: 100 },
    over10k: { firm: 80, competitor: 120 },
  },
}

export const STATE_RETURN: Price = { firm: 0, competitor: 75 }
export const LOCAL_RETURN: Price = { firm: 0, competitor: 35 }

/** Always in the firm's total, and in nobody else's (D15). */
export const PROTECTION_PLUS: Price = { firm: 10, competitor: 0 }
