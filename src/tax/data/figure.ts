import type { ByStatus } from '../filing-status.ts'

/** A figure of the law and the document it comes from. Money in dollars, rates as fractions. */
export type Figure<T> = { value: T; source: string }

/** Where something starts to phase out and where it is gone. */
export type Range = readonly [start: number, end: number]

/** Steps of [upper end inclusive, amount or share]; the last upper end is Infinity. */
export type Steps = ReadonlyArray<readonly [upTo: number, value: number]>

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
