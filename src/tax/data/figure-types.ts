import type { ByStatus } from '../filing-status.ts'
import type { EarlyException } from './early-exceptions.ts'

/** A figure of the law and the document it comes from. Money in dollars, rates as fractions. */
export type Figure<T> = { value: T; source: string }

/** Where something starts to phase out and where it is gone. */
export type Range = readonly [start: number, end: number]

/** Upper ends of each status's bands, inclusive. The last rate has no upper end. */
type Brackets = { rates: readonly number[]; upTo: ByStatus<readonly number[]> }

/** Steps of [upper end inclusive, amount or share]; the last upper end is Infinity. */
export type Steps = ReadonlyArray<readonly [upTo: number, value: number]>

/** A deduction from adjusted gross income. A status without a start cannot take it. */
export type PhasedDeduction = {
  cap: ByStatus<number>
  phaseoutStart: ByStatus<number | null>
  reductionPer1000: number
}

type EitcFigures = {
  maxCredit: number
  phaseInRate: number
  phaseoutRate: number
  phaseoutStart: number
  phaseoutStartJoint: number
}

export type FederalFigures = {
  brackets: Figure<Brackets>
  standardDeduction: Figure<ByStatus<number>>
  additionalStandardDeduction: Figure<{ minimumAge: number; amount: ByStatus<number> }>
  dependentStandardDeduction: Figure<{ minimum: number; earnedIncomePlus: number }>
  seniorDeduction: Figure<{
    minimumAge: number
    amountEach: number
    phaseoutRate: number
    phaseoutStart: ByStatus<number | null>
  }>
  tipsDeduction: Figure<PhasedDeduction>
  overtimeDeduction: Figure<PhasedDeduction>
  carLoanDeduction: Figure<PhasedDeduction>
  saltCap: Figure<{
    cap: ByStatus<number>
    phasedownStart: ByStatus<number>
    rate: number
    floor: ByStatus<number>
  }>
  medicalFloor: Figure<number>
  charity: Figure<{ ceiling: number; floor: number }>
  charityNonItemizer: Figure<ByStatus<number>>
  mortgageDebtLimit: Figure<ByStatus<number>>
  /** Mortgage insurance falls by a share for each started step above an income. Null in years without the deduction. */
  mortgageInsurance: Figure<{
    phaseoutStart: ByStatus<number>
    step: ByStatus<number>
    share: number
  } | null>
  /** Share by which itemized deductions are reduced above the start of the highest bracket. */
  itemizedReduction: Figure<number>
  qualifiedBusinessIncome: Figure<{
    rate: number
    threshold: ByStatus<number>
    phaseInWidth: ByStatus<number>
    minimumDeduction: number
    minimumIncome: number
  }>
  businessWageLimit: Figure<{ ofWages: number; ofWagesWithProperty: number; ofProperty: number }>
  depletion: Figure<{ ofGross: number; ofTaxableIncome: number }>
  capitalGainRates: Figure<{
    rates: readonly [zero: number, middle: number, top: number]
    zeroUpTo: ByStatus<number>
    fifteenUpTo: ByStatus<number>
  }>
  capitalLossLimit: Figure<ByStatus<number>>
  alternativeMinimumTax: Figure<{
    exemption: ByStatus<number>
    phaseoutStart: ByStatus<number>
    phaseoutRate: number
    /** Share of the income above the end of the phase-out that separate filers add. */
    separateShare: number
    rates: readonly [lower: number, upper: number]
    upperRateStarts: ByStatus<number>
  }>
  childTaxCredit: Figure<{
    perChild: number
    perOtherDependent: number
    ageUnder: number
    phaseoutStart: ByStatus<number>
    reductionPer1000: number
    refundableMax: number
    refundableFloor: number
    refundableRate: number
    alternativeFromChildren: number
  }>
  earnedIncomeCredit: Figure<{
    investmentIncomeLimit: number
    childAgeUnder: number
    studentAgeUnder: number
    childlessAge: readonly [youngest: number, oldest: number]
    byChildren: readonly [EitcFigures, EitcFigures, EitcFigures, EitcFigures]
  }>
  childCareCredit: Figure<{
    limitOne: number
    limitTwoOrMore: number
    ageUnder: number
    /**
     * Deemed monthly earnings of a spouse who is a student or cannot care for themselves: with one person in
     * care, and with more.
     */
    deemedOne: number
    deemedTwoOrMore: number
    maxRate: number
    /** The rate falls by a percentage point for each started step above a start, down to its floor. */
    slides: ReadonlyArray<{ start: ByStatus<number>; step: ByStatus<number>; floor: number }>
    allowed: ByStatus<boolean>
  }>
  /** Dependent care benefits that are not taxed. */
  careBenefits: Figure<ByStatus<number>>
  /** For each child, the part of that which is paid out, and the incomes over which the credit shrinks. */
  adoptionCredit: Figure<{ max: number; refundable: number; phaseout: Range }>
  educationCredits: Figure<{
    americanOpportunity: { full: number; quarter: number; quarterRate: number }
    refundableShare: number
    lifetimeLearning: { rate: number; expenseLimit: number }
    phaseout: ByStatus<Range | null>
  }>
  studentLoanInterest: Figure<{ max: number; phaseout: ByStatus<Range | null> }>
  saversCredit: Figure<{
    maxContribution: number
    minimumAge: number
    rates: readonly [number, number, number]
    upTo: ByStatus<readonly [number, number, number]>
  }>
  individualRetirement: Figure<{
    contribution: number
    catchUp: number
    catchUpAge: number
    /** The remainder of a limit rounds up to this step and is at least `minimum` until it is gone. */
    step: number
    minimum: number
    phaseoutCovered: ByStatus<Range>
    phaseoutSpouseCovered: ByStatus<Range | null>
  }>
  /** The maximum an employee can put into a 401(k) or 403(b), and the additional amount from certain ages on. */
  workplacePlan: Figure<{
    deferral: number
    catchUp: number
    catchUpAge: number
    higherCatchUp: number
    higherAges: readonly [first: number, last: number]
  }>
  selfEmployedRetirement: Figure<{ limit: number; shareOfNetProfit: number }>
  healthSavings: Figure<{
    selfOnly: number
    family: number
    catchUp: number
    catchUpAge: number
  }>
  socialSecurityWageBase: Figure<number>
  payrollRates: Figure<{
    employeeSocialSecurity: number
    employeeMedicare: number
    selfEmployedSocialSecurity: number
    selfEmployedMedicare: number
    netEarningsFactor: number
    threshold: number
    halfDeductible: number
  }>
  /** Employers withhold it from wages above `withheldOver`, whatever the filing status. */
  additionalMedicare: Figure<{ rate: number; threshold: ByStatus<number>; withheldOver: number }>
  netInvestmentIncome: Figure<{ rate: number; threshold: ByStatus<number> }>
  socialSecurityBenefits: Figure<{
    shares: readonly [half: number, most: number]
    baseHalf: ByStatus<number>
    base85: ByStatus<number>
    apartBaseHalf: number
    apartBase85: number
  }>
  earlyWithdrawals: Figure<{ rate: number; limits: Partial<Record<EarlyException, number>> }>
  /** Above the line for each educator, and whether the rest can be itemized. */
  educatorExpenses: Figure<{ max: number; itemizesRest: boolean }>
  /** Share of gambling losses that can be deducted, up to the winnings. */
  gamblingLossShare: Figure<number>
  /** Foreign tax that can be credited without Form 1116. */
  simpleForeignTax: Figure<ByStatus<number>>
  /** Share of taxable income that a net operating loss can offset. */
  netOperatingLossShare: Figure<number>
  /** A dependent's unearned income above which the kiddie tax may apply. */
  kiddieTaxOver: Figure<number>
  premiumTaxCredit: Figure<{
    /** Last year's poverty guideline for the 48 states: for one person, and for each additional person. */
    povertyLine: { first: number; each: number }
    /** Share of income to contribute from one percentage of the poverty line, rising to the next. */
    bands: ReadonlyArray<{ from: number; start: number; end: number }>
    /** The share above 400% of the poverty line. Null if there is no credit above it. */
    shareOver400: number | null
    /**
     * The maximum repayment below a percentage of the poverty line. Above the last one, there is no limit.
     */
    repayment: ReadonlyArray<{ under: number; single: number; other: number }>
  }>
  rentalLoss: Figure<{ max: number; phaseoutStart: number; rate: number }>
}

