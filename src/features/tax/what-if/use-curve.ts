import { useEffect, useState } from 'react'
import type { Cliff } from '@/tax/cliffs.ts'
import type { Returns } from '@/tax/returns.ts'
import { type Curve, type CurvePoint, type Evaluated, walkCurve } from './curve.ts'
import type { Lever } from './levers.ts'

export type LeverCurve = Curve & { lever: Lever }

/** How long the curve may block the page, in milliseconds. */
const SLICE = 6

/**
 * A household's curve, calculated in short slices so that typing and sliding never wait. Keeps the last curve
 * until the next one is ready.
 */
export function useCurve(
  lever: Lever,
  end: number,
  evaluate: (amount: number) => Evaluated,
  findCliffs: (before: Returns, after: Returns) => Cliff[],
): LeverCurve | null {
  const [curve, setCurve] = useState<LeverCurve | null>(null)
  useEffect(() => {
    const steps = walkCurve(end, evaluate, findCliffs)
    const points: CurvePoint[] = []
    let timer: ReturnType<typeof setTimeout>
    const go = () => {
      const start = performance.now()
      while (performance.now() - start < SLICE) {
        const { value, done } = steps.next()
        if (done) {
          setCurve({ lever, end, points })
          return
        }
        points.push(value)
      }
      timer = setTimeout(go)
    }
    timer = setTimeout(go)
    return () => clearTimeout(timer)
  }, [lever, end, evaluate, findCliffs])
  return curve
}
