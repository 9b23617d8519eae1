import { useEffect, useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { ESTIMATOR_NOT_LOADED } from '@/lib/phrases.ts'
import { passOnTax } from '@/features/estimated-taxes/public.ts'
import {
  type EstimatorForm,
  hasAnswers,
  type KnownReturn,
  loadFilling,
  priceKnown,
} from '@/features/estimator/public.ts'
import { importChunk } from '@/lib/lazy-loading.tsx'
import { useFilledTool } from '@/lib/use-filled-tool.ts'
import { formatDollars } from '@/shared/money.ts'
import type { Calculation } from './calculate.ts'
import { toKnownReturn } from './to-known-return.ts'

/** Our price for the return, and the way to the estimator, filled in with what the calculator knows. */
export function FileThis({ calculation }: { calculation: Calculation }) {
  const { button, hasFailed, open } = useFilledTool(loadFilling, '/#estimate')
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
    importChunk(loadFilling).then(
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

type OnwardLinkProps = Pick<Calculation, 'federal' | 'federalTax'>

/** Leads those with wages to the withholding check, which reads the answers kept in this tab. */
export function WithholdingLink({ federal }: Pick<Calculation, 'federal'>) {
  if (federal.income.wages <= 0) return null
  return (
    <div className="no-print mt-5">
      <ButtonLink
        to="/resources/withholding-check"
        variant="outline"
        size="sm"
        className="w-full text-balance"
      >
        Check what your paychecks withhold
      </ButtonLink>
      <p className="mt-2 text-small text-ink-2">
        Keeps what you entered here and adds your last paystub.
      </p>
    </div>
  )
}

/** Leads to the estimated payments with this tax filled in. Nothing where there is no tax to pay. */
export function EstimateLink({ federal, federalTax }: OnwardLinkProps) {
  if (Math.round(federalTax) <= 0) return null
  const { input, medicareWithheld, excessSocialSecurity } = federal
  // Excess Social Security tax counts as withheld too (IRC §§31(b), 6654(g)).
  const withheld = input.withholding + medicareWithheld + excessSocialSecurity
  return (
    <div className="no-print mt-5">
      <ButtonLink
        to="/resources/estimated-taxes"
        variant="outline"
        size="sm"
        className="w-full text-balance"
        onClick={() => passOnTax(input.taxYear, federalTax, withheld)}
      >
        Plan estimated payments for this tax
      </ButtonLink>
      <p className="mt-2 text-small text-ink-2">
        Fills in the federal tax of {formatDollars(federalTax)} there, after credits, and what is
        withheld. Both stay in this tab.
      </p>
    </div>
  )
}
