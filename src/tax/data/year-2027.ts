import { byStatus } from './by-status.ts'
import { FEDERAL_2026 } from './federal-2026.ts'
import { FEDERAL_FIXED } from './federal-fixed.ts'
import type { FederalFigures, OhioFigures } from './figure-types.ts'

/** New in 2026, or changed then, and not adjusted for inflation (P.L. 119-21). */
const {
  careBenefits,
  charity,
  charityNonItemizer,
  childCareCredit,
  gamblingLossShare,
  itemizedReduction,
  mortgageInsurance,
} = FEDERAL_2026

/**
 * What is known of tax year 2027 on the day it was checked: only figures that two independent public sources agree on,
 * or that the law itself names. The year is offered once nothing is missing (docs/recipes/tax-year.md).
 */
export const YEAR_2027: {
  year: number
  isOffered: boolean
  checkedOn: string
  federal: Partial<FederalFigures>
  ohio: Partial<OhioFigures>
} = {
  year: 2027,
  isOffered: false,
  checkedOn: '2026-11-28',
  federal: {
    ...FEDERAL_FIXED,
    careBenefits,
    charity,
    charityNonItemizer,
    childCareCredit,
    gamblingLossShare,
    itemizedReduction,
    mortgageInsurance,
    healthSavings: {
      value: { selfOnly: 4500, family: 9000, catchUp: 1000, catchUpAge: 55 },
      source: 'IRC §223; Rev. Proc. 2026-24',
    },
    saltCap: {
      value: {
        // 101% of the year before.
        cap: byStatus(40804, 40804, 20402, 40804, 40804),
        phasedownStart: byStatus(510050, 510050, 255025, 510050, 510050),
        rate: 0.3,
        floor: byStatus(10000, 10000, 5000, 10000, 10000),
      },
      source: 'IRC §164(b)(7)(A)(iii), (B)(ii), P.L. 119-21 §70120',
    },
  },
  ohio: {},
}
