import type { EstimatorForm } from '@/shared/estimator/form.ts'
import type { ScreenReturnType } from '@/shared/estimator/questions.ts'
import { estimatePrice } from './pricing.ts'

/** A return type that fits the answers better than the chosen one, with its prices in dollars. */
export type OtherType = { type: ScreenReturnType; firm: number; competitor: number }

/**
 * The return type that the later answers suggest, or null if they fit the chosen one or our price stays the same. A more
 * expensive type is suggested too. Only the visitor changes the answer.
 */
export function findOtherType(form: EstimatorForm): OtherType | null {
  const type = fittingType(form)
  if (type === null || type === form.returnType) return null
  const { dresdenPrice, hrBlockPrice } = estimatePrice({ ...form, returnType: type })
  if (dresdenPrice === estimatePrice(form).dresdenPrice) return null
  return { type, firm: dresdenPrice, competitor: hrBlockPrice }
}

function fittingType(form: EstimatorForm): ScreenReturnType | null {
  const { has1099, hasInvestmentIncome, hasBusiness, hasFarm, hasRental } = form
  const hasDependents = form.dependentCount > 0
  const hasOtherIncome = has1099 || hasInvestmentIncome || hasFarm || hasRental
  // The counter starts at one W-2, so only a second one was entered on purpose.
  const besideJobs = form.w2Count > 1 ? 'complex' : 'business'
  switch (form.returnType) {
    case 'simple':
    case 'family':
      if (hasDependents) return 'family'
      if (hasBusiness) return besideJobs
      return hasOtherIncome ? 'complex' : 'simple'
    case 'complex':
      return hasDependents ? 'family' : null
    case 'business':
      return hasDependents ? 'family' : besideJobs
    default:
      return null
  }
}
