import type { KnownReturn } from '@/features/estimator/public.ts'
import { claimedOf } from '@/tax/dependents.ts'
import type { FullPerson } from '@/tax/input.ts'
import type { Calculation } from './calculate.ts'

/** What a calculation tells about the return for the price estimator. No amounts. */
export function toKnownReturn(calculation: Calculation): KnownReturn {
  const { federal, given, hasDistrictRate, hasVillageRate } = calculation
  const { input } = federal
  const countPeople = (has: (person: FullPerson) => boolean) => input.people.filter(has).length
  const earners = countPeople(({ wages }) => wages > 0)
  const businesses = countPeople(({ selfEmployment }) => selfEmployment !== 0)
  const hasPension = countPeople((one) => one.pensionAndIra > 0 || one.unemployment > 0) > 0
  return {
    w2Count: Math.max(earners, given.ohio.village?.taxedElsewhere.length ?? 0),
    has1099:
      hasPension ||
      [
        input.taxableInterest,
        input.taxExemptInterest,
        input.ordinaryDividends,
        input.socialSecurity,
        input.stateTaxRefund,
      ].some((amount) => amount > 0),
    hasInvestmentIncome: input.shortTermGain !== 0 || input.longTermGain !== 0,
    isSelfEmployed: businesses > 0 && earners === 0,
    dependentCount: claimedOf(input).length,
    hasStudentLoan: input.studentLoanInterest > 0,
    hasItemizedDeductions: federal.deductionKind === 'itemized',
    needsLocalReturn: hasDistrictRate || hasVillageRate,
    counts: {
      business: businesses,
      farm: countPeople(({ farm }) => farm !== 0),
      rental: input.rental === 0 ? 0 : 1,
    },
  }
}
