import type { TaxYear } from './data/years.ts'
import type { FilingStatus } from './filing-status.ts'

/** What one spouse earns and pays. Amounts are dollars for the year and default to 0. */
export type Person = {
  /** At the end of the tax year. */
  age: number
  isBlind?: boolean
  /** Someone else can claim this person as a dependent. */
  isDependent?: boolean
  isStudent?: boolean
  wages?: number
  /** Qualified tips already inside wages. */
  tips?: number
  /** The premium part of overtime pay already inside wages. */
  overtimePremium?: number
  /** Net profit or loss of businesses other than farms (Schedule C). */
  selfEmployment?: number
  /** Net farm profit or loss (Schedule F). */
  farm?: number
  /** Taxable pensions, annuities and IRA withdrawals. */
  pensionAndIra?: number
  unemployment?: number
  /** Paid into a traditional IRA. */
  iraContribution?: number
  isCoveredByWorkplacePlan?: boolean
  /** Paid into a health savings account other than through payroll. */
  hsaContribution?: number
  hsaCoverage?: 'selfOnly' | 'family'
  selfEmployedHealthInsurance?: number
  /** Paid into an own SEP plan. */
  selfEmployedRetirement?: number
  /** Workplace plan deferrals and Roth IRA payments, for the saver's credit. */
  otherRetirementSavings?: number
}

export type Dependent = {
  /** At the end of the tax year. */
  age: number
  isStudent?: boolean
  isDisabled?: boolean
}

export type Student = {
  /** Tuition and required costs paid, in dollars. */
  expenses: number
  /** In the first four years of a degree, at least half time. */
  isAmericanOpportunity: boolean
}

/** A household's year. Amounts are dollars and default to 0; losses are negative. */
export type TaxInput = {
  taxYear: TaxYear
  filingStatus: FilingStatus
  taxpayer: Person
  /** Counts on a joint return only. */
  spouse?: Person
  dependents?: readonly Dependent[]
  /** Married filing separately: lived apart from the spouse all year. */
  isLivingApart?: boolean
  /** Married filing separately: the spouse itemizes, so there is no standard deduction. */
  spouseItemizes?: boolean
  /** Married: the spouse is covered by a workplace plan (on a joint return, see the spouse). */
  isSpouseCoveredByWorkplacePlan?: boolean
  taxableInterest?: number
  taxExemptInterest?: number
  /** Includes the qualified ones. */
  ordinaryDividends?: number
  qualifiedDividends?: number
  shortTermGain?: number
  longTermGain?: number
  /** Net rental profit or loss of a landlord who takes part in decisions (Schedule E). */
  rental?: number
  /** The rental activity is a trade or business. */
  isRentalBusiness?: boolean
  otherIncome?: number
  /** Gross benefits. */
  socialSecurity?: number
  studentLoanInterest?: number
  carLoanInterest?: number
  stateAndLocalTaxes?: number
  mortgageInterest?: number
  /** Average balance of the home loans; 0 means below the limit. */
  mortgageDebt?: number
  charityCash?: number
  medicalExpenses?: number
  childCareExpenses?: number
  students?: readonly Student[]
  withholding?: number
  estimatedPayments?: number
}

export type FullPerson = Required<Person>

/** An input with every default filled in; `people` has the spouse on a joint return only. */
export type FullInput = Required<Omit<TaxInput, 'taxpayer' | 'spouse'>> & {
  people: readonly FullPerson[]
}

const PERSON: Omit<FullPerson, 'age'> = {
  isBlind: false,
  isDependent: false,
  isStudent: false,
  wages: 0,
  tips: 0,
  overtimePremium: 0,
  selfEmployment: 0,
  farm: 0,
  pensionAndIra: 0,
  unemployment: 0,
  iraContribution: 0,
  isCoveredByWorkplacePlan: false,
  hsaContribution: 0,
  hsaCoverage: 'selfOnly',
  selfEmployedHealthInsurance: 0,
  selfEmployedRetirement: 0,
  otherRetirementSavings: 0,
}

const HOUSEHOLD: Omit<FullInput, 'taxYear' | 'filingStatus' | 'people'> = {
  dependents: [],
  isLivingApart: false,
  spouseItemizes: false,
  isSpouseCoveredByWorkplacePlan: false,
  taxableInterest: 0,
  taxExemptInterest: 0,
  ordinaryDividends: 0,
  qualifiedDividends: 0,
  shortTermGain: 0,
  longTermGain: 0,
  rental: 0,
  isRentalBusiness: false,
  otherIncome: 0,
  socialSecurity: 0,
  studentLoanInterest: 0,
  carLoanInterest: 0,
  stateAndLocalTaxes: 0,
  mortgageInterest: 0,
  mortgageDebt: 0,
  charityCash: 0,
  medicalExpenses: 0,
  childCareExpenses: 0,
  students: [],
  withholding: 0,
  estimatedPayments: 0,
}

/** Fills in what was left out. The spouse is dropped unless the return is joint. */
export function fillInput({ taxpayer, spouse, ...household }: TaxInput): FullInput {
  const isJoint = household.filingStatus === 'marriedFilingJointly'
  const people = isJoint && spouse ? [taxpayer, spouse] : [taxpayer]
  return {
    ...HOUSEHOLD,
    ...dropUndefined(household),
    people: people.map((person) => ({ ...PERSON, ...dropUndefined(person) })),
  }
}

function dropUndefined<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T
}
