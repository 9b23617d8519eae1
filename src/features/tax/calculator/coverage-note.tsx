import { FoldChevron } from '@/components/fold-chevron.tsx'
import { noBreak } from '@/components/no-break.tsx'
import { COVERED, MAIN_GAPS, NOT_COVERED } from './coverage.ts'

/** Before the result: what the calculator does not cover, open, and the whole list on request. */
export function CoverageNote() {
  return (
    <div className="coverage no-print pb-4">
      <p className="max-w-[96ch] text-small leading-[1.45] text-ink-2">{noBreak(MAIN_GAPS)}</p>
      <details className="group">
        <summary className="fold gap-2 py-2 text-small font-[650] lg:-mt-2">
          Everything it covers and does not cover
          <FoldChevron size={18} />
        </summary>
        <div className="grid gap-x-10 gap-y-5 pt-1 pb-6 lg:grid-cols-2">
          <List
            title="Covered"
            text="A personal return of a full-year Ohio resident: federal, Ohio and local income tax."
            items={Object.values(COVERED)}
          />
          <List
            title="Not covered"
            text="If one of these applies, the result can be far off. Bring it to us."
            items={Object.values(NOT_COVERED)}
          />
        </div>
      </details>
    </div>
  )
}

function List({ title, text, items }: { title: string; text: string; items: readonly string[] }) {
  return (
    <section>
      <h2 className="text-[1.25rem]">{title}</h2>
      <p className="mt-1.5">{text}</p>
      <ul className="mt-2.5 grid list-disc gap-1.5 pl-5 text-small">
        {items.map((item) => (
          <li key={item}>{noBreak(item)}</li>
        ))}
      </ul>
    </section>
  )
}
