import { FoldChevron } from '@/components/fold-chevron'
import type { ReactNode } from 'react'

/** A breakdown under its heading; in the compact layout it opens and closes (design, Results). */
export function LedgerBox({ title, isDisclosure, children }: LedgerBoxProps) {
  if (!isDisclosure) {
    return (
      <div>
        <h3 className="pb-2.5 text-[1.1875rem]">{title}</h3>
        {children}
      </div>
    )
  }
  return (
    <details className="open-on-paper group border-t border-rule last:border-b">
      <summary className="fold py-3 font-[650]">
        {title}, line by line
        <FoldChevron size={18} />
      </summary>
      {children}
    </details>
  )
}

export type LedgerBoxProps = { title: string; isDisclosure: boolean; children: ReactNode }
