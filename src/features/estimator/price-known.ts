import { fillForm, findOpenItems, type KnownReturn } from './fill-form.ts'
import { DEFAULT_FORM } from '@/shared/estimator/form.ts'
import { estimatePrice } from './pricing.ts'

/** Our price in dollars: the least a return costs while a level is open. */
type KnownPrice = { price: number; isComplete: boolean }

/** Our price for a return of which this is known, beside the answers given. */
export function priceKnown(known: KnownReturn, answers = DEFAULT_FORM): KnownPrice {
  const form = fillForm(answers, known)
  return {
    price: estimatePrice(form).dresdenPrice,
    isComplete: findOpenItems(form) === undefined,
  }
}
