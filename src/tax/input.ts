import type { EarlyException } from './data/early-exceptions.ts'
import type { FederalFigures } from './data/figure-types.ts'
import { type TaxYear, yearFigures } from './data/years.ts'
import type { FilingStatus } from './filing-status.ts'

/** One spouse's income and payments, with their defaults. Amounts are dollars for the year. */
export const PERSON_DEFAULTS = {
  isBlind: false,
  /** Has no Social Security number valid for employment, an ITIN for example (IRC §24(h)(7)(B)). */
  hasNoWorkNumber: false,
  /** Someone else can claim this person as a dependent. */
  isDependent: false,
  isStudent: false,
  /** On a joint return: months as a full-time student, for the child care credit. */
  studentMonths: 0,
  /** On a joint return: could not care for themselves, mentally or physically, for the year. */
  cannotCareForSelf: false,
  /** Box 1 of the W-2. */
  wages: 0,
  /** Qualified tips included in wages. */
  tips: 0,
  /** Qualified tips included in the profit of businesses other than farms. */
  businessTips: 0,
  /** The premium part of overtime pay included in wages. */
  overtimePremium: 0,
  /** A scholarship's taxable part that is not among the wages (Schedule 1, line 8r). */
  scholarship: 0,
  /** Net profit or loss of businesses other than farms (Schedule C). */
  selfEmployment: 0,
  /** Net farm profit or loss (Schedule F). */
  farm: 0,
  /** Property of a business or farm that was sold: the ordinary gain or loss (Form 4797, line 17). */
  businessPropertyIncome: 0,
  /** The gain of such property and of raised livestock that counts as long-term; a loss is ordinary (IRC §1231). */
  businessPropertyGain: 0,
  /** Ordinary income or loss of partnerships and of S corporations (Schedule K-1, box 1). */
  partnershipIncome: 0,
  sCorporationIncome: 0,
  /** Guaranteed payments of partnerships (K-1 of Form 1065, box 4c). */
  guaranteedPayments: 0,
  /** Net earnings from self-employment of partnerships, guaranteed payments included (box 14, code A). */
  partnershipSelfEmployment: 0,
  /** Section 179 expense of both kinds. */
  passThroughSection179: 0,
  /** The person does not materially participate in these businesses (IRC §469). */
  isPassThroughPassive: false,
  /** The part of wages and guaranteed payments from a business of which the person owns 20% or more, for Ohio. */
  ownerPay: 0,
  /** Taxable pensions, annuities and IRA withdrawals. */
  pensionAndIra: 0,
  /** The part of those withdrawn before age 59½. */
  earlyWithdrawal: 0,
  /** Why all or part of it is exempt from the additional tax. */
  earlyException: 'none' as EarlyException,
  /** The part spent on the exception's purpose. Not needed for exceptions for the whole. */
  exceptedWithdrawal: 0,
  /**
   * The part of those that is retirement pay of the uniformed services, including survivor benefits. Ohio
   * deducts it.
   */
  uniformedRetirement: 0,
  /** The part of those that is an employer's disability or survivor benefits, which Ohio deducts. */
  disabilityBenefits: 0,
  /** The part of the wages that is military pay while stationed outside Ohio, which Ohio deducts. */
  militaryPay: 0,
  /** Dependent care benefits from an employer (W-2, box 10). */
  careBenefits: 0,
  /** Box 4 of the W-2s of two or more employers together. 0 with a single employer, who pays back any excess. */
  socialSecurityWithheld: 0,
  unemployment: 0,
  /** Gambling winnings before losses. */
  gamblingWinnings: 0,
  /** What an educator paid for their classroom (IRC §62(a)(2)(D)). */
  educatorExpenses: 0,
  /**
   * Gifts to certified scholarship organizations, and the filer's own training costs after losing a job, for
   * Ohio.
   */
  scholarshipGifts: 0,
  displacedTraining: 0,
  /** Alimony under an agreement made before 2019, which its payer deducts and its recipient is taxed on. */
  alimonyReceived: 0,
  alimonyPaid: 0,
  /** Paid into a traditional IRA. */
  iraContribution: 0,
  isCoveredByWorkplacePlan: false,
  /** Paid into a health savings account other than through payroll. */
  hsaContribution: 0,
  hsaCoverage: 'selfOnly' as 'selfOnly' | 'family',
  /** Paid into it by an employer, or through payroll (W-2, box 12 W). */
  employerHsa: 0,
  /** Months of the year without that health plan, or on Medicare. */
  hsaMonthsOut: 0,
  /** Of one's own business, or of an S corporation that included it in box 1. */
  selfEmployedHealthInsurance: 0,
  /** The employer's part of the person's own SEP plan or solo 401(k), and what they deferred into the latter. */
  selfEmployedRetirement: 0,
  soloDeferral: 0,
  /** Workplace plan deferrals and Roth IRA payments, for the saver's credit. */
  otherRetirementSavings: 0,
}

