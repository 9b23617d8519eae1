import type { Cliff } from '@/tax/cliffs.ts'
import type { Returns } from '@/tax/returns.ts'

/** A household's returns at some amount, and all the tax it pays. */
export type Evaluated = Returns & { allTax: number }

/** Between two amounts: the share of each dollar that tax takes, and the cliffs in between. */
export type CurvePoint = { from: number; to: number; rate: number; cliffs: readonly Cliff[] }

export type Curve = { end: number; points: readonly CurvePoint[] }

/** Cliffs that cost less than this share of their step are not marked. */
const MIN_SHARE = 0.4

/** The maximum number of steps in a curve. */
const STEPS = 200
const NICE_STEPS = [25, 50, 100, 250, 500, 1000, 2500, 5000]

/** A round step in dollars that reaches the end in about `STEPS` steps. */
export function stepFor(end: number): number {
  return NICE_STEPS.find((step) => end / step <= STEPS) ?? 10000
}

/**
 * Walks from 0 to the end step by step, so that the caller can pause. Rates are fractions of each dollar: for
 * wages what tax takes, for savings what they save (negative, since the tax falls).
 */
export function* walkCurve(
  end: number,
  evaluate: (amount: number) => Evaluated,
  findCliffs: (before: Returns, after: Returns) => Cliff[],
): Generator<CurvePoint> {
  const step = stepFor(end)
  let from = 0
  let before = evaluate(0)
  while (from < end) {
    const to = Math.min(end, from + step)
    const after = evaluate(to)
    const rate = (after.allTax - before.allTax) / (to - from)
    const cliffs = findCliffs(before, after).filter(({ lost }) => lost > MIN_SHARE * (to - from))
    yield { from, to, rate, cliffs }
    from = to
    before = after
  }
}

/** A part of the range with its overall rate: what the picture shows, for a table. */
export type RateBand = Omit<CurvePoint, 'cliffs'>

/** The curve in that many parts of equal width. */
export function summarize({ points, end }: Curve, parts: number): RateBand[] {
  const width = end / parts
  return Array.from({ length: parts }, (_, index) => {
    const [from, to] = [index * width, (index + 1) * width]
    const tax = points.reduce((sum, point) => {
      const inside = Math.min(to, point.to) - Math.max(from, point.from)
      return inside > 0 ? sum + point.rate * inside : sum
    }, 0)
    return { from, to, rate: tax / width }
  })
}
