import type { ReactNode } from 'react'
import { FoldBody } from '@/components/fold-body.tsx'
import { FoldChevron } from '@/components/fold-chevron.tsx'
import { noBreak } from '@/components/no-break.tsx'

export type Fold = {
  title: string
  /** Opens the fold when the address names it. */
  id?: string
  /** Beside the title while it is closed: what the fold says in a few words, in wide windows; and a date. */
  short?: { text: ReactNode; date: ReactNode }
  content: ReactNode
}

type FoldRowsProps = {
  folds: readonly Fold[]
  /** The index of the fold that is open at first. */
  open?: number
}

type FoldsProps = FoldRowsProps & {
  title: string
  /** A sentence that holds for every fold. */
  intro?: string
  className?: string
}

/** Ruled rows that unfold, below a heading. */
export function Folds({ title, intro, className, ...rows }: FoldsProps) {
  return (
    <section className={className}>
      <h2 className="text-[1.75rem] leading-[1.15]">{noBreak(title)}</h2>
      {intro && <p className="mt-2 text-ui text-ink-2">{noBreak(intro)}</p>}
      <FoldRows {...rows} />
    </section>
  )
}

/**
 * Ruled rows that unfold. Folded text stays in the HTML, for search engines and for the browser's find-in-page,
 * which opens the fold with the match.
 */
export function FoldRows({ folds, open }: FoldRowsProps) {
  return (
    <div className="mt-3.5 border-t-3 border-b border-t-ink border-b-rule">
      {folds.map((fold, index) => (
        <details
          key={fold.title}
          id={fold.id}
          open={index === open}
          className="open-on-paper group scroll-mt-24 not-first:border-t not-first:border-rule"
        >
          <summary className="fold items-start py-3.5 print:min-h-0 print:py-1">
            {fold.short ? (
              <span className="grid grow gap-x-5 md:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_8rem]">
                <FoldTitle title={fold.title} />
                <span className="text-small text-ink-2 max-md:hidden">{fold.short.text}</span>
                <span className="text-small">{fold.short.date}</span>
              </span>
            ) : (
              <FoldTitle title={fold.title} />
            )}
            <FoldChevron className="no-print mt-0.5" />
          </summary>
          <FoldBody className="pb-4.5 text-ink-2 md:pr-6 print:pb-2 [&_p]:not-first:mt-[1em]">
            {fold.content}
          </FoldBody>
        </details>
      ))}
    </div>
  )
}

function FoldTitle({ title }: { title: string }) {
  return (
    <h3 className="font-text text-body leading-[1.4] font-[650] tracking-normal">
      {noBreak(title)}
    </h3>
  )
}
