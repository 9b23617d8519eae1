import { byStatus, type Figure } from './figure.ts'
import type { ByStatus } from '../filing-status.ts'
import { FEDERAL_2026 } from './federal-2026.ts'
import type { TaxYear } from './years.ts'

type FederalWithholding = {
  /** The standard deduction inside the rate schedules. In 2025 it is the one before P.L. 119-21. */
  deduction: Figure<ByStatus<number>>
  /** Worksheet 1A line 1g: the part of it taken off the wages, 0 with the box of step 2(c). */
  takenOffWages: Figure<ByStatus<number>>
  /** Worksheet 1A line 1k, for a W-4 from before 2020. */
  allowance: Figure<number>
  /** The rate on pay shown apart from the regular pay, and on what goes over a million in the year. */
  bonus: Figure<{ rate: number; rateOver: number; over: number }>
}

const FIXED = {
  takenOffWages: {
    value: byStatus(8600, 12900, 8600, 8600, 12900),
    source: 'Pub. 15-T (2026) worksheet 1A line 1g',
  },
  allowance: { value: 4300, source: 'Pub. 15-T (2026) worksheet 1A line 1k' },
  bonus: {
    value: { rate: 0.22, rateOver: 0.37, over: 1_000_000 },
    source: 'Treas. Reg. §31.3402(g)-1; Pub. 15 section 7',
  },
} satisfies Partial<FederalWithholding>

/** What employers need for federal withholding beyond the brackets of the year. Dollars and fractions. */
export const FEDERAL_WITHHOLDING: Record<TaxYear, FederalWithholding> = {
  2025: {
    ...FIXED,
    deduction: {
      value: byStatus(15000, 30000, 15000, 22500, 30000),
      source: 'Pub. 15-T (2025), percentage method tables for automated payroll',
    },
  },
  2026: { ...FIXED, deduction: FEDERAL_2026.standardDeduction },
}

type OhioWithholding = {
  /** The first end of a payroll period that it applies to, ISO date. */
  from: string
  /** Yearly tax on wages over an amount. The first has no amount: Ohio withholds from the first dollar. */
  bands: ReadonlyArray<{ over: number; base: number; rate: number }>
  source: string
}

/** Ohio's optional computer formula, the newest first. */
export const OHIO_WITHHOLDING: readonly OhioWithholding[] = [
  {
    from: '2026-08-01',
    bands: [
      { over: 0, base: 0, rate: 0.016 },
      { over: 26050, base: 416.8, rate: 0.0299 },
      { over: 100000, base: 2627.91, rate: 0.034 },
    ],
    source: 'Ohio Department of Taxation, optional computer formula, rev. 07/26',
  },
  {
    from: '2025-10-01',
    bands: [
      { over: 0, base: 0, rate: 0.01775 },
      { over: 26050, base: 462.39, rate: 0.0299 },
      { over: 100000, base: 2673.5, rate: 0.0364 },
    ],
    source: 'Ohio Department of Taxation, optional computer formula, rev. 09/25',
  },
  {
    from: '2024-07-01',
    bands: [
      { over: 0, base: 0, rate: 0.00501 },
      { over: 5000, base: 25.05, rate: 0.01001 },
      { over: 10000, base: 75.1, rate: 0.02005 },
      { over: 15000, base: 175.35, rate: 0.02505 },
      { over: 20000, base: 300.6, rate: 0.0299 },
      { over: 100000, base: 2692.6, rate: 0.038 },
    ],
    source: 'Ohio Department of Taxation, optional computer formula, July 2024',
  },
]

/** A year's wages that one exemption of form IT 4 frees from Ohio withholding, in dollars. */
export const OHIO_EXEMPTION: Figure<number> = {
  value: 650,
  source: 'Ohio Department of Taxation, optional computer formula, rev. 07/26',
}

/** The least that employers withhold for Ohio from bonuses, as a fraction. */
export const OHIO_BONUS_RATE: Record<TaxYear, Figure<number>> = {
  2025: { value: 0.035, source: 'Ohio Adm. Code 5703-7-10' },
  2026: { value: 0.0275, source: 'Ohio Adm. Code 5703-7-10' },
}
