import { type Price, RATES } from '@/config/rates.ts'
import { type EstimatorForm, readItems } from '@/shared/estimator/form.ts'
import { type Category, type Question, QUESTIONS, STEPS } from '@/shared/estimator/questions.ts'

/** A side's price by category, in whole dollars. */
type PriceBreakdown = Record<Category, number>

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

/** A return with its prices and totals. It is priced once per change and passed to whatever describes it. */
export type PricedReturn = {
  form: EstimatorForm
  /** Of each answer: one price per item, in order, and none for a "no". The totals add them up. */
  prices: Record<Question['id'], Price[]>
  estimate: EstimateResult
}

export const NOTHING: Price = { firm: 0, competitor: 0 }

/** Prices every answer at the firm and at the competitor, in dollars, unrounded (specification, section 9). */
export function priceReturn(form: EstimatorForm): PricedReturn {
  const entries = QUESTIONS.map((question) => [question.id, priceAnswer(form, question)])
  const prices: PricedReturn['prices'] = Object.fromEntries(entries)
  return { form, prices, estimate: addUp(prices) }
}

/** The totals of one return by category, in dollars, unrounded. */
export function estimatePrice(form: EstimatorForm): EstimateResult {
  return priceReturn(form).estimate
}

function priceAnswer(form: EstimatorForm, question: Question): Price[] {
  switch (question.kind) {
    // The base price of the return type, or none if none is chosen (R111-R113).
    case 'choice':
      return form.returnType === '' ? [] : [question.prices[form.returnType]]
    case 'count': {
      const { included, most = Infinity, price } = question
      const count = form[question.id]
      // Per item up to a number of them (R117), or once above a number of them (R114).
      const times = included === undefined ? Math.min(count, most) : Number(count > included)
      return [{ firm: times * price.firm, competitor: times * price.competitor }]
    }
    case 'yesNo':
      return form[question.id] ? [question.price ?? NOTHING] : []
    // A level that was not chosen adds nothing, and the item after it is still a later one (R118-R125).
    case 'items': {
      const { has, levels } = readItems(form, question.id)
      const { first, later } = question.rates
      return has
        ? levels.map((level, index) => (index === 0 ? first : later)[level] ?? NOTHING)
        : []
    }
  }
}

function addUp(prices: PricedReturn['prices']): EstimateResult {
  const none = Object.fromEntries(
    Object.values(STEPS).map(({ category }) => [category, 0]),
  ) as PriceBreakdown
  const breakdown = { ...none, protectionPlus: RATES.protectionPlus.firm }
  const hrBlockBreakdown = { ...none }
  for (const { id, step } of QUESTIONS) {
    const { category } = STEPS[step]
    for (const { firm, competitor } of prices[id]) {
      breakdown[category] += firm
      hrBlockBreakdown[category] += competitor
    }
  }
  const dresdenPrice = sum(breakdown)
  const hrBlockPrice = sum(hrBlockBreakdown)
  const savings = hrBlockPrice - dresdenPrice
  const savingsPercentage = hrBlockPrice === 0 ? 0 : (savings / hrBlockPrice) * 100
  return { dresdenPrice, hrBlockPrice, savings, savingsPercentage, breakdown, hrBlockBreakdown }
}

const sum = (parts: PriceBreakdown) =>
  Object.values(parts).reduce((total, amount) => total + amount, 0)
