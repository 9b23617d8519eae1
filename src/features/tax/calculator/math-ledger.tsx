import { ChevronRight } from 'lucide-react'
import { memo } from 'react'
import type { Explanation } from '@/tax/explain/explain.ts'
import type { Line, Section } from '@/tax/explain/line.ts'
import { formatDay } from '@/shared/format-date.ts'
import { formatDollars } from '@/shared/money.ts'
import { DeferredFold } from './deferred-fold.tsx'

/** Both returns line by line. Each line unfolds to show its formula, its figures and their sources. */
export const MathLedger = memo(function MathLedger(props: LedgerProps) {
  return (
    <DeferredFold title="Show the math" className="border-y">
      <Lines {...props} />
    </DeferredFold>
  )
})

type LedgerProps = { explain: () => Explanation }

function Lines({ explain }: LedgerProps) {
  const explanation = explain()
  return (
    <>
      <p className="text-small text-ink-2">
        Open a line for its formula, its figures and their sources. Shown in whole dollars,
        calculated with cents. Figures for {explanation.taxYear}, last checked on{' '}
        {formatDay(explanation.checkedOn)}.
      </p>
      <Return title="Federal return" sections={explanation.federal} />
      <Return title="Ohio and local" sections={explanation.ohio} />
    </>
  )
}

function Return({ title, sections }: { title: string; sections: readonly Section[] }) {
  return (
    <section className="pb-5">
      <h3 className="mt-5 text-[1.1875rem]">{title}</h3>
      {sections.map((section) => (
        <div key={section.id} className="mt-3.5">
          <h4 className="border-b-2 border-ink pb-1.5 text-small font-[650] text-ink-2">
            {section.title}
          </h4>
          <ul>
            {section.items.map((line) => (
              <LedgerLine key={line.id} line={line} />
            ))}
            <LedgerLine line={section.total} isTotal />
          </ul>
        </div>
      ))}
    </section>
  )
}

function LedgerLine({ line, isTotal = false }: { line: Line; isTotal?: boolean }) {
  return (
    <li className={isTotal ? 'border-t border-ink font-bold' : 'border-b border-rule'}>
      <details className="open-on-paper group/line">
        <summary className="fold min-h-11 items-baseline gap-1.5 py-2 text-small hover:bg-sheet">
          <ChevronRight
            size={16}
            className="no-print flex-none translate-y-0.5 transition-transform duration-[120ms] group-open/line:rotate-90"
          />
          <span className="grow">{line.label}</span>
          <span
            className={`num whitespace-nowrap ${isTotal ? 'border-b-4 border-double border-current' : ''}`}
          >
            {formatDollars(line.amount)}
          </span>
        </summary>
        <div className="pb-3 pl-5.5 text-small font-normal text-ink-2 print:pb-1">
          <p>{line.formula}</p>
          {line.figures.length > 0 && (
            <dl className="mt-1.5 grid gap-1.5">
              {line.figures.map(({ label, value, source }) => (
                <div key={label + value}>
                  <dt className="inline">{label}: </dt>
                  <dd className="num inline font-[650] text-ink">{value}</dd>
                  <dd className="text-micro">{source}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </details>
    </li>
  )
}
