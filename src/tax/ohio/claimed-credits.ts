import { notNegative, sumOf, valueOfStep } from '../amounts.ts'
import type { OhioFigures } from '../data/ohio.ts'
import type { FederalResult } from '../federal/federal.ts'
import type { FullOhioInput } from './input.ts'

/** Ohio credits for what people paid or received, in dollars. */
export type ClaimedCredits = {
  lumpSumRetirement: number
  lumpSumDistribution: number
  displacedWorker: number
  campaign: number
  homeSchool: number
  scholarship: number
  privateSchool: number
}

/** The bases of these credits, before their limits by income and tax. */
export type OhioClaims = Omit<ClaimedCredits, 'lumpSumRetirement'> & {
  lumpSum: number
  lifeYears: number
  otherStateIncome: number
  otherStateTax: number
}

export const NO_CLAIMS: OhioClaims = {
  lumpSum: 0,
  lifeYears: 0,
  lumpSumDistribution: 0,
  displacedWorker: 0,
  campaign: 0,
  homeSchool: 0,
  scholarship: 0,
  privateSchool: 0,
  otherStateIncome: 0,
  otherStateTax: 0,
}

/** The credits based on what people paid, each within its own limit (R.C. 5747.98). */
export function findClaims(
  { input: { people }, adjustedGrossIncome }: FederalResult,
  given: FullOhioInput,
  figures: OhioFigures,
): OhioClaims {
  const { displacedWorkerCredit, lumpSumDistributionCredit, privateSchoolCredit } = figures
  const displaced = displacedWorkerCredit.value
  const distribution = lumpSumDistributionCredit.value
  const { incomeUnder, low, high } = privateSchoolCredit.value
  const isOldEnough = people.some(({ age }) => age >= distribution.minimumAge)
  return {
    lumpSum: given.lumpSumRetirement,
    lifeYears: given.lifeYears,
    lumpSumDistribution:
      given.claimsLumpSumDistribution && isOldEnough ? distribution.perYear * given.lifeYears : 0,
    displacedWorker: sumOf(people, (one) =>
      Math.min(displaced.max, displaced.share * one.displacedTraining),
    ),
    campaign: Math.min(given.campaignGifts, figures.campaignCredit.value * people.length),
    homeSchool: figures.homeSchoolCredit.value * given.homeSchoolStudents,
    scholarship: sumOf(people, (one) =>
      Math.min(one.scholarshipGifts, figures.scholarshipCredit.value),
    ),
    privateSchool: Math.min(
      given.privateSchoolTuition,
      adjustedGrossIncome < incomeUnder ? low : high,
    ),
    otherStateIncome: given.otherStateIncome,
    otherStateTax: given.otherStateTax,
  }
}

/**
 * The retirement income credit for the yearly income that a lump sum would provide, times the years (R.C.
 * 5747.055(C)-(E)). `income` is modified adjusted gross income less exemptions.
 */
export function findLumpSumRetirementCredit(
  { lumpSum, lifeYears }: OhioClaims,
  income: number,
  figures: OhioFigures,
): number {
  const { steps, incomeUnder } = figures.retirementIncomeCredit.value
  if (lumpSum === 0 || lifeYears <= 0 || income >= incomeUnder) return 0
  return notNegative(valueOfStep(lumpSum / lifeYears, steps) * lifeYears)
}