export type FullPerson = typeof PERSON_DEFAULTS & {
  /** At the end of the tax year. */
  age: number
  /**
   * Box 5 of the W-2, which includes 401(k) savings: what Social Security, Medicare and towns tax. Defaults
   * to the wages.
   */
  medicareWages: number
  /** Box 5 of their S corporation's W-2, which limits health insurance. Defaults to their own pay, as far as in box 5. */
  corporationMedicareWages?: number
  /** Additional Medicare Tax withheld. Defaults to what a single employer must withhold (IRC §3102(f)). */
  medicareWithheld?: number
}

/** One spouse as given. Everything but the age is optional. */
export type Person = Partial<FullPerson> & Pick<FullPerson, 'age'>

export type Dependent = {
  /** At the end of the tax year. */
  age: number
  isStudent?: boolean
  isDisabled?: boolean
  /** Has no Social Security number valid for employment. */
  hasNoWorkNumber?: boolean
  /**
   * "child": a child, brother or sister of a filer, by birth, adoption, marriage or foster care, or
   * a descendant of one of them (IRC §152(c)(2)). "other": a parent, for example. Defaults to a child.
   */
  relationship?: 'child' | 'other'
  /**
   * A child of parents who live apart (IRC §152(e), Form 8332): "released" lives with the filer and is claimed
   * by the other parent, "away" the other way around. Defaults to "full": lives with the filer, who claims them.
   */
  custody?: 'full' | 'released' | 'away'
}

export type Student = {
  /** Tuition and required costs paid, in dollars. */
  expenses: number
  /** In the first four years of a degree, at least half time. */
  isAmericanOpportunity: boolean
}

