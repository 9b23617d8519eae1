import { CalendarDays } from 'lucide-react'
import type { Ref } from 'react'
import { returnDueDate } from '@/features/deadlines/public'
import { formatDay } from '@/lib/format-date'
import { formatDollars } from '@/lib/money'
import type { Calculation } from './calculate'
import { type Outcome, outcomeOf, tellPayments } from './outcome'

const LEADS: Record<Outcome['kind'], string> = {
  refund: 'Your federal refund would be about',
  balanceDue: 'You would owe the IRS about',
  even: 'Nothing due, nothing back from the IRS',
}

export type ResultFigureProps = {
  heading: Ref<HTMLHeadingElement>
  /** null when nothing has been entered or the engine is still loading. */
  calculation: Calculation | null
  /** The answers have an error, so the figure is for earlier ones. */
  isStale: boolean
  emptyText: string
}

/** The refund or the balance due, never signed; it stays in view. */
export function ResultFigure({ heading, calculation, isStale, emptyText }: ResultFigureProps) {
  if (calculation === null) {
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
  const { kind, amount } = outcomeOf(calculation.federal, 'Federal')
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={HEADING}>
        {LEADS[kind]}
      </h2>
      <p
        className={`${FIGURE} ${kind === 'refund' ? 'text-river' : ''} ${isStale ? 'opacity-70' : ''}`}
      >
        {formatDollars(amount)}
      </p>
      <p className="text-ink-2">
        {isStale
          ? 'For your earlier figures: one of the fields needs correcting.'
          : tellPayments(calculation)}
      </p>
    </>
  )
}

const HEADING = 'font-text text-ui leading-[1.35] font-[650] tracking-normal'
const FIGURE =
  'my-1.5 font-display text-[clamp(3rem,2rem+3.4vw,4.5rem)] leading-none font-bold tracking-[-0.04em]'

/** When the balance is due. */
export function DueDate({ calculation }: { calculation: Calculation }) {
  const { federal } = calculation
  if (outcomeOf(federal, 'Federal').kind !== 'balanceDue') return null
  const { taxYear } = federal.input
  return (
    <div className="mt-4 flex gap-3.5 rounded-r border-l-4 border-brass bg-brass-tint px-4.5 py-3.5">
      <CalendarDays
        aria-hidden
        size={20}
        strokeWidth={1.75}
        className="mt-0.5 flex-none text-brass"
      />
      <p>
        <b className="font-bold">Deadline: {formatDay(returnDueDate(taxYear))}</b>
        <br />
        The balance for {taxYear} is due then, also with an extension to file.
      </p>
    </div>
  )
}
