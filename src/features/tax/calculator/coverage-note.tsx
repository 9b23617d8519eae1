import { memo } from 'react'
import { DeferredSection } from '@/components/deferred-section.tsx'
import { FoldChevron } from '@/components/fold-chevron.tsx'
import { loadWhenIdle, retryableLazy } from '@/lib/lazy-loading.tsx'

const CoverageLists = retryableLazy(loadWhenIdle(() => import('./coverage-lists.tsx')))

/** Below the calculator: everything that it covers and does not cover, on request. */
export const CoverageNote = memo(function CoverageNote() {
  return (
    <div className="no-print pt-3">
      <details className="group">
        <summary className="fold gap-2 py-2 text-small font-[650]">
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
