import type { TaxInput } from './input.ts'
import type { OhioInput } from './ohio/input.ts'

/** The parts of a couple's amount that go on the first and on the second return. */
type Parts = readonly [first: number, second: number]

const HALF: Parts = [1 / 2, 1 / 2]
const WHOLE: Parts = [1, 1]
const FIRST: Parts = [1, 0]

/** The names of the numbers in an input: a number without its parts is a type error. */
type NumbersOf<Input> = {
  [Name in keyof Input]-?: NonNullable<Input[Name]> extends number ? Name : never
}[keyof Input]

const HOUSEHOLD_PARTS: Record<NumbersOf<TaxInput>, Parts> = {
  taxYear: WHOLE,
  taxableInterest: HALF,
  taxExemptInterest: HALF,
  earlySavingsPenalty: HALF,
  ordinaryDividends: HALF,
  qualifiedDividends: HALF,
  shortTermGain: HALF,
  longTermGain: HALF,
  shortTermCarryover: HALF,
  longTermCarryover: HALF,
  netOperatingLoss: HALF,
  rental: HALF,
  royalties: HALF,
  royaltyExpenses: HALF,
  passThroughWages: HALF,
  passThroughProperty: HALF,
  stateTaxRefund: HALF,
  otherIncome: HALF,
  socialSecurity: HALF,
  studentLoanInterest: HALF,
  carLoanInterest: HALF,
  stateAndLocalTaxes: HALF,
  mortgageInterest: HALF,
  mortgageInsurance: HALF,
  mortgageDebt: HALF,
  charityCash: HALF,
  medicalExpenses: HALF,
  gamblingLosses: HALF,
  foreignTax: HALF,
  childCareExpenses: HALF,
  earlierWithdrawals: HALF,
  marketplacePremiums: HALF,
  benchmarkPremium: HALF,
  advancePremiumCredit: HALF,
  marketplaceMonths: WHOLE,
  dependentIncome: HALF,
  withholding: HALF,
  estimatedPayments: HALF,
}

const OHIO_PARTS: Record<NumbersOf<OhioInput>, Parts> = {
  otherAdditions: HALF,
  otherDeductions: HALF,
  otherStateBondInterest: HALF,
  bonusDepreciation: HALF,
  section179: HALF,
  earlierAddBack: HALF,
  usBondInterest: HALF,
  collegeSavings: HALF,
  collegeBeneficiaries: WHOLE,
  ableSavings: HALF,
  ableBeneficiaries: WHOLE,
  ownHealthPremiums: HALF,
  longTermCarePremiums: HALF,
  pregnancyCenterGifts: HALF,
  homeSchoolStudents: HALF,
  privateSchoolTuition: HALF,
  campaignGifts: HALF,
  lumpSumRetirement: FIRST,
  lifeYears: FIRST,
  otherStateIncome: HALF,
  otherStateTax: HALF,
  withholding: HALF,
  estimatedPayments: HALF,
  schoolDistrictPayments: HALF,
}

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
  return ([0, 1] as const).map((index) => ({
    ...takeParts(household, HOUSEHOLD_PARTS, index),
    filingStatus: 'marriedFilingSeparately',
    taxpayer: index === 0 ? taxpayer : spouse,
    dependents: index === claimant ? household.dependents : [],
    spouseItemizes: bothItemize,
  }))
}

/** Splits the Ohio input between the two separate returns. Lump sums stay with the first. */
export function splitOhioInput(ohio: OhioInput): OhioInput[] {
  return [
    takeParts(ohio, OHIO_PARTS, 0),
    { ...takeParts(ohio, OHIO_PARTS, 1), claimsLumpSumDistribution: false },
  ]
}

function takeParts<T extends object>(
  values: T,
  parts: Readonly<Record<string, Parts>>,
  index: 0 | 1,
): T {
  const entries = Object.entries(values).map(([name, value]: [string, unknown]) => {
    const part = parts[name]?.[index]
    return [name, typeof value === 'number' && part !== undefined ? value * part : value]
  })
  return Object.fromEntries(entries) as T
}
