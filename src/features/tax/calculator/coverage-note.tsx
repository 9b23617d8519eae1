import { memo } from 'react'
import { DeferredSection } from '@/components/deferred-section.tsx'
import { FoldChevron } from '@/components/fold-chevron.tsx'
import { noBreak } from '@/components/no-break.tsx'
import { loadWhenIdle, retryableLazy } from '@/lib/lazy-loading.tsx'

/** The gaps that matter most, open before the result. */
export const MAIN_GAPS =
  'Not for part-year residents and people outside Ohio, a child’s investment income, gains on collectibles or depreciated buildings, service trades with a high income, K-1 losses beyond your basis, foreign tax over $300, energy and adoption credits, canceled debt, and penalties. With one of these, the result can be far off: bring it to us.'

const CoverageLists = retryableLazy(loadWhenIdle(() => import('./coverage-lists.tsx')))

/** Before the result: what the calculator does not cover, open, and the whole list on request. */
export const CoverageNote = memo(function CoverageNote() {
  return (
    <div className="coverage no-print pb-4">
      <p className="max-w-[96ch] text-small leading-[1.45] text-ink-2">{noBreak(MAIN_GAPS)}</p>
      <details className="group">
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
