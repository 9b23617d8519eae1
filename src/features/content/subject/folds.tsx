import type { ReactNode } from 'react'
import { FoldBody } from '@/components/fold-body.tsx'
import { FoldChevron } from '@/components/fold-chevron.tsx'
import { noBreak } from '@/components/no-break.tsx'

export type Fold = { title: string; id?: string; content: ReactNode }

export type FoldsProps = {
  title: string
  folds: readonly Fold[]
  /** The index of the fold that is open at first. */
  open?: number
}

/**
 * Ruled rows that unfold. Folded text stays in the HTML, for search engines and for the browser's find-in-page,
 * which opens the fold with the match.
 */
export function Folds({ title, folds, open }: FoldsProps) {
  return (
    <section>
      <h2 className="text-[1.75rem] leading-[1.15]">{noBreak(title)}</h2>
      <div className="mt-3.5 border-t-3 border-b border-t-ink border-b-rule">
        {folds.map((fold, index) => (
          <details
            key={fold.title}
            id={fold.id}
            open={index === open}
            className="open-on-paper group scroll-mt-24 not-first:border-t not-first:border-rule"
          >
            <summary className="fold items-start py-3.5">
              <h3 className="font-text text-body leading-[1.4] font-[650] tracking-normal">
                {noBreak(fold.title)}
              </h3>
              <FoldChevron className="no-print mt-0.5" />
            </summary>
            <FoldBody className="pr-6 pb-4.5 text-ink-2 [&_p]:not-first:mt-[1em]">
              {fold.content}
            </FoldBody>
          </details>
        ))}
      </div>
    </section>
  )
}
