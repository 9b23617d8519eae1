import type { EarlyException } from './data/early-exceptions.ts'
import type { TaxYear } from './data/years.ts'
import type { FilingStatus } from './filing-status.ts'

/** One spouse's income and payments. Amounts are dollars for the year and default to 0. */
export type Person = {
  /** At the end of the tax year. */
  age: number
  isBlind?: boolean
  /** Someone else can claim this person as a dependent. */
  isDependent?: boolean
  isStudent?: boolean
  /** On a joint return: months as a full-time student, for the child care credit. */
  studentMonths?: number
  /** On a joint return: could not care for themselves, mentally or physically, for the year. */
  cannotCareForSelf?: boolean
  /** Box 1 of the W-2. */
  wages?: number
  /**
   * Box 5 of the W-2, which includes 401(k) savings: what Social Security, Medicare and towns tax. Defaults
   * to the wages.
   */
  medicareWages?: number
  /** Qualified tips included in wages. */
  tips?: number
  /** The premium part of overtime pay included in wages. */
  overtimePremium?: number
  /** Net profit or loss of businesses other than farms (Schedule C). */
  selfEmployment?: number
  /** Net farm profit or loss (Schedule F). */
  farm?: number
  /** Taxable pensions, annuities and IRA withdrawals. */
  pensionAndIra?: number
  /** The part of those withdrawn before age 59½. */
  earlyWithdrawal?: number
  /** Why all or part of it is exempt from the additional tax. */
  earlyException?: EarlyException
  /** The part spent on the exception's purpose. Exceptions for the whole need none. */
  exceptedWithdrawal?: number
  /**
   * The part of those that is retirement pay of the uniformed services, including survivor benefits. Ohio
   * deducts it.
   */
  uniformedRetirement?: number
  /** The part of those that is an employer's disability or survivor benefits, which Ohio deducts. */
  disabilityBenefits?: number
  /** The part of the wages that is military pay while stationed outside Ohio, which Ohio deducts. */
  militaryPay?: number
  unemployment?: number
  /** Gambling winnings before losses. */
  gamblingWinnings?: number
  /** What an educator paid for their classroom (IRC §62(a)(2)(D)). */
  educatorExpenses?: number
  /**
   * Gifts to certified scholarship organizations, and the filer's own training costs after losing a job, for
   * Ohio.
   */
  scholarshipGifts?: number
  displacedTraining?: number
  /** Paid into a traditional IRA. */
  iraContribution?: number
  isCoveredByWorkplacePlan?: boolean
  /** Paid into a health savings account other than through payroll. */
  hsaContribution?: number
  hsaCoverage?: 'selfOnly' | 'family'
  selfEmployedHealthInsurance?: number
  /** Paid into the person's own SEP plan. */
  selfEmployedRetirement?: number
  /** Workplace plan deferrals and Roth IRA payments, for the saver's credit. */
  otherRetirementSavings?: number
}

export type Dependent = {
  /** At the end of the tax year. */
  age: number
  isStudent?: boolean
  isDisabled?: boolean
  /**
   * "child": a child, brother or sister of a filer, by birth, adoption, marriage or foster care, or
   * a descendant of one of them (IRC §152(c)(2)). "other": a parent, for example. A child when left out.
   */
  relationship?: 'child' | 'other'
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
  /** Only used on a joint return. */
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
  /** Includes qualified dividends. */
  ordinaryDividends?: number
  qualifiedDividends?: number
  shortTermGain?: number
  longTermGain?: number
  /** Capital losses carried over from last year, as positive amounts. */
  shortTermCarryover?: number
  longTermCarryover?: number
  /** Net operating losses carried over, as a positive amount. */
  netOperatingLoss?: number
  /** Net rental profit or loss of an actively participating landlord (Schedule E). */
  rental?: number
  /** The rental activity is a trade or business. */
  isRentalBusiness?: boolean
  /** The taxable part of a refund of state and local income tax (1099-G, box 2). */
  stateTaxRefund?: number
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
  gamblingLosses?: number
  /** Foreign tax on interest and dividends, from 1099 forms. */
  foreignTax?: number
  childCareExpenses?: number
  /** Marketplace insurance of the tax family, Form 1095-A line 33: columns A, B and C. */
  marketplacePremiums?: number
  benchmarkPremium?: number
  advancePremiumCredit?: number
  /** Months covered, each with the same premium and benchmark. Defaults to 12. */
  marketplaceMonths?: number
  /** Modified adjusted gross income of dependents who must file a return. */
  dependentIncome?: number
  /** Married filing separately: a victim of abuse or abandonment, certified on Form 8962. */
  hasSeparateException?: boolean
  students?: readonly Student[]
  withholding?: number
  estimatedPayments?: number
}

export type FullPerson = Required<Person>

/** An input with every default filled in. `people` includes the spouse only on a joint return. */
export type FullInput = Required<Omit<TaxInput, 'taxpayer' | 'spouse'>> & {
  people: readonly FullPerson[]
}

const PERSON: Omit<FullPerson, 'age' | 'medicareWages'> = {
  isBlind: false,
  isDependent: false,
  isStudent: false,
  studentMonths: 0,
  cannotCareForSelf: false,
  wages: 0,
  tips: 0,
  overtimePremium: 0,
  selfEmployment: 0,
  farm: 0,
  pensionAndIra: 0,
  earlyWithdrawal: 0,
  earlyException: 'none',
  exceptedWithdrawal: 0,
  uniformedRetirement: 0,
  disabilityBenefits: 0,
  militaryPay: 0,
  unemployment: 0,
  gamblingWinnings: 0,
  educatorExpenses: 0,
  scholarshipGifts: 0,
  displacedTraining: 0,
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
  shortTermCarryover: 0,
  longTermCarryover: 0,
  netOperatingLoss: 0,
  rental: 0,
  isRentalBusiness: false,
  stateTaxRefund: 0,
  otherIncome: 0,
  socialSecurity: 0,
  studentLoanInterest: 0,
  carLoanInterest: 0,
  stateAndLocalTaxes: 0,
  mortgageInterest: 0,
  mortgageDebt: 0,
  charityCash: 0,
  medicalExpenses: 0,
  gamblingLosses: 0,
  foreignTax: 0,
  childCareExpenses: 0,
  marketplacePremiums: 0,
  benchmarkPremium: 0,
  advancePremiumCredit: 0,
  marketplaceMonths: 12,
  dependentIncome: 0,
  hasSeparateException: false,
  students: [],
  withholding: 0,
  estimatedPayments: 0,
}

/** Fills in the defaults. Drops the spouse unless the return is joint. */
export function fillInput({ taxpayer, spouse, ...household }: TaxInput): FullInput {
  const isJoint = household.filingStatus === 'marriedFilingJointly'
  const people = isJoint && spouse ? [taxpayer, spouse] : [taxpayer]
  return {
    ...HOUSEHOLD,
    ...dropUndefined(household),
    people: people.map(fillPerson),
  }
}

function fillPerson(person: Person): FullPerson {
  return { ...PERSON, medicareWages: person.wages ?? 0, ...dropUndefined(person) }
}

/** Removes keys whose value is undefined, which would override a default. */
export function dropUndefined<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T
}
