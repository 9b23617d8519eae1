/** The estimator's answers as its links have them, for the page and for the function that emails such a link. */

export const SCREEN_RETURN_TYPES = ['simple', 'complex', 'family', 'business'] as const

export const EXPENSE_LEVELS = {
  business: ['under2k', '2k-5k', 'over5k'],
  farm: ['under10k', 'over10k'],
  rental: ['under10k', 'over10k'],
} as const

export type CountLimits = { min: number; max: number }

/** Limits of the counted answers (specification, section 5). */
export const LIMITS = {
  w2Count: { min: 1, max: 5 },
  dependentCount: { min: 0, max: 10 },
  itemCount: { min: 1, max: 5 },
} as const satisfies Record<string, CountLimits>

/** The start of a shared link's hash. */
export const SHARE_PREFIX = '#estimate?'
export const SHARE_VERSION = '1'
/** The code of a level that was not chosen. */
export const NO_LEVEL = 'none'
