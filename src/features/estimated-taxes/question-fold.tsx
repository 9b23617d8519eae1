import type { ReactNode } from 'react'
import { FoldChevron } from '@/components/fold-chevron.tsx'

/** More questions in a fold, initially closed. */
export function QuestionFold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group border-t border-rule">
      <summary className="fold py-2 text-ui font-[650] print:min-h-0">
        {title}
        <FoldChevron className="no-print" />
      </summary>
      <div className="grid gap-5 pt-1 pb-5 print:gap-2 print:pb-2">{children}</div>
    </details>
  )
}
