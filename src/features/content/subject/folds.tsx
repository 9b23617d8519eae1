import type { ReactNode } from 'react'
import { FoldBody } from '@/components/fold-body.tsx'
import { FoldChevron } from '@/components/fold-chevron.tsx'
import { noBreak } from '@/components/no-break.tsx'
import './folds.css'

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
    <section className="subject-folds">
      <h2 className="text-[1.75rem] leading-[1.15]">{noBreak(title)}</h2>
      <div>
        {folds.map((fold, index) => (
          <details
            key={fold.title}
            id={fold.id}
            open={index === open}
            className="open-on-paper group"
          >
            <summary className="fold">
              <h3 className="font-text text-body leading-[1.4] font-[650] tracking-normal">
                {noBreak(fold.title)}
              </h3>
              <FoldChevron className="no-print mt-0.5" />
            </summary>
            <FoldBody>{fold.content}</FoldBody>
          </details>
        ))}
      </div>
    </section>
  )
}
