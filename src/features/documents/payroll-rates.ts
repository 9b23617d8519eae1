/**
 * What employers withhold for Social Security and Medicare, the same in 2025 and 2026. Source: IRC sections
 * 3101(a), 3101(b) and 3102(f); Schedule SE instructions.
 */
export const PAYROLL_RATES = {
  socialSecurity: 0.062,
  medicare: 0.0145,
  /** On wages above `additionalMedicareFrom` from one employer, in whole dollars. */
  additionalMedicare: 0.009,
  additionalMedicareFrom: 200_000,
} as const

/**
 * The maximum wages subject to Social Security tax, in whole dollars, by year. Source: Social Security
 * Administration determinations for 2025 and 2026.
 */
export const SOCIAL_SECURITY_WAGE_BASE: Partial<Record<number, number>> = {
  2025: 176_100,
  2026: 184_500,
}
