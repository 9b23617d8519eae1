import {
  answer,
  DEFAULT_FORM,
  type EstimatorForm,
  isLevelMissing,
  readItems,
  setHasItems,
  setItemCount,
} from '@/shared/estimator/form.ts'
import {
  type CountId,
  ITEM_KINDS,
  ITEM_LIMITS,
  type ItemKind,
  type Question,
  QUESTIONS,
  type ScreenReturnType,
  type YesNoId,
} from '@/shared/estimator/questions.ts'
import { estimatePrice } from './pricing.ts'

/** What other tools of the site know about a visitor's income: counts and a "yes" by their field in the form. */
export type KnownIncome = Partial<Record<CountId, number> & Record<YesNoId, boolean>> & {
  isSelfEmployed: boolean
}

/** What the tax calculator knows about a return. */
export type KnownReturn = KnownIncome & {
  /** How many of each. What they spend or earn is not known. */
  counts: Record<ItemKind, number>
}

/** The answers with what is known added. All others stay as they are. */
export function fillForm(form: EstimatorForm, known: KnownIncome | KnownReturn): EstimatorForm {
  const typed = answer(form, { returnType: form.returnType || suggestReturnType(known) })
  return QUESTIONS.reduce((one, question) => addKnown(one, question, known), typed)
}

/** The first kind of items with a level still to choose, which is also the ID of its step. */
export function findOpenItems(form: EstimatorForm): ItemKind | undefined {
  return ITEM_KINDS.find((kind) => isLevelMissing(form, kind))
}

/** There is only ever more: another count of items resets their levels. */
function addKnown(form: EstimatorForm, question: Question, known: Partial<KnownReturn>) {
  if (question.kind === 'choice') return form
  if (question.kind === 'yesNo') {
    return { ...form, [question.id]: form[question.id] || known[question.id] === true }
  }
  if (question.kind === 'count') {
    const count = Math.max(form[question.id], known[question.id] ?? 0)
    return { ...form, [question.id]: Math.min(question.max, count) }
  }
  const count = known.counts?.[question.id] ?? 0
  if (count === 0) return form
  const most = Math.max(readItems(form, question.id).levels.length, count)
  const on = setHasItems(form, question.id, true)
  return setItemCount(on, question.id, Math.min(ITEM_LIMITS.max, most))
}

/** As the cards of the first question describe them. */
function suggestReturnType(known: KnownIncome & Partial<KnownReturn>): ScreenReturnType {
  if ((known.dependentCount ?? 0) > 0) return 'family'
  if (known.isSelfEmployed) return 'business'
  const hasItems = Object.values(known.counts ?? {}).some((count) => count > 0)
  return known.has1099 || known.hasInvestmentIncome || hasItems ? 'complex' : 'simple'
}

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
