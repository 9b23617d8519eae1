import { CHECKED_ON } from './checked-on.ts'
import { FEDERAL_2025 } from './federal-2025.ts'
import { FEDERAL_2026 } from './federal-2026.ts'
import type { YearFigures } from './figure-types.ts'
import { OHIO_2025, OHIO_2026 } from './ohio.ts'

/**
 * The tax years with complete figures. To add one, add its data files, its date in checked-on.ts, then its
 * row here.
 */
export const YEARS = {
  2025: { year: 2025, checkedOn: CHECKED_ON[2025], federal: FEDERAL_2025, ohio: OHIO_2025 },
  2026: { year: 2026, checkedOn: CHECKED_ON[2026], federal: FEDERAL_2026, ohio: OHIO_2026 },
} as const satisfies Record<number, YearFigures>

export type TaxYear = keyof typeof YEARS

export const TAX_YEARS = [2025, 2026] as const satisfies readonly TaxYear[]

/** The default tax year of a calculation. */
export const DEFAULT_TAX_YEAR: TaxYear = 2026

/** All figures of a tax year. */
export function yearFigures(year: TaxYear): YearFigures {
  return YEARS[year]
}
