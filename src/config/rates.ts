import rates from '../content/firm/rates.json' with { type: 'json' }
import type { Price } from '../content/schemas/firm.ts'

export type { Price } from '../content/schemas/firm.ts'

// The price list, src/content/firm/rates.json, by the names that the estimator uses. The build replaces this file by its
// values (build/evaluate-figures.ts), so that pages load only the prices they show.

/** The first day of the month in which the list was last checked. */
export const PRICE_LIST_DATE = `${rates.month}-01`

export const BASE_RETURN = {
  ...rates.returns,
  // There is no base price: the price comes from the businesses (D1).
  business: { firm: 0, competitor: 0 },
} satisfies Record<string, Price>

/** Charged once if there are more W-2s than the base price includes. */
export const MORE_W2S: Price = rates.w2s.more
export const INCLUDED_W2S = rates.w2s.included
export const FORM_1099: Price = rates.form1099
export const INVESTMENT_INCOME: Price = rates.investmentIncome

export const DEPENDENT: Price = rates.dependents.each
export const MAX_CHARGED_DEPENDENTS = rates.dependents.chargedAtMost

/**
 * The first item, which may be the only one, and each later one. A level is a year's expenses for businesses and farms, a
 * year's rent income for rentals.
 */
export const ITEM_RATES = {
  business: rates.businesses,
  farm: rates.farms,
  rental: rates.rentals,
} satisfies Record<string, Record<'first' | 'later', Record<string, Price>>>

export const STATE_RETURN: Price = rates.stateReturn
export const LOCAL_RETURN: Price = rates.localReturn

/** Always part of the firm's total, never of the competitor's (D15). */
export const PROTECTION_PLUS: Price = rates.protectionPlus
