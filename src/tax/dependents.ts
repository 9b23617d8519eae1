import type { Dependent } from './input.ts'

type Household = { dependents: readonly Dependent[] }

/**
 * The dependents whom the filer claims: without a child whom the parent they live with leaves to the other one
 * (IRC §152(e), Form 8332).
 */
export function claimedOf({ dependents }: Household): readonly Dependent[] {
  return dependents.filter(({ custody }) => custody !== 'released')
}

/**
 * The dependents who live with the filer, claimed or not. They count for the earned income credit, the care
 * credit and the status of head of household (IRC §§32(c)(3)(A), 21(e)(5), 2(b)(1)(A)(i)).
 */
export function residentsOf({ dependents }: Household): readonly Dependent[] {
  return dependents.filter(({ custody }) => custody !== 'away')
}
