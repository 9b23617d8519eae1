import { roundToCents } from '@/shared/money.ts'
import type { AuthorityOutlook } from './answers.ts'
import type { SafeHarbor } from './safe-harbor.ts'

/** Ohio and school district tax as the one tax that R.C. 5747.09 tests. */
export function addOutlooks(ohio: AuthorityOutlook, district: AuthorityOutlook): AuthorityOutlook {
  return {
    expectedTax: addKnown(ohio.expectedTax, district.expectedTax),
    withholding: ohio.withholding + district.withholding,
    priorYearTax: addKnown(ohio.priorYearTax, district.priorYearTax),
    paid: ohio.paid + district.paid,
  }
}

/** The sum of two amounts. Null if either is unknown. */
function addKnown(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one + other
}

/** How much goes with which form, in dollars. */
type StateSplit = { ohio: number; district: number }

/**
 * Splits a payment between IT 1040ES and SD 100ES by how much of each tax's share of the safe
 * amount is still missing.
 * @param share how much of the year's safe amount is due by then: 0.5 at the second date
 */
export function splitStatePayment(
  amount: number,
  { ohio, district }: Record<'ohio' | 'district', AuthorityOutlook>,
  { harbor, share }: { harbor: SafeHarbor; share: number },
): StateSplit {
  const missingForOhio = missingOf(ohio, harbor, share)
  const missing = missingForOhio + missingOf(district, harbor, share)
  const toOhio = missing === 0 ? 0 : roundToCents((amount * missingForOhio) / missing)
  return { ohio: toOhio, district: roundToCents(amount - toOhio) }
}

function missingOf(outlook: AuthorityOutlook, harbor: SafeHarbor, share: number): number {
  const wanted =
    harbor.basis === 'priorYear'
      ? (outlook.priorYearTax ?? 0) * harbor.priorYearShare
      : (outlook.expectedTax ?? 0) * harbor.currentYearShare
  return Math.max(0, (wanted - outlook.withholding) * share - outlook.paid)
}
