import { notNegative, sumOf } from '../amounts.ts'
import { RETIREMENT_EXCEPTIONS } from '../data/early-exceptions.ts'
import { educatorDeductionOf } from '../federal/adjusted-gross-income.ts'
import type { FederalResult } from '../federal/federal.ts'
import { selfEmployedHealthInsuranceOf, selfEmployedRetirementOf } from '../federal/retirement.ts'
import { passThroughIncomeOf } from '../federal/pass-through.ts'
import { halfSelfEmploymentTaxOf, ownProfitOf } from '../federal/self-employment.ts'
import type { FullPerson } from '../input.ts'

/**
 * Each spouse's own income that counts for Ohio's joint filing credit, in dollars (R.C. 5747.05(E)(1)): Ohio
 * adjusted gross income without interest, dividends, royalties, rents and capital gains. A spouse's own loss
 * and adjustments count against it.
 * @param taxableBusinessIncome both spouses' profit after the business income deduction
 */
export function findSpouseIncomes(federal: FederalResult, taxableBusinessIncome: number): number[] {
  const { people } = federal.input
  const profits = sumOf(people, (person) => notNegative(businessIncomeOf(person)))
  return people.map((person) => {
    const profit = businessIncomeOf(person)
    const business =
      profit < 0 ? profit : taxableBusinessIncome * (profits > 0 ? profit / profits : 0)
    const pay = person.wages + person.guaranteedPayments - ownerPayOf(person)
    const wages = pay - Math.min(person.militaryPay, person.wages)
    const income =
      wages +
      taxedPensionOf(person) +
      person.unemployment +
      person.scholarship +
      business +
      person.gamblingWinnings +
      person.alimonyReceived
    return income - ownAdjustmentsOf(person, federal)
  })
}

/**
 * Pay from a partnership or S corporation of which one person owns 20% or more, in dollars: business income
 * for Ohio (R.C. 5747.01(B), 5733.40(A)(7); Schedule of Business Income, line 5).
 */
export function ownerPayOf({ ownerPay, wages, guaranteedPayments }: FullPerson): number {
  return Math.min(ownerPay, wages + guaranteedPayments)
}

function businessIncomeOf(person: FullPerson): number {
  return (
    ownProfitOf(person) +
    passThroughIncomeOf(person) +
    person.businessPropertyIncome +
    ownerPayOf(person)
  )
}

/** Pensions and IRA money that Ohio does not deduct, in dollars. */
function taxedPensionOf(person: FullPerson): number {
  return notNegative(person.pensionAndIra - person.uniformedRetirement - person.disabilityBenefits)
}

/**
 * Pensions and IRA money received on account of retirement, for Ohio's retirement income credit, in dollars: no
 * plan cashed out early (R.C. 5747.055(A)(1)).
 */
export function retirementIncomeOf(person: FullPerson): number {
  const isRetired = RETIREMENT_EXCEPTIONS.includes(person.earlyException)
  return notNegative(taxedPensionOf(person) - (isRetired ? 0 : person.earlyWithdrawal))
}

function ownAdjustmentsOf(
  person: FullPerson,
  { adjustments, input: { people, figures } }: FederalResult,
): number {
  const shareOf = (total: number, amountOf: (one: FullPerson) => number) => {
    const all = sumOf(people, amountOf)
    return all > 0 ? total * (amountOf(person) / all) : 0
  }
  return (
    halfSelfEmploymentTaxOf(person, figures) +
    educatorDeductionOf(person, figures) +
    person.alimonyPaid +
    selfEmployedRetirementOf(person, figures) +
    selfEmployedHealthInsuranceOf(person, figures) +
    shareOf(adjustments.healthSavings, (one) => one.hsaContribution) +
    shareOf(adjustments.ira, (one) => one.iraContribution)
  )
}
