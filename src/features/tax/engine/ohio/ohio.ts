import { notNegative, sumOf } from '../amounts.ts'
import type { YearFigures } from '../data/figure-types.ts'
import { yearFigures } from '../data/years.ts'
import type { FederalResult } from '../federal/federal.ts'
import { findBusinessProfit } from '../federal/income.ts'
import type { FullPerson } from '../input.ts'
import { findOhioTax, type OhioTax, type OhioTaxInput } from './income-tax.ts'
import {
  findSchoolDistrictTax,
  findVillageTax,
  type SchoolDistrict,
  type Village,
} from './local-taxes.ts'

/** What the Ohio return needs beyond the federal one. Amounts are dollars and default to 0. */
export type OhioInput = {
  otherAdditions?: number
  otherDeductions?: number
  withholding?: number
  estimatedPayments?: number
  schoolDistrict?: SchoolDistrict
  village?: Village
}

/** Ohio and local income tax of a full-year resident, in unrounded dollars. */
export type OhioResult = OhioTax & {
  schoolDistrictTax: number
  villageTax: number
  /** Ohio income tax and school district tax, which the state collects. */
  totalTax: number
  payments: number
  refund: number
  balanceDue: number
}

/** Calculates the Ohio return that goes with a federal one. Nothing is rounded. */
export function calculateOhio(federal: FederalResult, given: OhioInput = {}): OhioResult {
  const figures = yearFigures(federal.input.taxYear)
  const taxInput = readFederal(federal, given, figures)
  const ohioTax = findOhioTax(taxInput, figures.ohio)
  const { schoolDistrict, village, withholding = 0, estimatedPayments = 0 } = given
  const schoolDistrictTax = schoolDistrict
    ? findSchoolDistrictTax(schoolDistrict, federal.input, ohioTax, taxInput.hasSenior, figures)
    : 0
  const villageTax = village ? findVillageTax(village, federal.input, federal.income.rental) : 0
  const totalTax = ohioTax.incomeTax + schoolDistrictTax
  const payments = withholding + estimatedPayments
  return {
    ...ohioTax,
    schoolDistrictTax,
    villageTax,
    totalTax,
    payments,
    refund: notNegative(payments - totalTax),
    balanceDue: notNegative(totalTax - payments),
  }
}

/** Takes what Ohio starts from out of a federal return. */
function readFederal(
  federal: FederalResult,
  { otherAdditions = 0, otherDeductions = 0 }: OhioInput,
  { ohio }: YearFigures,
): OhioTaxInput {
  const { input, income } = federal
  const { minimumAge } = ohio.seniorCitizenCredit.value
  const { eachSpouseNeeds } = ohio.jointFilingCredit.value
  return {
    filingStatus: input.filingStatus,
    federalAdjustedGrossIncome: federal.adjustedGrossIncome,
    exemptionCount:
      input.people.filter(({ isDependent }) => !isDependent).length + input.dependents.length,
    businessIncome: findBusinessProfit(input, income),
    taxableSocialSecurity: federal.taxableSocialSecurity,
    otherAdditions,
    otherDeductions,
    retirementIncome: sumOf(input.people, (person) => person.pensionAndIra),
    hasSenior: input.people.some(({ age }) => age >= minimumAge),
    bothSpousesQualify:
      input.people.length === 2 &&
      input.people.every((person) => qualifyingIncomeOf(person) >= eachSpouseNeeds),
    federalEarnedIncomeCredit: federal.credits.earnedIncome,
    childCareCredit: { full: federal.childCare.credit, allowed: federal.credits.childCare },
  }
}

/** Income that counts for the joint filing credit; business income that Ohio deducts does not. */
function qualifyingIncomeOf({ wages, pensionAndIra, unemployment }: FullPerson): number {
  return wages + pensionAndIra + unemployment
}
