import type { ByStatus } from '../filing-status.ts'

/** A figure of the law and the document it comes from. Money in dollars, rates as fractions. */
export type Figure<T> = { value: T; source: string }

/** Where something starts to shrink and where it is gone. */
export type Range = readonly [start: number, end: number]

/** Upper ends of the bands of each status, inclusive; the last rate has no upper end. */
export type Brackets = { rates: readonly number[]; upTo: ByStatus<readonly number[]> }

/** Steps of [upper end inclusive, amount or share]; the last upper end is Infinity. */
export type Steps = ReadonlyArray<readonly [upTo: number, value: number]>

/** A deduction below adjusted gross income; a status with no start cannot take it. */
export type PhasedDeduction = {
  cap: ByStatus<number>
  phaseoutStart: ByStatus<number | null>
  reductionPer1000: number
}

export type EitcFigures = {
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
  /** Share by which itemized deductions shrink above the start of the highest bracket. */
  itemizedReduction: Figure<number>
  qualifiedBusinessIncome: Figure<{
    rate: number
    threshold: ByStatus<number>
    phaseInWidth: ByStatus<number>
    minimumDeduction: number
    minimumIncome: number
  }>
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
    maxRate: number
    /** The rate falls by a point for each step or part of one over a start, down to its floor. */
    slides: ReadonlyArray<{ start: ByStatus<number>; step: ByStatus<number>; floor: number }>
    allowed: ByStatus<boolean>
  }>
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
    /** What is left of a limit rounds up to the step and is at least this until it is gone. */
    step: number
    least: number
    phaseoutCovered: ByStatus<Range>
    phaseoutSpouseCovered: ByStatus<Range | null>
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
  additionalMedicare: Figure<{ rate: number; threshold: ByStatus<number> }>
  netInvestmentIncome: Figure<{ rate: number; threshold: ByStatus<number> }>
  socialSecurityBenefits: Figure<{
    shares: readonly [half: number, most: number]
    baseHalf: ByStatus<number>
    base85: ByStatus<number>
    apartBaseHalf: number
    apartBase85: number
  }>
  rentalLoss: Figure<{ max: number; phaseoutStart: number; rate: number }>
}

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
  /** Shares of the federal credit: before its limit to the tax, then as allowed. */
  childCareCredit: Figure<{
    full: { incomeUnder: number; share: number }
    part: { incomeUnder: number; share: number }
  }>
  schoolDistrictSeniorCredit: Figure<number>
}

/** All figures of one tax year. */
export type YearFigures = {
  year: number
  /** When the figures were last compared with their sources, ISO date. */
  checkedOn: string
  federal: FederalFigures
  ohio: OhioFigures
}
