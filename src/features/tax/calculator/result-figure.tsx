import type { Ref } from 'react'
import { formatDollars } from '@/shared/money.ts'
import { useNudge } from '@/lib/small-motion.ts'
import type { Calculation } from './calculate.ts'
import { type Outcome, outcomeOf, describePayments } from './outcome.ts'

const LEADS: Record<Outcome['kind'], string> = {
  refund: 'Your federal refund would be about',
  balanceDue: 'You would owe the IRS about',
  even: 'Nothing due, no refund from the IRS',
}

export type ResultFigureProps = {
  heading: Ref<HTMLHeadingElement>
  /** Null if nothing has been entered or the engine is still loading. */
  calculation: Calculation | null
  /** The answers have an error, so the figure is based on earlier ones. */
  isStale: boolean
  emptyText: string
}

/** The refund or the balance due, never signed. Stays in view. */
export function ResultFigure({ heading, calculation, isStale, emptyText }: ResultFigureProps) {
  const outcome = calculation && outcomeOf(calculation.federal, 'Federal')
  const figure = useNudge<HTMLParagraphElement>(outcome && outcome.amount)
  if (calculation === null || outcome === null) {
    return (
      <>
        <h2 ref={heading} tabIndex={-1} className={HEADING}>
          Your result
        </h2>
        <p aria-hidden className={`${FIGURE} text-ink-2`}>
          $—
        </p>
        <p className="text-ink-2">{emptyText}</p>
      </>
    )
  }
  const { kind, amount } = outcome
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={HEADING}>
        {LEADS[kind]}
      </h2>
      <p
        ref={figure}
        className={`${FIGURE} ${kind === 'refund' ? 'text-river' : ''} ${isStale ? 'opacity-70' : ''}`}
      >
        {formatDollars(amount)}
      </p>
      <p className="text-ink-2">
        {isStale
          ? 'Based on your earlier figures: one of the fields needs correcting.'
          : describePayments(calculation)}
      </p>
    </>
  )
}

const HEADING = 'font-text text-ui leading-[1.35] font-[650] tracking-normal'
const FIGURE =
  'my-1.5 font-figures text-[min(13.3vw,clamp(3rem,2rem+3.4vw,4.5rem))] leading-none font-bold tracking-[-0.04em]'
