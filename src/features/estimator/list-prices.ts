import type { ListPriceId } from '@/content/types.ts'
import { formatDollars } from '@/shared/money.ts'
import { DEFAULT_FORM, type EstimatorForm } from './form.ts'
import { estimatePrice } from './pricing.ts'

/** The cheapest return of each kind. */
const RETURNS: Record<ListPriceId, Partial<EstimatorForm>> = {
  simple: { returnType: 'simple' },
  family: { returnType: 'family', dependentCount: 1 },
  selfEmployed: { returnType: 'business', hasBusiness: true, businessExpenses: 'under2k' },
  royalties: { returnType: 'complex', has1099: true },
  sideBusiness: { returnType: 'complex', hasBusiness: true, businessExpenses: 'under2k' },
}

/** The prices that service and industry pages show, as the estimator calculates them. */
export function listPrices(): Record<ListPriceId, string> {
  const entries = Object.entries(RETURNS).map(([id, answers]) => [
    id,
    formatDollars(estimatePrice({ ...DEFAULT_FORM, ...answers }).dresdenPrice),
  ])
  return Object.fromEntries(entries)
}
