import {
  BASE_RETURN,
  DEPENDENT,
  FORM_1099,
  ITEM_RATES,
  type Price,
  PROTECTION_PLUS,
  STATE_RETURN,
} from '@/config/rates.ts'
import type { ListPriceId } from '@/content/schemas/page.ts'
import { formatDollars } from '@/shared/money.ts'

const smallBusiness = ITEM_RATES.business.first.under2k

/** What the cheapest return of each kind has beside the state return and Protection Plus. */
const RETURNS: Record<ListPriceId, readonly Price[]> = {
  simple: [BASE_RETURN.simple],
  family: [BASE_RETURN.family, DEPENDENT],
  selfEmployed: [BASE_RETURN.business, smallBusiness],
  royalties: [BASE_RETURN.complex, FORM_1099],
  sideBusiness: [BASE_RETURN.complex, smallBusiness],
}

/** The prices that service and industry pages show. Added up here, so that these pages load no estimator. */
export function listPrices(): Record<ListPriceId, string> {
  const entries = Object.entries(RETURNS).map(([id, prices]) => {
    const all = [...prices, STATE_RETURN, PROTECTION_PLUS]
    return [id, formatDollars(all.reduce((sum, { firm }) => sum + firm, 0))]
  })
  return Object.fromEntries(entries)
}
