import type { Steps } from './data/figure-types.ts'

/** The sum of one amount over several people or things. */
export function sumOf<T>(items: readonly T[], amountOf: (item: T) => number): number {
  return items.reduce((total, item) => total + amountOf(item), 0)
}

/** The amount, or 0 when it is negative. */
export function notNegative(amount: number): number {
  return Math.max(0, amount)
}

/** What is over a line, or 0. */
export function excessOver(amount: number, line: number): number {
  return Math.max(0, amount - line)
}

/** The share of a range that an amount has gone through, from 0 at its start to 1 at its end. */
export function shareOfRange(amount: number, [start, end]: readonly [number, number]): number {
  return Math.min(1, excessOver(amount, start) / (end - start))
}

/** The amount or share of the step an income falls into. */
export function valueOfStep(income: number, steps: Steps): number {
  return steps.find(([upTo]) => income <= upTo)?.[1] ?? 0
}

// Sums of cents may end a hair beside a whole step.
const HAIR = 1e-9

/** Whole steps in an amount; a started one counts. */
export function stepsUp(amount: number, step: number): number {
  return Math.ceil(notNegative(amount) / step - HAIR)
}

/** Whole steps in an amount; a started one does not count. */
export function stepsDown(amount: number, step: number): number {
  return Math.floor(notNegative(amount) / step + HAIR)
}
