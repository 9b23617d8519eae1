import type { FederalFigures } from '../engine/data/figure-types'
import type { FullPerson } from '../engine/input'

/**
 * Social Security and Medicare tax withheld from wages, in dollars (IRC §§3101, 3121(a)(1)): on each person's
 * wages, with the Social Security part up to the wage base. Additional Medicare Tax is on the return.
 */
export function findEmployeeTax(people: readonly FullPerson[], figures: FederalFigures): number {
  const { employeeSocialSecurity, employeeMedicare } = figures.payrollRates.value
  const wageBase = figures.socialSecurityWageBase.value
  return people.reduce(
    (total, { medicareWages }) =>
      total +
      employeeSocialSecurity * Math.min(medicareWages, wageBase) +
      employeeMedicare * medicareWages,
    0,
  )
}
