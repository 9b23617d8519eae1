import { fillForm, findOpenItems, type KnownReturn } from './fill-form.ts'
import { DEFAULT_FORM } from './form.ts'
import { estimatePrice } from './pricing.ts'

/** Our price for a return of which only this is known, in dollars: the least it costs while a level is open. */
export function priceKnown(known: KnownReturn): { price: number; isComplete: boolean } {
  const form = fillForm(DEFAULT_FORM, known)
  return {
    price: estimatePrice(form).dresdenPrice,
    isComplete: findOpenItems(form) === undefined,
  }
}
