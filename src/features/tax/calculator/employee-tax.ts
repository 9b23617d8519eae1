import type { FederalFigures } from '../engine/data/figure-types'
import type { FullPerson } from '../engine/input'

/**
 * Social Security and Medicare tax withheld from wages, in dollars (IRC §§3101, 3121(a)(1)): each
 * person's wages, the Social Security part up to the wage base. Additional Medicare Tax is on the
 * return.
 */
export function findEmployeeTax(people: readonly FullPerson[], figures: FederalFigures): number {
  const { employeeSocialSecurity, employeeMedicare } = figures.payrollRates.value
  const wageBase = figures.socialSecurityWageBase.value
  return people.reduce(
    (total, { wages }) =>
      total + employeeSocialSecurity * Math.min(wages, wageBase) + employeeMedicare * wages,
    0,
  )
}