/** A household's shared entries, with their defaults. Amounts are dollars for the year; losses are negative. */
export const HOUSEHOLD_DEFAULTS = {
  dependents: [] as readonly Dependent[],
  /** Married filing separately: lived apart from the spouse all year. */
  isLivingApart: false,
  /** Married filing separately: the spouse itemizes, so there is no standard deduction. */
  spouseItemizes: false,
  /** Married: the spouse is covered by a workplace plan (on a joint return, see the spouse). */
  isSpouseCoveredByWorkplacePlan: false,
  taxableInterest: 0,
  taxExemptInterest: 0,
  /** What banks kept for savings withdrawn before their term (1099-INT, box 2; 1099-OID, box 3). */
  earlySavingsPenalty: 0,
  /** Includes qualified dividends. */
  ordinaryDividends: 0,
  qualifiedDividends: 0,
  /** The part of the ordinary ones that is section 199A dividends (1099-DIV, box 5). */
  reitDividends: 0,
  shortTermGain: 0,
  longTermGain: 0,
  /** Capital losses carried over from last year, as positive amounts. */
  shortTermCarryover: 0,
  longTermCarryover: 0,
  /** Net operating losses carried over, as a positive amount. */
  netOperatingLoss: 0,
  /** Net rental profit or loss of an actively participating landlord (Schedule E). */
  rental: 0,
  /** The rental activity is a trade or business. */
  isRentalBusiness: false,
  /** The filer or spouse is a real estate professional and works in this business, so that it is not passive. */
  isRealEstateProfessional: false,
  /** Royalties before expenses (1099-MISC, box 2), and their expenses without depletion. */
  royalties: 0,
  royaltyExpenses: 0,
  /** The royalties are from oil or gas, which percentage depletion reduces. */
  areOilRoyalties: false,
  /** Shares of the wages and property of partnerships and S corporations, for the business income deduction. */
  passThroughWages: 0,
  passThroughProperty: 0,
  /** Those of the household's own businesses, farms and rental businesses. */
  businessWages: 0,
  businessProperty: 0,
  /** The gain on a home over the exclusion (IRC §121). */
  homeSaleGain: 0,
  /** The parents of a child with investment income: taxable income, the gains and qualified dividends in it, status. */
  parentsTaxableIncome: 0,
  parentsGains: 0,
  parentsStatus: 'marriedFilingJointly' as FilingStatus,
  /** A child of 18 to 23 who earns more than half of their own support. */
  paysOwnSupport: false,
  /** Costs of adoptions that became final, for how many children, and those with special needs. */
  adoptionCosts: 0,
  adoptedChildren: 1,
  specialNeedsAdoptions: 0,
  /** Credit left from the five years before. */
  adoptionCarryover: 0,
  /** The taxable part of a refund of state and local income tax (1099-G, box 2). */
  stateTaxRefund: 0,
  otherIncome: 0,
  /** Gross benefits. */
  socialSecurity: 0,
  studentLoanInterest: 0,
  carLoanInterest: 0,
  stateAndLocalTaxes: 0,
  mortgageInterest: 0,
  /** Premiums of mortgage insurance (Form 1098, box 5). */
  mortgageInsurance: 0,
  /** Average balance of the home loans; 0 means below the limit. */
  mortgageDebt: 0,
  charityCash: 0,
  medicalExpenses: 0,
  gamblingLosses: 0,
  /** Foreign tax on interest and dividends, from 1099 forms. */
  foreignTax: 0,
  childCareExpenses: 0,
  /**
   * Taken out of retirement plans by everyone on the return in the two years before, and after the year up to
   * the due date: it reduces the saver's credit.
   */
  earlierWithdrawals: 0,
  /** Marketplace insurance of the tax family, Form 1095-A line 33: columns A, B and C. */
  marketplacePremiums: 0,
  benchmarkPremium: 0,
  advancePremiumCredit: 0,
  /** Months covered, each with the same premium and benchmark. */
  marketplaceMonths: 12,
  /** Modified adjusted gross income of dependents who must file a return. */
  dependentIncome: 0,
  /** Married filing separately: a victim of abuse or abandonment, certified on Form 8962. */
  hasSeparateException: false,
  students: [] as readonly Student[],
  withholding: 0,
  estimatedPayments: 0,
}

type Return = { taxYear: TaxYear; filingStatus: FilingStatus }

/** A household's year as given. Missing fields have their defaults. */
export type TaxInput = Return &
  Partial<typeof HOUSEHOLD_DEFAULTS> & {
    taxpayer: Person
    /** Only used on a joint return. */
    spouse?: Person
  }

/**
 * An input with every default filled in, and the federal figures of its year. `people` includes the spouse only on
 * a joint return.
 */
export type FullInput = Return &
  typeof HOUSEHOLD_DEFAULTS & { people: readonly FullPerson[]; figures: FederalFigures }

/** Fills in the defaults and the figures. Drops the spouse unless the return is joint. */
export function fillInput({ taxpayer, spouse, ...household }: TaxInput): FullInput {
  const isJoint = household.filingStatus === 'marriedFilingJointly'
  const people = isJoint && spouse ? [taxpayer, spouse] : [taxpayer]
  return {
    ...HOUSEHOLD_DEFAULTS,
    ...dropUndefined(household),
    people: people.map(fillPerson),
    figures: yearFigures(household.taxYear).federal,
  }
}

/** Fills in one person's defaults. */
export function fillPerson(person: Person): FullPerson {
  return { ...PERSON_DEFAULTS, medicareWages: person.wages ?? 0, ...dropUndefined(person) }
}

/** Removes keys whose value is undefined, which would override a default. */
export function dropUndefined<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T
}
