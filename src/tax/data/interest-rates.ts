/**
 * Yearly rates for underpaid estimated tax by quarter, as fractions. IRC §6621. 2025: IRB 2024-49, 2025-13,
 * 2025-23, 2025-37. 2026: Rev. Rul. 2025-22, IRB 2026-8, IRB 2026-22, Rev. Rul. 2026-15. The first 15 days of
 * April keep the first quarter's rate, §6621(b)(2)(B).
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

/** From this day on, rates had not been published when they were last checked. */
export const RATES_KNOWN_BEFORE = '2027-01-01'

/** The yearly rate on an ISO date, as a fraction. Null if it is not published yet. */
export function interestRateOn(isoDate: string): number | null {
  if (isoDate >= RATES_KNOWN_BEFORE) return null
  return RATES.findLast(({ from }) => from <= isoDate)?.rate ?? RATES[0].rate
}
