import { type Price, RATES } from '../../config/rates.ts'
import type { ListPriceId } from '../../content/schemas/page.ts'
import { formatDollars } from '../../shared/money.ts'

// The build replaces this file by its values (build/evaluate-figures.ts).

const { returns, businesses, dependents, form1099, stateReturn, protectionPlus } = RATES

/** The prices that service and industry pages show: the cheapest return of each kind, with the state return. */
export const LIST_PRICES: Record<ListPriceId, string> = {
  simple: sum(returns.simple),
  family: sum(returns.family, dependents.each),
  selfEmployed: sum(returns.business, businesses.first.under2k),
  royalties: sum(returns.complex, form1099),
  sideBusiness: sum(returns.complex, businesses.first.under2k),
}

function sum(...prices: readonly Price[]): string {
  const all = [...prices, stateReturn, protectionPlus]
  return formatDollars(all.reduce((total, { firm }) => total + firm, 0))
}
