import { excessOver } from '../amounts.ts'
import type { FullInput } from '../input.ts'

/**
 * The taxable part of Social Security benefits in dollars (IRC §86). `otherIncome` is adjusted
 * gross income without benefits and without the student loan deduction.
 */
export function findTaxableSocialSecurity(input: FullInput, otherIncome: number): number {
  const [baseHalf, base85] = findBenefitBases(input)
  const [halfShare, mostShare] = input.figures.socialSecurityBenefits.value.shares
  const half = halfShare * input.socialSecurity
  const provisional = otherIncome + input.taxExemptInterest + half
  const firstPart = Math.min(half, halfShare * excessOver(provisional, baseHalf))
  if (provisional <= base85) return firstPart
  const lower = Math.min(firstPart, halfShare * (base85 - baseHalf))
  const second = mostShare * (provisional - base85) + lower
  return Math.min(mostShare * input.socialSecurity, second)
}

/** The incomes at which half and at which 85% of the benefits start to be taxed, in dollars. */
export function findBenefitBases(input: FullInput): [half: number, most: number] {
  const { baseHalf, base85, apartBaseHalf, apartBase85 } =
    input.figures.socialSecurityBenefits.value
  const isApart = input.filingStatus === 'marriedFilingSeparately' && input.isLivingApart
  if (isApart) return [apartBaseHalf, apartBase85]
  return [baseHalf[input.filingStatus], base85[input.filingStatus]]
}
