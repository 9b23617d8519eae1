import { type EstimatorForm, type ItemKind, type LevelOf, readItems } from './form.ts'
import {
  BASE_RETURN,
  DEPENDENT,
  FORM_1099,
  INCLUDED_W2S,
  INVESTMENT_INCOME,
  ITEM_RATES,
  LOCAL_RETURN,
  MAX_CHARGED_DEPENDENTS,
  MORE_W2S,
  type Price,
  PROTECTION_PLUS,
  STATE_RETURN,
} from '@/config/rates.ts'

/** A side's price by category, in whole dollars. */
type PriceBreakdown = {
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
  /** Competitor minus firm. Negative if the firm costs more. */
  savings: number
  /** In percent of the competitor's price, unrounded. 0 if that price is 0. */
  savingsPercentage: number
  breakdown: PriceBreakdown & { protectionPlus: number }
  hrBlockBreakdown: PriceBreakdown
}

const NOTHING: Price = { firm: 0, competitor: 0 }

/** The price of a "yes" to the questions that no other answer depends on (R115, R116, R126, R128). */
export const YES_PRICES = {
  has1099: FORM_1099,
  hasInvestmentIncome: INVESTMENT_INCOME,
  hasStudentLoan: NOTHING,
  hasItemizedDeductions: NOTHING,
  needsStateReturn: STATE_RETURN,
  needsLocalReturn: LOCAL_RETURN,
} as const satisfies Partial<Record<keyof EstimatorForm, Price>>

export type YesNoField = keyof typeof YES_PRICES

/** The price of each answer. The lines of an estimate show these prices, and its totals add them up. */
export type AnswerPrices = Record<YesNoField, Price> & {
  returnType: Price
  w2: Price
  dependents: Price
  /** One per item, in order. Empty if the kind is switched off. */
  business: Price[]
  farm: Price[]
  rental: Price[]
  protectionPlus: Price
}

/** A return with its prices and totals. It is priced once per change and passed to whatever describes it. */
export type PricedReturn = { form: EstimatorForm; prices: AnswerPrices; estimate: EstimateResult }

export function priceReturn(form: EstimatorForm): PricedReturn {
  const prices = priceAnswers(form)
  return { form, prices, estimate: addUp(prices) }
}

/** The totals of one return by category, in dollars, unrounded. */
export function estimatePrice(form: EstimatorForm): EstimateResult {
  return priceReturn(form).estimate
}

/** Prices every answer at the firm and at the competitor, in dollars, unrounded (specification, section 9). */
function priceAnswers(form: EstimatorForm): AnswerPrices {
  return {
    returnType: priceBaseReturn(form),
    w2: priceW2s(form),
    dependents: priceDependents(form),
    business: priceItems(form, 'business'),
    farm: priceItems(form, 'farm'),
    rental: priceItems(form, 'rental'),
    has1099: priceYes(form, 'has1099'),
    hasInvestmentIncome: priceYes(form, 'hasInvestmentIncome'),
    hasStudentLoan: priceYes(form, 'hasStudentLoan'),
    hasItemizedDeductions: priceYes(form, 'hasItemizedDeductions'),
    needsStateReturn: priceYes(form, 'needsStateReturn'),
    needsLocalReturn: priceYes(form, 'needsLocalReturn'),
    protectionPlus: PROTECTION_PLUS,
  }
}

function addUp(prices: AnswerPrices): EstimateResult {
  const { protectionPlus } = prices
  const categories: Record<keyof PriceBreakdown, Price> = {
    baseReturn: prices.returnType,
    additionalForms: addPrices([prices.w2, prices.has1099, prices.hasInvestmentIncome]),
    credits: prices.dependents,
    business: addPrices(prices.business),
    farm: addPrices(prices.farm),
    rental: addPrices(prices.rental),
    stateLocal: addPrices([prices.needsStateReturn, prices.needsLocalReturn]),
  }
  const { firm, competitor } = addPrices([...Object.values(categories), protectionPlus])
  const savings = competitor - firm

  return {
    dresdenPrice: firm,
    hrBlockPrice: competitor,
    savings,
    savingsPercentage: competitor === 0 ? 0 : (savings / competitor) * 100,
    breakdown: { ...breakdownOf(categories, 'firm'), protectionPlus: protectionPlus.firm },
    hrBlockBreakdown: breakdownOf(categories, 'competitor'),
  }
}

/** The base price of the return type, or 0 if none is chosen (R111-R113). */
function priceBaseReturn({ returnType }: EstimatorForm): Price {
  return returnType === '' ? NOTHING : BASE_RETURN[returnType]
}

/** Charged once if there are more W-2s than the base price includes (R114). */
function priceW2s({ w2Count }: EstimatorForm): Price {
  return w2Count > INCLUDED_W2S ? MORE_W2S : NOTHING
}

/** The list has a price for each level. */
const RATES: { [Kind in ItemKind]: Record<'first' | 'later', Record<LevelOf<Kind>, Price>> } =
  ITEM_RATES

/** How many dependents are charged (R117). */
export function chargedDependents({ dependentCount }: EstimatorForm): number {
  return Math.min(dependentCount, MAX_CHARGED_DEPENDENTS)
}

/** Per charged dependent (R117). */
function priceDependents(form: EstimatorForm): Price {
  const count = chargedDependents(form)
  return { firm: count * DEPENDENT.firm, competitor: count * DEPENDENT.competitor }
}

/**
 * The price of each business, farm or rental, in order. Empty if the kind is switched off. A level that was not
 * chosen adds nothing, and the item after it is still a later one (R118-R125).
 */
function priceItems<Kind extends ItemKind>(form: EstimatorForm, kind: Kind): Price[] {
  const { has, levels } = readItems(form, kind)
  if (!has) return []
  const { first, later } = RATES[kind]
  return levels.map((level, index) => priceLevel(level, index === 0 ? first : later))
}

function priceYes(form: EstimatorForm, field: YesNoField): Price {
  return form[field] ? YES_PRICES[field] : NOTHING
}

function priceLevel<Level extends string>(level: Level | '', rates: Record<Level, Price>): Price {
  return level === '' ? NOTHING : rates[level]
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
  categories: Record<keyof PriceBreakdown, Price>,
  side: keyof Price,
): PriceBreakdown {
  return {
    baseReturn: categories.baseReturn[side],
    additionalForms: categories.additionalForms[side],
    credits: categories.credits[side],
    business: categories.business[side],
    farm: categories.farm[side],
    rental: categories.rental[side],
    stateLocal: categories.stateLocal[side],
  }
}
