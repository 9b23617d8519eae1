import { sessionStore } from '@/lib/storage'
import { DEFAULT_FORM, type EstimatorForm, LIMITS, type ScreenReturnType } from './form'
import { readSavedAnswers } from './read-saved-answers'
import { ANSWERS_KEY, serializeAnswers } from './serialize-answers'

/** What is known of a visitor's income from elsewhere on the site. */
export type KnownIncome = {
  w2Count: number
  has1099: boolean
  hasInvestmentIncome: boolean
  isSelfEmployed: boolean
}

const INCOME_STEP = 1

/**
 * Puts known income into the answers of this tab, beside those already given, and opens the estimator
 * at the question about income. What is not known stays as it is.
 */
export function addToAnswers(known: KnownIncome): void {
  const form = readSavedAnswers()?.form ?? DEFAULT_FORM
  const next: EstimatorForm = {
    ...form,
    returnType: form.returnType || suggestReturnType(known),
    w2Count: Math.min(LIMITS.w2Count.max, Math.max(form.w2Count, known.w2Count)),
    has1099: form.has1099 || known.has1099,
    hasInvestmentIncome: form.hasInvestmentIncome || known.hasInvestmentIncome,
  }
  sessionStore.set(ANSWERS_KEY, serializeAnswers(next, INCOME_STEP))
}

function suggestReturnType(known: KnownIncome): ScreenReturnType {
  if (known.isSelfEmployed) return 'business'
  return known.has1099 || known.hasInvestmentIncome ? 'complex' : 'simple'
}
