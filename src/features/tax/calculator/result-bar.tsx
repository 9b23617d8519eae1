import { ChevronDown } from 'lucide-react'
import { formatDollars } from '@/shared/money.ts'
import type { Calculation } from './calculate.ts'
import { outcomeOf } from './outcome.ts'

export type ResultBarProps = { calculation: Calculation | null; onShow: () => void }

/** On narrow screens: the result below the form, visible while the form is. Leads to the full result. */
export function ResultBar({ calculation, onShow }: ResultBarProps) {
  if (calculation === null) return null
  const { label, kind, amount } = outcomeOf(calculation.federal, 'Federal')
  return (
    <button
      type="button"
      onClick={onShow}
      className="tax-result-bar no-print sticky z-1 -mx-4.5 mt-6 -mb-6 flex min-h-14 w-[calc(100%+2.25rem)] items-center justify-between gap-3 border-t-2 border-ink bg-tint px-4.5 py-2 text-left md:-mx-7.5 md:w-[calc(100%+3.75rem)] md:px-7.5 lg:hidden"
    >
      <span className="text-small font-[650]">{label}</span>
      <span className="flex items-center gap-2">
        <span
          className={`font-figures text-[1.75rem] leading-none font-bold tracking-[-0.03em] ${kind === 'refund' ? 'text-river' : ''}`}
        >
          {formatDollars(amount)}
        </span>
        <ChevronDown size={20} />
        <span className="sr-only">Go to the result</span>
      </span>
    </button>
  )
}
