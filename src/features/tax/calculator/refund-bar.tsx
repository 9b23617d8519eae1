import { ResultBar } from '@/components/tool-layout.tsx'
import { formatDollars } from '@/shared/money.ts'
import type { Calculation } from './calculate.ts'
import { outcomeOf } from './outcome.ts'

export type RefundBarProps = { calculation: Calculation | null; onShow: () => void }

/** The refund or the amount owed, below the form on narrow screens. */
export function RefundBar({ calculation, onShow }: RefundBarProps) {
  if (calculation === null) return null
  const { label, kind, amount } = outcomeOf(calculation.federal, 'Federal')
  return (
    <ResultBar label={label} onShow={onShow}>
      <span
        className={`font-figures text-[1.75rem] leading-none font-bold tracking-[-0.03em] ${kind === 'refund' ? 'text-river' : ''}`}
      >
        {formatDollars(amount)}
      </span>
    </ResultBar>
  )
}
