import { YEARS } from './years.ts'

// The build replaces this file by its values (build/evaluate-figures.ts): the document demo needs no other figures.

const { payrollRates, additionalMedicare } = YEARS[2026].federal

/** What employers withhold for Social Security and Medicare, as fractions: the same in all years offered. */
export const PAYROLL_RATES = {
  socialSecurity: payrollRates.value.employeeSocialSecurity,
  medicare: payrollRates.value.employeeMedicare,
  /** On wages above `additionalMedicareFrom` from one employer, in dollars. */
  additionalMedicare: additionalMedicare.value.rate,
  additionalMedicareFrom: additionalMedicare.value.withheldOver,
}

/** The maximum wages subject to Social Security tax, in dollars, by year. */
export const SOCIAL_SECURITY_WAGE_BASE: Partial<Record<number, number>> = Object.fromEntries(
  Object.values(YEARS).map(({ year, federal }) => [year, federal.socialSecurityWageBase.value]),
)
