import { memo, Suspense, useEffect, useState } from 'react'
import { retryableLazy } from '@/lib/lazy-loading.tsx'
import { formatDollars } from '@/shared/money.ts'
import type { Calculation } from './calculate.ts'
import { EXAMPLE_RESULT } from './example-result.ts'
import { outcomeOf } from './outcome.ts'
import { ResultFigure, type ResultFigureProps } from './result-figure.tsx'

const ResultDetails = retryableLazy(() => import('./result-details.tsx'))

/** The result, always in view, with its derivation below. */
export const ResultPanel = memo(function ResultPanel(props: ResultFigureProps) {
  const { calculation } = props
  return (
    <section aria-label="Result" className="h-full">
      <div className="z-1 bg-tint pb-4 lg:sticky lg:top-[60px] lg:border-b lg:border-rule lg:pt-7">
        <ResultFigure {...props} />
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

/** An example result, shown until there is one. */
function EmptyLedger() {
  const { household, lines } = EXAMPLE_RESULT
  return (
    <table className="mt-3 w-full border-collapse text-ui">
      <caption className="pb-2 text-left text-small text-ink-2">
        <b className="block font-[650] text-brass">Example</b>
        {household}
      </caption>
      <tbody>
        {lines.map(({ label, amount }) => (
          <tr key={label}>
            <th scope="row" className="border-b border-rule py-2 text-left font-normal text-ink-2">
              {label}
            </th>
            <td className="num border-b border-rule py-2 text-right text-ink-2">
              {formatDollars(amount)}
            </td>
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
      {useSettled(text)}
    </p>
  )
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
