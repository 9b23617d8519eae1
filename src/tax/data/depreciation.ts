import type { Figure } from './figure.ts'
import type { TaxYear } from './years.ts'

/** Recovery periods, in years, that the worksheet supports. */
export const CLASSES = [3, 5, 7, 10, 15, 20] as const

export type RecoveryClass = (typeof CLASSES)[number]

/**
 * Percent of the cost per year, starting with the first: half-year convention, 200% declining balance up to
 * 10 years and 150% for 15 and 20, including farm property (IRC §168(b)(2)).
 */
export const HALF_YEAR: Figure<Record<RecoveryClass, readonly number[]>> = {
  value: {
    3: [33.33, 44.45, 14.81, 7.41],
    5: [20, 32, 19.2, 11.52, 11.52, 5.76],
    7: [14.29, 24.49, 17.49, 12.49, 8.93, 8.92, 8.93, 4.46],
    10: [10, 18, 14.4, 11.52, 9.22, 7.37, 6.55, 6.55, 6.56, 6.55, 3.28],
    15: [5, 9.5, 8.55, 7.7, 6.93, 6.23, 5.9, 5.9, 5.91, 5.9, 5.91, 5.9, 5.91, 5.9, 5.91, 2.95],
    20: [
      3.75, 7.219, 6.677, 6.177, 5.713, 5.285, 4.888, 4.522, 4.462, 4.461, 4.462, 4.461, 4.462,
      4.461, 4.462, 4.461, 4.462, 4.461, 4.462, 4.461, 2.231,
    ],
  },
  source: 'IRC §168; IRS Publication 946, Table A-1',
}

type DepreciationFigures = {
  /** Maximum section 179 expense, and the cost of the year's property above which it is reduced. */
  section179: Figure<{ limit: number; shrinksOver: number }>
  /** Bonus share of the cost, depending on whether the property was acquired after January 19, 2025. */
  bonus: Figure<{ after: number; before: number }>
}

/** Figures by the year the property was placed in service. */
export const DEPRECIATION: Record<TaxYear, DepreciationFigures> = {
  2025: {
    section179: {
      value: { limit: 2500000, shrinksOver: 4000000 },
      source: 'IRC §179(b), P.L. 119-21 §70306',
    },
    bonus: { value: { after: 1, before: 0.4 }, source: 'IRC §168(k)(6), P.L. 119-21 §70301' },
  },
  2026: {
    section179: {
      value: { limit: 2560000, shrinksOver: 4090000 },
      source: 'IRC §179(b), P.L. 119-21 §70306; Rev. Proc. 2025-32 §4.24',
    },
    bonus: { value: { after: 1, before: 0.2 }, source: 'IRC §168(k)(6), P.L. 119-21 §70301' },
  },
}

/**
 * If more than this share of the year's cost falls in its last three months, the table does not apply (IRC §168(d)(3)).
 */
export const MID_QUARTER_OVER = 0.4
