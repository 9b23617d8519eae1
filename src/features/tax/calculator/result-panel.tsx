import { memo, type Ref } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { formatDollars } from '@/lib/money'
import { BracketChart } from './bracket-chart'
import type { Calculation } from './calculate'
import { MathLedger } from './math-ledger'
import { MoneyChart } from './money-chart'
import { listOutcomes, outcomeOf } from './outcome'
import { RateTable } from './rate-table'
import { DueDate, ResultFigure } from './result-figure'
import { useSettled } from './use-settled'

export type ResultPanelProps = {
  heading: Ref<HTMLHeadingElement>
  calculation: Calculation | null
  isStale: boolean
  emptyText: string
}

/** The result, always in view, and under it how it comes about. */
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
      {calculation ? <Details calculation={calculation} /> : <EmptyLedger />}
    </section>
  )
})

function Details({ calculation }: { calculation: Calculation }) {
  return (
    <>
      <DueDate calculation={calculation} />
      <table className="mt-3 w-full border-collapse text-ui">
        <caption className="sr-only">Federal, Ohio and local outcome</caption>
        <tbody>
          {listOutcomes(calculation).map(({ label, kind, amount }) => (
            <tr key={label}>
              <th scope="row" className="border-b border-rule py-2 text-left font-normal">
                {label}
              </th>
              <td
                className={`num border-b border-rule py-2 text-right font-[650] ${kind === 'refund' ? 'text-river' : ''}`}
              >
                {formatDollars(amount)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <RateTable calculation={calculation} />
      <MoneyChart calculation={calculation} />
      <BracketChart calculation={calculation} />
      <MathLedger explanation={calculation.explanation} />
      <ButtonLink to="/schedule" className="no-print mt-5 w-full">
        Schedule a Consultation
      </ButtonLink>
    </>
  )
}

const EMPTY_LINES = ['Total income', 'Taxable income', 'Federal income tax', 'Ohio income tax']

/** What will be here. */
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

/** Reads the outcome out once typing pauses. */
function Announcement({ calculation }: { calculation: Calculation | null }) {
  const outcome = calculation && outcomeOf(calculation.federal, 'Federal')
  const text = outcome ? `${outcome.label} ${formatDollars(outcome.amount)}` : ''
  return (
    <p role="status" className="no-print sr-only">
      {useSettled(text, 1000)}
    </p>
  )
}
