import { lowerFirst } from '@/lib/wording.ts'
import { DEFAULT_FORM, type EstimatorForm } from '@/shared/estimator/form.ts'
import { ITEMS } from '@/shared/estimator/questions.ts'
import { type PricedReturn, priceReturn } from './pricing.ts'

type TypicalReturn = { name: string; what: string; answers: Partial<EstimatorForm> }

const { under2k = '', over5k = '' } = ITEMS.business.levels

const TYPICAL_RETURNS: readonly TypicalReturn[] = [
  {
    name: 'One job',
    what: 'One W-2, with the Ohio return',
    answers: { returnType: 'simple' },
  },
  {
    name: 'A family',
    what: 'Two children, Ohio and village returns',
    answers: { returnType: 'family', dependentCount: 2, needsLocalReturn: true },
  },
  {
    name: 'A job and a side business',
    what: `Wages, a business ${lowerFirst(under2k)} in expenses, Ohio`,
    answers: { returnType: 'complex', hasBusiness: true, businessExpenses: 'under2k' },
  },
  {
    name: 'A full-time business',
    what: `${over5k} in expenses, with the Ohio return`,
    answers: { returnType: 'business', hasBusiness: true, businessExpenses: 'over5k' },
  },
]

/** Typical returns at today's prices, for visitors who have not yet answered anything. */
export function priceTypicalReturns(): (Omit<TypicalReturn, 'answers'> & PricedReturn)[] {
  return TYPICAL_RETURNS.map(({ answers, ...typical }) => ({
    ...typical,
    ...priceReturn({ ...DEFAULT_FORM, ...answers }),
  }))
}
