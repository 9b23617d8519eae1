import { notNegative, sumOf } from '../amounts.ts'
import type { YearFigures } from '../data/figure-types.ts'
import { netProfitOf, ownProfitOf } from '../federal/self-employment.ts'
import type { FullInput } from '../input.ts'
import type { OhioTax } from './income-tax.ts'
import type { SchoolDistrict, Village, Workplace } from './input.ts'

/**
 * School district income tax in dollars (R.C. chapter 5748, form SD 100). Earned income counts after
 * the depreciation adjustment and never above modified adjusted gross income (R.C. 5748.01(E)(1)(b)). A district takes its part of the
 * year's income by days.
 */
export function findSchoolDistrictTax(
  { rate, base, yearShare = 1 }: SchoolDistrict,
  input: FullInput,
  ohioTax: OhioTax,
  hasSenior: boolean,
  figures: YearFigures,
): number {
  const income =
    base === 'traditional'
      ? ohioTax.modifiedAdjustedGrossIncome - ohioTax.exemptionAmount
      : Math.min(
          findEarnedIncome(input, figures) + ohioTax.depreciationAdjustment,
          ohioTax.modifiedAdjustedGrossIncome,
        )
  const senior = hasSenior ? figures.ohio.schoolDistrictSeniorCredit.value : 0
  return notNegative(yearShare * rate * notNegative(income) - senior)
}

/** Wages and net earnings from self-employment as IRC §1402(a) counts them (R.C. 5748.01). */
function findEarnedIncome({ people }: FullInput, { federal }: YearFigures): number {
  const { netEarningsFactor } = federal.payrollRates.value
  return sumOf(
    people,
    (person) =>
      person.wages -
      Math.min(person.militaryPay, person.wages) +
      netEarningsFactor * notNegative(netProfitOf(person)),
  )
}

/**
 * Income tax of the city or village of residence in dollars (R.C. chapter 718), on qualifying wages
 * (R.C. 718.01(R): Medicare wages), net profit with that of partnerships, rents, and winnings if the town taxes them; losses do not
 * reduce wages, and military pay and an S corporation's income are exempt (R.C. 718.01(B)(1)(a), (C)). `rental` is the
 * federal return's.
 */
export function findVillageTax(village: Village, input: FullInput, rental: number): number {
  const wages = sumOf(
    input.people,
    (person) => person.medicareWages - Math.min(person.militaryPay, person.wages),
  )
  const profit = notNegative(
    sumOf(
      input.people,
      (one) => ownProfitOf(one) + one.partnershipIncome + one.guaranteedPayments,
    ) + rental,
  )
  const winnings = village.taxesWinnings
    ? sumOf(input.people, (person) => person.gamblingWinnings)
    : 0
  const credited = sumOf(village.taxedElsewhere, (job) =>
    Math.min(workplaceTaxOf(job), village.creditLimitRate * job.wages),
  )
  const { rate, creditShare, yearShare = 1 } = village
  return yearShare * notNegative(rate * (wages + profit + winnings) - creditShare * credited)
}

/** The tax of the town of a workplace on its wages, in dollars. What is withheld beyond it gives no credit at home. */
export function workplaceTaxOf({ wages, rate, paid }: Workplace): number {
  return rate === undefined ? paid : rate * wages
}
