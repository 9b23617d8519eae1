import { formatDollars, roundToCents } from '@/shared/money.ts'
import { formatRate } from '@/shared/percent.ts'
import { FEDERAL_RULES } from '@/tax/data/estimated-tax.ts'

/** "$1,351" for 1350.10: rounding up to whole dollars keeps a payment safe. */
export function formatPayment(amount: number): string {
  // Rounded to cents first, so that fractions of a cent don't add a dollar.
  return formatDollars(Math.ceil(roundToCents(amount)))
}

/** "110%" for 1.1; "Two-thirds" for the share of farmers and fishers. */
export function describeShare(share: number): string {
  return share === FEDERAL_RULES.farmShare ? 'Two-thirds' : formatRate(share)
}
