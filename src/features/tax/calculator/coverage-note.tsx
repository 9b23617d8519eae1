import { memo } from 'react'
import { DeferredSection } from '@/components/deferred-section.tsx'
import { FoldChevron } from '@/components/fold-chevron.tsx'
import { noBreak } from '@/components/no-break.tsx'
import { loadWhenIdle, retryableLazy } from '@/lib/lazy-loading.tsx'
import { MAIN_GAPS } from './main-gaps.ts'

const CoverageLists = retryableLazy(loadWhenIdle(() => import('./coverage-lists.tsx')))

/** Before the result: what the calculator does not cover, open, and the whole list on request. */
export const CoverageNote = memo(function CoverageNote() {
  return (
    <div className="no-print grid gap-x-10 pb-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-start">
      <p className="max-w-[96ch] text-small leading-[1.45] text-ink-2">{noBreak(MAIN_GAPS)}</p>
      <details className="group lg:open:col-span-full">
        <summary className="fold gap-2 py-2 text-small font-[650] lg:-mt-2">
          Everything it covers and does not cover
          <FoldChevron size={18} />
        </summary>
        <DeferredSection minHeight="100vh">
          <CoverageLists />
        </DeferredSection>
      </details>
    </div>
  )
})
