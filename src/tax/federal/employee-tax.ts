import { excessOver } from '../amounts.ts'
import type { FederalFigures } from '../data/figure-types.ts'
import type { FullPerson } from '../input.ts'

/**
 * Social Security and Medicare tax withheld from one person's wages, in dollars (IRC §§3101, 3121(a)(1)): the
 * Social Security part up to the wage base. Additional Medicare Tax is on the return.
 */
export function employeeTaxOf({ medicareWages }: FullPerson, figures: FederalFigures): number {
  const { employeeSocialSecurity, employeeMedicare } = figures.payrollRates.value
  const baseWages = Math.min(medicareWages, figures.socialSecurityWageBase.value)
  return employeeSocialSecurity * baseWages + employeeMedicare * medicareWages
}

/**
 * What several employers together withheld from one person beyond the most for the year, in dollars (IRC §§31(b),
 * 6413(c); Schedule 3 line 11). It counts as paid.
 */
export function excessSocialSecurityOf(
  { socialSecurityWithheld }: FullPerson,
  figures: FederalFigures,
): number {
  const { employeeSocialSecurity } = figures.payrollRates.value
  return excessOver(
    socialSecurityWithheld,
    employeeSocialSecurity * figures.socialSecurityWageBase.value,
  )
}
