import { notNegative, ROUNDING_TOLERANCE } from '../amounts.ts'
import type { FederalFigures } from '../data/figure-types.ts'
import { claimedOf } from '../dependents.ts'
import type { FullInput } from '../input.ts'
import type { AdjustedGrossIncome } from './adjusted-gross-income.ts'

/** Why there is no credit for Marketplace insurance. */
type NoPremiumCredit = 'dependent' | 'separate' | 'belowPovertyLine' | 'over400'

/** The premium tax credit (IRC §36B, Form 8962), in whole dollars as on the form. Shares are fractions. */
export type PremiumCredit = {
  /** People in the tax family (line 1), and the poverty line for that number (line 4). */
  familySize: number
  povertyLine: number
  /** Household income (line 3). */
  householdIncome: number
  /** Household income in whole percent of the poverty line (line 5). 401 means anything over 400. */
  percent: number
  /** The share of income a household pays itself, and the yearly amount (lines 7 and 8a). */
  share: number
  contribution: number
  /** Why there is no credit. Null if there is one. */
  refusal: NoPremiumCredit | null
  /** The year's credit (line 24). */
  credit: number
  /** Credit beyond the advance payments (line 26). */
  net: number
  /** Advance payments beyond the credit, and the part that is repaid (lines 27 and 29). */
  excess: number
  repayment: number
}

const OVER_400 = 401
const MONTHS = 12
/** The printed table has four decimals. */
const SHARE_UNITS = 10000

/**
 * Computes the credit for Marketplace insurance and reconciles it with the advance payments. The steps round
 * as Form 8962 does. 12 months use the annual line; fewer count month by month.
 */
export function findPremiumCredit(input: FullInput, agi: AdjustedGrossIncome): PremiumCredit {
  const { povertyLine: guideline, shareOver400 } = input.figures.premiumTaxCredit.value
  const familySize =
    input.people.filter(({ isDependent }) => !isDependent).length + claimedOf(input).length
  const povertyLine = guideline.first + guideline.each * notNegative(familySize - 1)
  const householdIncome = findHouseholdIncome(input, agi)
  const percent = percentOfLine(householdIncome, povertyLine)
  const share = percent === OVER_400 ? (shareOver400 ?? 0) : findShare(percent, input.figures)
  const contribution = roundHalfUp((householdIncome * toUnits(share)) / SHARE_UNITS)
  const refusal = findRefusal(input, percent)
  const credit = refusal === null ? findCredit(input, contribution) : 0
  // The person who claims a dependent reconciles the advance payments made for them.
  const advance = refusal === 'dependent' ? 0 : roundHalfUp(input.advancePremiumCredit)
  const excess = notNegative(advance - credit)
  return {
    familySize,
    povertyLine,
    householdIncome,
    percent,
    share,
    contribution,
    refusal,
    credit,
    net: notNegative(credit - advance),
    excess,
    repayment: Math.min(excess, findRepaymentLimit(input, percent)),
  }
}

/**
 * Adjusted gross income plus tax-exempt interest, untaxed Social Security and the income of dependents who
 * must file (IRC §36B(d)(2); Form 8962 lines 2a to 3).
 */
function findHouseholdIncome(
  input: FullInput,
  { adjustedGrossIncome, taxableSocialSecurity }: AdjustedGrossIncome,
): number {
  const untaxedBenefits = input.socialSecurity - taxableSocialSecurity
  const own = adjustedGrossIncome + input.taxExemptInterest + untaxedBenefits
  return notNegative(roundHalfUp(own + input.dependentIncome))
}

/** Whole percent, never rounded up. More than four times the poverty line is 401 (Worksheet 2). */
function percentOfLine(income: number, povertyLine: number): number {
  if (income > 4 * povertyLine) return OVER_400
  return Math.floor((100 * income) / povertyLine)
}

/** Linear within the band, rounded half up to four decimals (Reg. §1.36B-3(g)(1)). */
function findShare(percent: number, figures: FederalFigures): number {
  const { bands } = figures.premiumTaxCredit.value
  const index = bands.findLastIndex(({ from }) => percent >= from)
  const band = bands[index]
  if (!band) return 0
  const width = (bands[index + 1]?.from ?? OVER_400 - 1) - band.from
  const [start, end] = [toUnits(band.start), toUnits(band.end)]
  return roundHalfUp(start + ((end - start) * (percent - band.from)) / width) / SHARE_UNITS
}

/** IRC §36B(c)(1): dependents, separate filers and incomes outside the range get none. */
function findRefusal(input: FullInput, percent: number): NoPremiumCredit | null {
  if (input.people.every(({ isDependent }) => isDependent)) return 'dependent'
  const isSeparate = input.filingStatus === 'marriedFilingSeparately'
  if (isSeparate && !input.hasSeparateException) return 'separate'
  // Advance payments mean that the Marketplace expected at least the poverty line (Reg. §1.36B-2(b)(6)).
  if (percent < 100 && input.advancePremiumCredit === 0) return 'belowPovertyLine'
  const { shareOver400 } = input.figures.premiumTaxCredit.value
  return percent === OVER_400 && shareOver400 === null ? 'over400' : null
}

/** The premium paid, or the benchmark less the contribution if that is lower (lines 11 to 24). */
function findCredit(input: FullInput, contribution: number): number {
  const { marketplacePremiums, benchmarkPremium, marketplaceMonths: months } = input
  if (months >= MONTHS) {
    return lesser(roundHalfUp(marketplacePremiums), roundHalfUp(benchmarkPremium) - contribution)
  }
  if (months <= 0) return 0
  const perMonth = (amount: number) => roundHalfUp(amount / months)
  const monthlyContribution = roundHalfUp(contribution / MONTHS)
  return (
    months * lesser(perMonth(marketplacePremiums), perMonth(benchmarkPremium) - monthlyContribution)
  )
}

function lesser(premium: number, benchmarkAfterContribution: number): number {
  return Math.min(premium, notNegative(benchmarkAfterContribution))
}

/** "Single" means that status only (IRC §36B(f)(2)(B); Form 8962 line 28). */
function findRepaymentLimit({ filingStatus, figures }: FullInput, percent: number): number {
  const limit = figures.premiumTaxCredit.value.repayment.find(({ under }) => percent < under)
  return (filingStatus === 'single' ? limit?.single : limit?.other) ?? Infinity
}

function toUnits(share: number): number {
  return Math.round(share * SHARE_UNITS)
}

/** Rounds to whole numbers. A half that a binary fraction just misses also rounds up. */
function roundHalfUp(amount: number): number {
  return Math.floor(amount + 0.5 + ROUNDING_TOLERANCE)
}
