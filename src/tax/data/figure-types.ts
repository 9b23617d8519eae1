import type { ByStatus } from '../filing-status.ts'
import type { EarlyException } from './early-exceptions.ts'
import type { earnedIncomeRow, FEDERAL_FIXED } from './federal-fixed.ts'
import type { Figure, Range } from './figure.ts'
import type { OhioFigures } from './ohio.ts'

/** Upper ends of each status's bands, inclusive. The last rate has no upper end. */
type Brackets = { rates: readonly number[]; upTo: ByStatus<readonly number[]> }

/** A deduction from adjusted gross income. A status without a start cannot take it. */
export type PhasedDeduction = typeof FEDERAL_FIXED.tipsDeduction.value

type EarnedIncomeRow = ReturnType<typeof earnedIncomeRow>

/** Federal figures of one tax year. */
export type FederalFigures = typeof FEDERAL_FIXED & {
  brackets: Figure<Brackets>
  standardDeduction: Figure<ByStatus<number>>
  additionalStandardDeduction: Figure<{ minimumAge: number; amount: ByStatus<number> }>
  dependentStandardDeduction: Figure<{ minimum: number; earnedIncomePlus: number }>
  saltCap: Figure<{
    cap: ByStatus<number>
    phasedownStart: ByStatus<number>
    rate: number
    floor: ByStatus<number>
  }>
  charity: Figure<{ ceiling: number; floor: number }>
  charityNonItemizer: Figure<ByStatus<number>>
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
  capitalGainRates: Figure<{
    rates: readonly [zero: number, middle: number, top: number]
    zeroUpTo: ByStatus<number>
    fifteenUpTo: ByStatus<number>
  }>
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
    byChildren: readonly [EarnedIncomeRow, EarnedIncomeRow, EarnedIncomeRow, EarnedIncomeRow]
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
  earlyWithdrawals: Figure<{ rate: number; limits: Partial<Record<EarlyException, number>> }>
  /** Above the line for each educator, and whether the rest can be itemized. */
  educatorExpenses: Figure<{ max: number; itemizesRest: boolean }>
  /** Share of gambling losses that can be deducted, up to the winnings. */
  gamblingLossShare: Figure<number>
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
}

/** All figures of one tax year. */
export type YearFigures = {
  year: number
  /** When the figures were last checked against their sources, ISO date. */
  checkedOn: string
  federal: FederalFigures
  ohio: OhioFigures
}
