import type { Steps } from './data/figure.ts'

/** The sum of one amount over several people or items. */
export function sumOf<T>(items: readonly T[], amountOf: (item: T) => number): number {
  return items.reduce((total, item) => total + amountOf(item), 0)
}

/** The amount, or 0 when it is negative. */
export function notNegative(amount: number): number {
  return Math.max(0, amount)
}

/** The amount above a limit, or 0. */
export function excessOver(amount: number, line: number): number {
  return Math.max(0, amount - line)
}

/** How far an amount is through a range, from 0 at its start to 1 at its end. */
export function shareOfRange(amount: number, [start, end]: readonly [number, number]): number {
  return Math.min(1, excessOver(amount, start) / (end - start))
}

/** The amount or share of the step an income falls into. */
export function valueOfStep(income: number, steps: Steps): number {
  return steps.find(([upTo]) => income <= upTo)?.[1] ?? 0
}

/** Dollars by which two sums of the same cents may differ, because they are binary fractions. */
export const ROUNDING_TOLERANCE = 1e-6

/** Steps in an amount, counting a started one as whole. */
export function stepsUp(amount: number, step: number): number {
  return Math.ceil((notNegative(amount) - ROUNDING_TOLERANCE) / step)
}

/** Whole steps in an amount, not counting a started one. */
export function stepsDown(amount: number, step: number): number {
  return Math.floor((notNegative(amount) + ROUNDING_TOLERANCE) / step)
}
