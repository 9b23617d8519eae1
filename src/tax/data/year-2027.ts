import { FEDERAL_FIXED } from './federal-fixed.ts'
import type { FederalFigures, YearFigures } from './figure-types.ts'
import type { OhioFigures } from './ohio.ts'

/**
 * What is known of tax year 2027: figures that two independent public sources agree on, and those that the law does not
 * adjust. The year is offered once nothing is missing (docs/recipes/tax-year.md).
 */
export const YEAR_2027: Omit<YearFigures, 'federal' | 'ohio'> & {
  isOffered: boolean
  federal: Partial<FederalFigures>
  ohio: Partial<OhioFigures>
} = {
  year: 2027,
  isOffered: false,
  checkedOn: '2026-11-28',
  federal: {
    ...FEDERAL_FIXED,
    healthSavings: {
      value: { selfOnly: 4500, family: 9000, catchUp: 1000, catchUpAge: 55 },
      source: 'IRC §223; Rev. Proc. 2026-24',
    },
  },
  ohio: {},
}
