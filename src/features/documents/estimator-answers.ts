import type { KnownIncome } from '@/features/estimator/public.ts'
import type { FormKind } from './forms.ts'

/**
 * The estimator's 1099 question covers work, interest and retirement forms. Dividends are a separate
 * question.
 */
const FORMS_1099: readonly FormKind[] = ['1099nec', '1099int', 'ssa1099']

/**
 * Counts a visit's documents for the price estimator.
 * @returns null if none of them changes the price
 */
export function toEstimatorAnswers(kinds: readonly FormKind[]): KnownIncome | null {
  const answers = {
    w2Count: kinds.filter((kind) => kind === 'w2').length,
    has1099: kinds.some((kind) => FORMS_1099.includes(kind)),
    hasInvestmentIncome: kinds.includes('1099div'),
    isSelfEmployed: kinds.includes('1099nec'),
  }
  const changesPrice = answers.w2Count > 0 || answers.has1099 || answers.hasInvestmentIncome
  return changesPrice ? answers : null
}
