import { memo, type Ref, Suspense } from 'react'
import { retryableLazy } from '@/lib/lazy-loading'
import { formatDollars } from '@/lib/money'
import type { Calculation } from './calculate'
import { outcomeOf } from './outcome'
import { ResultFigure } from './result-figure'
import { useSettled } from './use-settled'

const ResultDetails = retryableLazy(() => import('./result-details'))

export type ResultPanelProps = {
  heading: Ref<HTMLHeadingElement>
  calculation: Calculation | null
  isStale: boolean
  emptyText: string
}

/** The result, always in view, with its derivation below. */
export const ResultPanel = memo(function ResultPanel({
  heading,
  calculation,
  isStale,
  emptyText,
}: ResultPanelProps) {
  return (
    <section aria-label="Result" className="h-full">
      <div className="z-1 bg-tint pb-4 lg:sticky lg:top-[60px] lg:border-b lg:border-rule lg:pt-7">
        <ResultFigure
          heading={heading}
          calculation={calculation}
          isStale={isStale}
          emptyText={emptyText}
        />
        <Announcement calculation={calculation} />
      </div>
      {calculation ? (
        <Suspense fallback={<EmptyLedger />}>
          <ResultDetails calculation={calculation} />
        </Suspense>
      ) : (
        <EmptyLedger />
      )}
    </section>
  )
})

const EMPTY_LINES = ['Total income', 'Taxable income', 'Federal income tax', 'Ohio income tax']

/** A preview of what will be here. */
function EmptyLedger() {
  return (
    <table className="mt-3 w-full border-collapse text-ui">
      <caption className="sr-only">Lines of the result</caption>
      <tbody>
        {EMPTY_LINES.map((label) => (
          <tr key={label}>
            <th scope="row" className="border-b border-rule py-2 text-left font-normal text-ink-2">
              {label}
            </th>
            <td className="border-b border-rule py-2 text-right text-ink-2">—</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Announces the outcome to screen readers once typing pauses. */
function Announcement({ calculation }: { calculation: Calculation | null }) {
  const outcome = calculation && outcomeOf(calculation.federal, 'Federal')
  const text = outcome ? `${outcome.label} ${formatDollars(outcome.amount)}` : ''
  return (
    <p role="status" className="no-print sr-only">
      {useSettled(text, 1000)}
    </p>
  )
}
