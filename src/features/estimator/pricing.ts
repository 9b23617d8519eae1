import type { EstimatorForm } from './form'
import {
  BASE_RETURN,
  BUSINESS,
  DEPENDENT,
  FARM,
  FORM_1099,
  INCLUDED_W2S,
  INVESTMENT_INCOME,
  type ItemRates,
  LOCAL_RETURN,
  MAX_CHARGED_DEPENDENTS,
  MORE_W2S,
  type Price,
  PROTECTION_PLUS,
  RENTAL,
  STATE_RETURN,
} from './rates'

/** A side's price by category, in whole dollars. */
export type PriceBreakdown = {
  baseReturn: number
  additionalForms: number
  credits: number
  business: number
  farm: number
  rental: number
  stateLocal: number
}

export type EstimateResult = {
  dresdenPrice: number
  hrBlockPrice: number
  /** Competitor minus firm; negative where the firm is dearer. */
  savings: number
  /** Percent points of the competitor's price, unrounded; 0 where that price is 0. */
  savingsPercentage: number
  breakdown: PriceBreakdown & { protectionPlus: number }
  hrBlockBreakdown: PriceBreakdown
}

const NOTHING: Price = { firm: 0, competitor: 0 }

/** Prices one return at the firm and at the competitor, in dollars, unrounded (specification, section 9). */
export function estimatePrice(form: EstimatorForm): EstimateResult {
  const prices: Record<keyof PriceBreakdown, Price> = {
    baseReturn: priceBaseReturn(form),
    additionalForms: addPrices([priceW2s(form), price1099(form), priceInvestments(form)]),
    credits: priceDependents(form),
    business: addPrices(priceBusinesses(form)),
    farm: addPrices(priceFarms(form)),
    rental: addPrices(priceRentals(form)),
    stateLocal: addPrices([priceStateReturn(form), priceLocalReturn(form)]),
  }
  const { firm, competitor } = addPrices([...Object.values(prices), PROTECTION_PLUS])
  const savings = competitor - firm

  return {
    dresdenPrice: firm,
    hrBlockPrice: competitor,
    savings,
    savingsPercentage: competitor === 0 ? 0 : (savings / competitor) * 100,
    breakdown: { ...breakdownOf(prices, 'firm'), protectionPlus: PROTECTION_PLUS.firm },
    hrBlockBreakdown: breakdownOf(prices, 'competitor'),
  }
}

export function priceBaseReturn({ returnType }: EstimatorForm): Price {
  return returnType === '' ? NOTHING : BASE_RETURN[returnType]
}

export function priceW2s({ w2Count }: EstimatorForm): Price {
  return w2Count > INCLUDED_W2S ? MORE_W2S : NOTHING
}

export function price1099({ has1099 }: EstimatorForm): Price {
  return has1099 ? FORM_1099 : NOTHING
}

export function priceInvestments({ hasInvestmentIncome }: EstimatorForm): Price {
  return hasInvestmentIncome ? INVESTMENT_INCOME : NOTHING
}

/** How many of the dependents are charged for. */
export function chargedDependents({ dependentCount }: EstimatorForm): number {
  return Math.min(dependentCount, MAX_CHARGED_DEPENDENTS)
}

export function priceDependents(form: EstimatorForm): Price {
  const count = chargedDependents(form)
  return { firm: count * DEPENDENT.firm, competitor: count * DEPENDENT.competitor }
}

/** The price of each business, in order; a level not chosen adds nothing (R125). */
export function priceBusinesses(form: EstimatorForm): Price[] {
  if (!form.hasBusiness) return []
  if (form.businessCount === 1) return priceItems([form.businessExpenses], BUSINESS)
  return priceItems(
    form.businessDetails.map(({ expenses }) => expenses),
    BUSINESS,
  )
}

export function priceFarms(form: EstimatorForm): Price[] {
  if (!form.hasFarm) return []
  if (form.farmCount === 1) return priceItems([form.farmExpenses], FARM)
  return priceItems(
    form.farmDetails.map(({ expenses }) => expenses),
    FARM,
  )
}

export function priceRentals(form: EstimatorForm): Price[] {
  if (!form.hasRental) return []
  if (form.rentalCount === 1) return priceItems([form.rentalIncome], RENTAL)
  return priceItems(
    form.rentalDetails.map(({ income }) => income),
    RENTAL,
  )
}

export function priceStateReturn({ needsStateReturn }: EstimatorForm): Price {
  return needsStateReturn ? STATE_RETURN : NOTHING
}

export function priceLocalReturn({ needsLocalReturn }: EstimatorForm): Price {
  return needsLocalReturn ? LOCAL_RETURN : NOTHING
}

/** "First" is the first item of the list, even when its level is not chosen (R124). */
function priceItems<Level extends string>(
  levels: readonly (Level | '')[],
  rates: ItemRates<Level>,
): Price[] {
  return levels.map((level, index) => {
    if (level === '') return NOTHING
    return (index === 0 ? rates.first : rates.later)[level]
  })
}

function addPrices(prices: readonly Price[]): Price {
  return prices.reduce(
    (sum, price) => ({
      firm: sum.firm + price.firm,
      competitor: sum.competitor + price.competitor,
    }),
    NOTHING,
  )
}

function breakdownOf(
  prices: Record<keyof PriceBreakdown, Price>,
  side: keyof Price,
): PriceBreakdown {
  return {
    baseReturn: prices.baseReturn[side],
    additionalForms: prices.additionalForms[side],
    credits: prices.credits[side],
    business: prices.business[side],
    farm: prices.farm[side],
    rental: prices.rental[side],
    stateLocal: prices.stateLocal[side],
  }
}