/** How much of the federal depreciation Ohio adds back (R.C. 5747.01(A), Department of Taxation). */
export type AddBackShare = 'fiveSixths' | 'twoThirds' | 'all' | 'none'

export type OhioFigures = {
  rates: Figure<{
    zeroUpTo: number
    bands: ReadonlyArray<{ over: number; base: number; rate: number }>
  }>
  personalExemption: Figure<{ steps: Steps; zeroFrom: number }>
  businessIncome: Figure<{ deductionCap: ByStatus<number>; rate: number }>
  jointFilingCredit: Figure<{
    steps: Steps
    max: number
    incomeUnder: number
    eachSpouseNeeds: number
  }>
  retirementIncomeCredit: Figure<{ steps: Steps; incomeUnder: number }>
  seniorCitizenCredit: Figure<{ amount: number; minimumAge: number; incomeUnder: number }>
  exemptionCredit: Figure<{ amount: number; incomeUnder: number }>
  earnedIncomeCredit: Figure<number>
  /** Shares of the federal credit: before its limit to the tax, and as allowed. */
  childCareCredit: Figure<{
    full: { incomeUnder: number; share: number }
    part: { incomeUnder: number; share: number }
  }>
  /** For each remaining year of life, from an age on. */
  lumpSumDistributionCredit: Figure<{ perYear: number; minimumAge: number }>
  displacedWorkerCredit: Figure<{ max: number; share: number }>
  /** Maximum for each filer. 0 in years without the credit. */
  campaignCredit: Figure<number>
  /** For each student. */
  homeSchoolCredit: Figure<number>
  /** Maximum for each filer. */
  scholarshipCredit: Figure<number>
  privateSchoolCredit: Figure<{ incomeUnder: number; low: number; high: number }>
  schoolDistrictSeniorCredit: Figure<number>
  /** Maximum for each beneficiary. */
  collegeSavings: Figure<number>
  ableSavings: Figure<number>
  /** Share of federal adjusted gross income that medical costs must exceed. */
  medicalFloor: Figure<number>
  /** Maximum for each educator, beyond the federal adjustment. */
  educatorExpenses: Figure<number>
  /** Maximum for each filer. */
  pregnancyCenterGifts: Figure<number>
  depreciation: Figure<{
    /** Section 179 expense up to this amount is not added back. */
    section179Free: number
    shares: Record<AddBackShare, number>
    /** The number of later years over which it is deducted in equal parts. */
    laterYears: Record<AddBackShare, number>
  }>
}

/** All figures of one tax year. */
export type YearFigures = {
  year: number
  /** When the figures were last checked against their sources, ISO date. */
  checkedOn: string
  federal: FederalFigures
  ohio: OhioFigures
}
