/** Federal estimated tax of individuals, IRC §6654; Form 1040-ES; Form 2210. Amounts in dollars. */
export const FEDERAL_RULES = {
  /** No payment is required if less than this is owed after withholding, §6654(e)(1). */
  owedFrom: 1000,
  currentYearShare: 0.9,
  /** Replaces 90% for those with two-thirds of their gross income from farming or fishing, §6654(i)(1)(C). */
  farmShare: 2 / 3,
  priorYearShare: 1,
  /** Applies above the prior-year income below, but not to farmers and fishers, §6654(d)(1)(C), (i)(1). */
  highIncomeShare: 1.1,
  highIncomeAgi: 150_000,
  highIncomeAgiMarriedSeparately: 75_000,
} as const

/**
 * Ohio estimated tax, R.C. 5747.09; form IT/SD 2210. It has no higher share. "Tax" means Ohio income tax and
 * school district income tax combined, R.C. 5747.09(A)(1).
 */
export const OHIO_RULES = {
  /** No payment is required if no more than this is owed after withholding. */
  owedUpTo: 500,
  currentYearShare: 0.9,
  priorYearShare: 1,
} as const

/** Estimated tax of a village or city, R.C. 718.08: four payments of 22.5% of this year's tax. */
export const TOWN_RULES = {
  /** No payment is required if less than this is owed after withholding and credits. */
  owedFrom: 200,
  currentYearShare: 0.9,
  priorYearShare: 1,
} as const

/** Tax years to choose from, newest first. None of the amounts above is indexed for inflation. */
export const ESTIMATE_YEARS = [2027, 2026, 2025] as const

export type EstimateYear = (typeof ESTIMATE_YEARS)[number]
