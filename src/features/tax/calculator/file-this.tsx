import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { ESTIMATOR_NOT_LOADED } from '@/lib/phrases.ts'
import {
  type EstimatorForm,
  hasAnswers,
  type KnownReturn,
  priceKnown,
} from '@/features/estimator/public.ts'
import { importChunk } from '@/lib/lazy-loading.tsx'
import { useFilledTool } from '@/lib/use-filled-tool.ts'
import { formatDollars } from '@/shared/money.ts'
import type { Calculation } from './calculate.ts'
import { toKnownReturn } from './to-known-return.ts'

const importEstimator = () => import('@/features/estimator/public.ts')

/** Our price for the return, and the way to the estimator, filled in with what the calculator knows. */
export function FileThis({ calculation }: { calculation: Calculation }) {
  const { button, hasFailed, open } = useFilledTool(importEstimator, '/#estimate')
  const known = toKnownReturn(calculation)
  const given = useGivenAnswers()

  return (
    <div className="no-print mt-8">
      <Button
        ref={button}
        className="w-full text-balance"
        onClick={() => void open(({ addToAnswers }) => addToAnswers(known))}
      >
        Have us file this: {describePrice(known, given)}
      </Button>
      <p role="status" className="mt-2 text-small text-ink-2">
        {hasFailed
          ? ESTIMATOR_NOT_LOADED
          : 'Opens the price estimator with what you entered here, but no amounts. It stays in this tab.'}
      </p>
    </div>
  )
}

/**
 * The answers given to the estimator before, which change the price. Undefined without any; null until the code that
 * reads them has loaded.
 */
function useGivenAnswers(): EstimatorForm | null | undefined {
  const [given, setGiven] = useState<EstimatorForm | null | undefined>(() =>
    hasAnswers() ? null : undefined,
  )
  useEffect(() => {
    if (given !== null) return
    importChunk(importEstimator).then(
      ({ givenAnswers }) => setGiven(givenAnswers()),
      () => {},
    )
  }, [given])
  return given
}

/** "your price $210" */
function describePrice(known: KnownReturn, given: EstimatorForm | null | undefined): string {
  if (given === null) return 'see your price'
  const { price, isComplete } = priceKnown(known, given)
  return `your price ${isComplete ? '' : 'from '}${formatDollars(price)}`
}
