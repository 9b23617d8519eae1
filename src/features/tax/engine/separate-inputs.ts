import type { TaxInput } from './input.ts'
import type { OhioInput } from './ohio/input.ts'

/** Amounts that a couple enters together. Half of each goes on each separate return. */
const SHARED_AMOUNTS = [
  'taxableInterest',
  'taxExemptInterest',
  'ordinaryDividends',
  'qualifiedDividends',
  'shortTermGain',
  'longTermGain',
  'shortTermCarryover',
  'longTermCarryover',
  'netOperatingLoss',
  'rental',
  'stateTaxRefund',
  'otherIncome',
  'socialSecurity',
  'studentLoanInterest',
  'carLoanInterest',
  'stateAndLocalTaxes',
  'mortgageInterest',
  'mortgageDebt',
  'charityCash',
  'medicalExpenses',
  'gamblingLosses',
  'foreignTax',
  'childCareExpenses',
  'marketplacePremiums',
  'benchmarkPremium',
  'advancePremiumCredit',
  'dependentIncome',
] as const satisfies readonly (keyof TaxInput)[]

const SHARED_OHIO_AMOUNTS = [
  'otherAdditions',
  'otherDeductions',
  'otherStateBondInterest',
  'bonusDepreciation',
  'section179',
  'earlierAddBack',
  'usBondInterest',
  'collegeSavings',
  'ableSavings',
  'ownHealthPremiums',
  'longTermCarePremiums',
  'pregnancyCenterGifts',
  'homeSchoolStudents',
  'privateSchoolTuition',
  'campaignGifts',
  'otherStateIncome',
  'otherStateTax',
] as const satisfies readonly (keyof OhioInput)[]

/** The choices for a couple's two separate returns. */
export type SeparateChoice = {
  /** Which spouse claims the dependents: 0 or 1. */
  claimant: 0 | 1
  /** Both itemize: one may only itemize if the other does (IRC §63(c)(6)(A)). */
  bothItemize: boolean
}

/** Splits a couple's joint return into two separate ones, with each spouse's own amounts on their own. */
export function splitJointInput(
  { taxpayer, spouse = { age: taxpayer.age }, ...household }: TaxInput,
  { claimant, bothItemize }: SeparateChoice,
): TaxInput[] {
  const shared = halve(household, SHARED_AMOUNTS)
  return [taxpayer, spouse].map((own, index) => ({
    ...household,
    ...shared,
    filingStatus: 'marriedFilingSeparately',
    taxpayer: own,
    dependents: index === claimant ? household.dependents : [],
    spouseItemizes: bothItemize,
  }))
}

/** Splits the Ohio input between the two separate returns. Lump sums stay with the first. */
export function splitOhioInput(ohio: OhioInput): OhioInput[] {
  const half = { ...ohio, ...halve(ohio, SHARED_OHIO_AMOUNTS) }
  return [half, { ...half, lumpSumRetirement: 0, claimsLumpSumDistribution: false }]
}

function halve<T extends object, K extends keyof T>(values: T, names: readonly K[]): Partial<T> {
  const entries = names.map((name) => [name, halfOf(values[name])])
  return Object.fromEntries(entries) as Partial<T>
}

function halfOf(value: unknown): unknown {
  return typeof value === 'number' ? value / 2 : value
}
