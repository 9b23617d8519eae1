import { ResultBar } from '@/components/tool-layout.tsx'
import type { Calculation } from './calculate.ts'
import { findNet, outcomeOf } from './outcome.ts'
import { Amount } from './result-figure.tsx'

type RefundBarProps = { calculation: Calculation | null; onShow: () => void }

/** The refund or the amount owed, below the form on narrow screens. */
export function RefundBar({ calculation, onShow }: RefundBarProps) {
  if (calculation === null) return null
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
