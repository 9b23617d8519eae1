/** Federal estimated tax of people, IRC §6654; Form 1040-ES; Form 2210. Amounts in dollars. */
export const FEDERAL_RULES = {
  /** Nothing is required where less than this is owed after withholding, §6654(e)(1). */
  owedFrom: 1000,
  currentYearShare: 0.9,
  /** Instead of 90% for those with two thirds of gross income from it, §6654(i)(1)(C). */
  farmShare: 2 / 3,
  priorYearShare: 1,
  /** Above the income of last year below; not for farmers and fishers, §6654(d)(1)(C), (i)(1). */
  highIncomeShare: 1.1,
  highIncomeAgi: 150_000,
  highIncomeAgiMarriedSeparately: 75_000,
} as const

/** Ohio estimated tax, R.C. 5747.09; form IT/SD 2210. It has no higher share. */
export const OHIO_RULES = {
  /** Nothing is required where no more than this is owed after withholding. */
  owedUpTo: 500,
  currentYearShare: 0.9,
  priorYearShare: 1,
} as const

/** Tax years whose figures are known, newest first. */
export const ESTIMATE_YEARS = [2026, 2025] as const

export type EstimateYear = (typeof ESTIMATE_YEARS)[number]
