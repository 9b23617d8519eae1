import { notNegative, shareOfRange } from '../amounts.ts'
import type { FullInput } from '../input.ts'

/**
 * The adoption credit before its limit to the tax, in dollars: costs up to a maximum for each child, which one with special needs counts in full, less at higher incomes
 * (IRC §23(a)-(b), Form 8839). A couple must file jointly, unless they lived apart (IRC §23(f)). Up to an amount for
 * each child is paid out, but nothing left over from earlier years (IRC §23(a)(4), (c)).
 */
export function findAdoptionCredit(
  input: FullInput,
  adjustedGrossIncome: number,
): { refundable: number; nonrefundable: number } {
  const { max, refundable: paidOut, phaseout } = input.figures.adoptionCredit.value
  const { adoptionCosts, adoptedChildren, specialNeedsAdoptions, adoptionCarryover } = input
  if (input.filingStatus === 'marriedFilingSeparately' && !input.isLivingApart) {
    return { refundable: 0, nonrefundable: 0 }
  }
  const special = Math.min(specialNeedsAdoptions, adoptedChildren)
  const others = adoptedChildren - special
  const costs = Math.min(adoptionCosts, max * others)
  const left = 1 - shareOfRange(adjustedGrossIncome, phaseout)
  const inFull = special * max * left
  const byCosts = costs * left
  const refundable =
    Math.min(inFull, special * paidOut) + Math.min(byCosts, Math.max(others, 1) * paidOut)
  const rest = notNegative(inFull + byCosts - refundable)
  return { refundable, nonrefundable: rest + adoptionCarryover }
}
