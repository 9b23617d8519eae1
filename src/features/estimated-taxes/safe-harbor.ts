import { roundToCents } from '@/shared/money.ts'
import { FEDERAL_RULES, OHIO_RULES, TOWN_RULES } from '@/tax/data/estimated-tax.ts'

/** Amounts in dollars, null if unknown. */
export type TaxOutlook = {
  /** This year's total tax before withholding. */
  expectedTax: number | null
  /** Withholding for the whole year. */
  withholding: number
  /** Total tax on last year's return. Null if that year did not cover twelve months. */
  priorYearTax: number | null
}

export type FederalOutlook = TaxOutlook & {
  /** Last year's adjusted gross income. Null if unknown, and then not treated as high. */
  priorYearAgi: number | null
  isMarriedFilingSeparately: boolean
  isFarmer: boolean
}

/** The smallest yearly amount that avoids the penalty. Amounts in dollars and cents. */
export type SafeHarbor = {
  currentYearShare: number
  currentYearAmount: number | null
  priorYearShare: number
  priorYearAmount: number | null
  basis: 'currentYear' | 'priorYear' | 'littleOwed'
  /** The amount to pay over the year, including withholding. 0 if little is owed. */
  requiredAnnualPayment: number
  /** The amount left to pay after withholding. */
  estimatedPayments: number
}

/**
 * The federal safe harbor, IRC §6654(d), (e)(1) and (i).
 * @returns null while both years' taxes are unknown
 */
export function federalSafeHarbor(outlook: FederalOutlook): SafeHarbor | null {
  const { currentYearShare, farmShare, owedFrom } = FEDERAL_RULES
  const shares = {
    currentYearShare: outlook.isFarmer ? farmShare : currentYearShare,
    priorYearShare: federalPriorYearShare(outlook),
  }
  return safeHarbor(outlook, shares, (owed) => owed < owedFrom)
}

/**
 * The Ohio safe harbor, R.C. 5747.09, for Ohio tax or for Ohio and school district tax combined.
 * @returns null while both years' taxes are unknown
 */
export function ohioSafeHarbor(outlook: TaxOutlook): SafeHarbor | null {
  return safeHarbor(outlook, OHIO_RULES, (owed) => owed <= OHIO_RULES.owedUpTo)
}

/**
 * The safe harbor of a village or city, R.C. 718.08.
 * @returns null while both years' taxes are unknown
 */
export function townSafeHarbor(outlook: TaxOutlook): SafeHarbor | null {
  return safeHarbor(outlook, TOWN_RULES, (owed) => owed < TOWN_RULES.owedFrom)
}

function federalPriorYearShare(outlook: FederalOutlook): number {
  const { isFarmer, isMarriedFilingSeparately, priorYearAgi } = outlook
  const { highIncomeAgi, highIncomeAgiMarriedSeparately } = FEDERAL_RULES
  const threshold = isMarriedFilingSeparately ? highIncomeAgiMarriedSeparately : highIncomeAgi
  const isHigh = !isFarmer && priorYearAgi !== null && priorYearAgi > threshold
  return isHigh ? FEDERAL_RULES.highIncomeShare : FEDERAL_RULES.priorYearShare
}

type Shares = { currentYearShare: number; priorYearShare: number }

/** @param isLittle whether an amount owed after withholding is too little for a penalty */
function safeHarbor(
  { expectedTax, priorYearTax, withholding }: TaxOutlook,
  { currentYearShare, priorYearShare }: Shares,
  isLittle: (owed: number) => boolean,
): SafeHarbor | null {
  const currentYearAmount = shareOf(expectedTax, currentYearShare)
  const priorYearAmount = shareOf(priorYearTax, priorYearShare)
  const smaller = Math.min(currentYearAmount ?? Infinity, priorYearAmount ?? Infinity)
  if (smaller === Infinity) return null
  const isLittleOwed = expectedTax !== null && isLittle(expectedTax - withholding)
  const requiredAnnualPayment = isLittleOwed ? 0 : smaller
  const basis = smaller === currentYearAmount ? 'currentYear' : 'priorYear'
  return {
    currentYearShare,
    currentYearAmount,
    priorYearShare,
    priorYearAmount,
    basis: isLittleOwed ? 'littleOwed' : basis,
    requiredAnnualPayment,
    estimatedPayments: roundToCents(Math.max(0, requiredAnnualPayment - withholding)),
  }
}

function shareOf(tax: number | null, share: number): number | null {
  return tax === null ? null : roundToCents(tax * share)
}
