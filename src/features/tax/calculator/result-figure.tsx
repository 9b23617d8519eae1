import type { Ref } from 'react'
import { noBreak } from '@/components/no-break.tsx'
import { ResultBar } from '@/components/tool-layout.tsx'
import { Button } from '@/components/ui/button.tsx'
import { useNudge } from '@/lib/small-motion.ts'
import { formatDollars } from '@/shared/money.ts'
import type { Calculation } from './calculate.ts'
import { describePayments, findNet, type Net, type Outcome, outcomeOf } from './outcome.ts'

export const NO_INCOME = 'Enter any income to begin.'

const LEADS: Record<Outcome['kind'], string> = {
  refund: 'Your federal refund would be about',
  balanceDue: 'You would owe the IRS about',
  even: 'Nothing due, no refund from the IRS',
}

type ResultFigureProps = {
  heading: Ref<HTMLHeadingElement>
  calculation: Calculation
  /** The answers have an error, so the figure is based on earlier ones. */
  isStale: boolean
  /** Opens the field for what was withheld for Ohio. */
  onAskOhio: () => void
}

/**
 * The refund or the balance due, never signed: of both returns together, or of the federal one while the Ohio
 * withholding is unknown. Stays in view.
 */
export function ResultFigure({ heading, calculation, isStale, onAskOhio }: ResultFigureProps) {
  const net = findNet(calculation)
  const federal = outcomeOf(calculation.federal, 'Federal')
  const { kind, amount } = net ?? federal
  const figure = useNudge<HTMLParagraphElement>(amount)
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={HEADING}>
        {noBreak(net?.lead ?? LEADS[kind])}
      </h2>
      <p
        ref={figure}
        className={`${FIGURE} ${kind === 'refund' ? 'text-river' : ''} ${isStale ? 'opacity-70' : ''}`}
      >
        <Amount amount={amount} direction={net?.direction} />
      </p>
      <p className="text-ink-2">
        {isStale
          ? 'Based on your earlier figures: one of the fields needs correcting.'
          : describePayments(calculation)}
      </p>
      {net === null && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p>
            Ohio tax <b className="num font-[650]">{formatDollars(calculation.ohio.incomeTax)}</b>
          </p>
          <Button variant="outline" size="sm" className="no-print" onClick={onAskOhio}>
            Add Ohio withholding
          </Button>
        </div>
      )}
    </>
  )
}

type RefundBarProps = { calculation: Calculation | null; onShow: () => void }

/** The refund or the amount owed, below the form on narrow screens. Before there is one, what to enter. */
export function RefundBar({ calculation, onShow }: RefundBarProps) {
  if (calculation === null) {
    return (
      <ResultBar label="Your refund" onShow={onShow}>
        <span className="text-small">{NO_INCOME}</span>
      </ResultBar>
    )
  }
  const net = findNet(calculation)
  const federal = outcomeOf(calculation.federal, 'Federal')
  const { kind, amount } = net ?? federal
  return (
    <ResultBar label={net ? 'Federal and Ohio' : federal.label} onShow={onShow}>
      <span
        className={`font-figures text-[1.75rem] max-[18em]:text-[1.375rem] leading-none font-bold tracking-[-0.03em] ${kind === 'refund' ? 'text-river' : ''}`}
      >
        <Amount amount={amount} direction={net?.direction} />
      </span>
    </ResultBar>
  )
}

/** An amount with its direction in small letters. */
export function Amount({
  amount,
  direction,
}: {
  amount: number
  direction: Net['direction'] | undefined
}) {
  return (
    <>
      {formatDollars(amount)}
      {direction && (
        <>
          {' '}
          <span className="text-[0.4em] tracking-normal">{direction}</span>
        </>
      )}
    </>
  )
}

export const HEADING = 'font-text text-ui leading-[1.35] font-[650] tracking-normal'
export const FIGURE =
  'my-1.5 font-figures text-[min(11.5vw,clamp(3rem,2rem+3.4vw,4.5rem))] leading-none font-bold tracking-[-0.04em]'
