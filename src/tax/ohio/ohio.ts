import { sumOf } from '../amounts.ts'
import type { YearFigures } from '../data/figure-types.ts'
import { yearFigures } from '../data/years.ts'
import { claimedOf } from '../dependents.ts'
import type { FederalResult } from '../federal/federal.ts'
import { findBusinessGain, findBusinessProfit } from '../federal/income.ts'
import { dropUndefined } from '../input.ts'
import { settle, type Settlement } from '../settle.ts'
import { findClaims } from './claimed-credits.ts'
import { findOhioTax, type OhioTax, splitBusinessIncome } from './income-tax.ts'
import type { OhioTaxInput } from './income-tax-input.ts'
import { OHIO_DEFAULTS, type FullOhioInput, type OhioInput } from './input.ts'
import { findSchoolDistrictTax, findVillageTax, workplaceTaxOf } from './local-taxes.ts'
import { findOhioSchedule, type OhioSchedule, totalOf } from './schedule.ts'
import { findSpouseIncomes, ownerPayOf, retirementIncomeOf } from './spouse-income.ts'

/**
 * Ohio and local income tax of a full-year resident, in unrounded dollars. Payments, refund and balance due
 * are those of the IT 1040. The school district has a separate return.
 */
export type OhioResult = OhioTax &
  Settlement & {
    schedule: OhioSchedule
    schoolDistrictTax: number
    schoolDistrict: Settlement
    /** For the town of residence, after its credit for the workplace's tax. */
    villageTax: number
    village: Settlement
    /** The tax of the towns of the workplaces, and the outcome with each. */
    workplaceTax: number
    workplaces: Settlement[]
    /** Ohio income tax and school district tax, which the state collects. */
    totalTax: number
  }

/** Calculates the Ohio return for a federal return. Nothing is rounded. */
export function calculateOhio(federal: FederalResult, input: OhioInput = {}): OhioResult {
  const given: FullOhioInput = { ...OHIO_DEFAULTS, ...dropUndefined(input) }
  const figures = yearFigures(federal.input.taxYear)
  const schedule = findOhioSchedule(federal, given, figures)
  const claims = findClaims(federal, given, figures.ohio)
  const taxInput = { ...readFederal(federal, schedule, figures), claims }
  const ohioTax = findOhioTax(taxInput, figures.ohio)
  const { schoolDistrict, village } = given
  const jobs = village?.taxedElsewhere ?? []
  const schoolDistrictTax = sumOf(onlyGiven(schoolDistrict, given.earlierDistrict), (one) =>
    findSchoolDistrictTax(one, federal.input, ohioTax, taxInput.hasSenior, figures),
  )
  const villageTax = sumOf(onlyGiven(village, given.earlierVillage), (one) =>
    findVillageTax(one, federal.input, federal.income.rental),
  )
  return {
    ...ohioTax,
    schedule,
    ...settle(ohioTax.incomeTax, given.withholding + given.estimatedPayments),
    schoolDistrictTax,
    schoolDistrict: settle(schoolDistrictTax, given.schoolDistrictPayments),
    villageTax,
    village: settle(villageTax, village?.payments ?? 0),
    workplaceTax: sumOf(jobs, workplaceTaxOf),
    workplaces: jobs.map((job) => settle(workplaceTaxOf(job), job.paid)),
    totalTax: ohioTax.incomeTax + schoolDistrictTax,
  }
}

function onlyGiven<T>(...ones: (T | undefined)[]): T[] {
  return ones.filter((one) => one !== undefined)
}

/** Takes the Ohio return's starting point from a federal return. */
function readFederal(
  federal: FederalResult,
  schedule: OhioSchedule,
  figures: YearFigures,
): OhioTaxInput {
  const { input, income } = federal
  const { additions, deductions } = totalOf(schedule)
  const { minimumAge } = figures.ohio.seniorCitizenCredit.value
  const { eachSpouseNeeds } = figures.ohio.jointFilingCredit.value
  const base = {
    filingStatus: input.filingStatus,
    federalAdjustedGrossIncome: federal.adjustedGrossIncome,
    // Gains of business property too (R.C. 5747.01(B)).
    businessIncome:
      findBusinessProfit(input, income) +
      findBusinessGain(input.people) +
      sumOf(input.people, ownerPayOf),
    depreciationAdjustment:
      schedule.additions.depreciation - schedule.deductions.earlierDepreciation,
  }
  const { businessIncomeLeft } = splitBusinessIncome(base, figures.ohio)
  const spouseIncomes = findSpouseIncomes(federal, businessIncomeLeft)
  return {
    ...base,
    exemptionCount:
      input.people.filter(({ isDependent }) => !isDependent).length + claimedOf(input).length,
    taxableSocialSecurity: federal.taxableSocialSecurity,
    otherAdditions: additions,
    otherDeductions: deductions,
    retirementIncome: sumOf(input.people, retirementIncomeOf),
    hasSenior: input.people.some(({ age }) => age >= minimumAge),
    bothSpousesQualify:
      spouseIncomes.length === 2 && spouseIncomes.every((own) => own >= eachSpouseNeeds),
    federalEarnedIncomeCredit: federal.credits.earnedIncome,
    childCareCredit: { full: federal.childCare.credit, allowed: federal.credits.childCare },
  }
}
