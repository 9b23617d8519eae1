import { clsx } from 'clsx'
import { useState } from 'react'
import { ErrorBoundary } from '@/components/error-boundary.tsx'
import { FoldChevron } from '@/components/fold-chevron.tsx'
import { retryableLazy } from '@/lib/lazy-loading.tsx'
import { loadTaxEngine } from '@/tax/load.ts'
import type { Calculation } from './calculate.ts'

type WhatIfSectionProps = Pick<Calculation, 'given'>

const WhatIf = retryableLazy(async () => {
  const [part, engine] = await Promise.all([import('../what-if/what-if.tsx'), loadTaxEngine()])
  return { default: (props: WhatIfSectionProps) => <part.WhatIf {...props} engine={engine} /> }
})

const CHEVRON = <FoldChevron size={18} className="no-print" />

/** The effect of higher wages or savings. Calculated once it is opened. */
export function WhatIfSection({ given }: WhatIfSectionProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      className={clsx('group mt-6 border-t border-rule', !isOpen && 'no-print')}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="fold py-3 font-[650] hover:bg-sheet">
        What if I earned or saved more?
        {CHEVRON}
      </summary>
      {isOpen && (
        <ErrorBoundary loading={<p className="pb-5 text-small text-ink-2">Loading…</p>}>
          <WhatIf given={given} />
        </ErrorBoundary>
      )}
    </details>
  )
}
