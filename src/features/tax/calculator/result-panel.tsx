import { memo, type Ref, Suspense, useEffect, useState } from 'react'
import { retryableLazy } from '@/lib/lazy-loading.tsx'
import { formatDollars } from '@/shared/money.ts'
import type { Calculation } from './calculate.ts'
import { Example } from './example.tsx'
import { findNet, outcomeOf } from './outcome.ts'
import { ResultFigure } from './result-figure.tsx'

const ResultDetails = retryableLazy(() => import('./result-details.tsx'))

type ResultPanelProps = {
  heading: Ref<HTMLHeadingElement>
  /** Null if nothing has been entered or the engine is still loading. */
  calculation: Calculation | null
  isStale: boolean
  emptyText: string
  onAskOhio: () => void
}

/** The result, always in view, with its derivation below; until there is one, an example. */
export const ResultPanel = memo(function ResultPanel(props: ResultPanelProps) {
  const { calculation, emptyText, ...figure } = props
  return (
    <section aria-label="Result" className="h-full">
      {calculation ? (
        <div className="z-1 bg-tint pb-4 lg:sticky lg:top-[60px] lg:border-b lg:border-rule lg:pt-7">
          <ResultFigure calculation={calculation} {...figure} />
        </div>
      ) : (
        <div className="lg:pt-7">
          <Example heading={figure.heading} text={emptyText} />
        </div>
      )}
      <Announcement calculation={calculation} />
      {calculation && (
        <Suspense fallback={null}>
          <ResultDetails calculation={calculation} />
        </Suspense>
      )}
    </section>
  )
})

/** Announces the outcome to screen readers once typing pauses. */
function Announcement({ calculation }: { calculation: Calculation | null }) {
  return (
    <p role="status" className="no-print sr-only">
      {useSettled(calculation ? announce(calculation) : '')}
    </p>
  )
}

function announce(calculation: Calculation): string {
  const net = findNet(calculation)
  if (net) return `${net.lead} ${formatDollars(net.amount)} ${net.direction}`
  const { label, amount } = outcomeOf(calculation.federal, 'Federal')
  return `${label} ${formatDollars(amount)}`
}

/** A text once it has not changed for a second, so that typing is not announced. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 1000)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
