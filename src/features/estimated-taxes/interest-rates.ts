/**
 * Yearly rates for underpaid estimated tax by quarter, as fractions. IRC §6621. 2025: IRB 2024-49,
 * 2025-13, 2025-23, 2025-37. 2026: Rev. Rul. 2025-22, IRB 2026-8, IRB 2026-22, Rev. Rul. 2026-15.
 * The first 15 days of April keep the rate of the first quarter, §6621(b)(2)(B).
 */
const RATES = [
  { from: '2025-01-01', rate: 0.07 },
  { from: '2025-04-16', rate: 0.07 },
  { from: '2025-07-01', rate: 0.07 },
  { from: '2025-10-01', rate: 0.07 },
  { from: '2026-01-01', rate: 0.07 },
  { from: '2026-04-16', rate: 0.06 },
  { from: '2026-07-01', rate: 0.07 },
  { from: '2026-10-01', rate: 0.07 },
] as const

/** From this day the rate was not published when the rates were last checked. */
export const RATES_KNOWN_BEFORE = '2027-01-01'

/**
 * The yearly rate on an ISO date, as a fraction. Past the published quarters it is the last known
 * one: callers say so with RATES_KNOWN_BEFORE.
 */
export function interestRateOn(isoDate: string): number {
  return RATES.findLast(({ from }) => from <= isoDate)?.rate ?? RATES[0].rate
}
