import type { ByStatus } from '../filing-status.ts'

/** Figures in the order of the rate tables: single, joint, separate, head, surviving spouse. */
export function byStatus<T>(
  single: T,
  marriedFilingJointly: T,
  marriedFilingSeparately: T,
  headOfHousehold: T,
  qualifyingSurvivingSpouse: T,
): ByStatus<T> {
  return {
    single,
    marriedFilingJointly,
    marriedFilingSeparately,
    headOfHousehold,
    qualifyingSurvivingSpouse,
  }
}

/** A figure that is the same for every status. */
export function forAll<T>(value: T): ByStatus<T> {
  return byStatus(value, value, value, value, value)
}
