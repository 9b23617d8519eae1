import { CtaBanner } from '@/components/cta-banner.tsx'
import { DeferredSection } from '@/components/deferred-section.tsx'
import { PLANNING_ONLY } from '@/lib/phrases.ts'
import { Crumbs } from '@/features/content/crumbs.tsx'
import { Calculator } from '@/features/tax/calculator/calculator.tsx'
import { loadWhenIdle, retryableLazy } from '@/lib/lazy-loading.tsx'

const Guide = retryableLazy(loadWhenIdle(() => import('@/pages/tax-calculator/guide.tsx')))

export default function TaxCalculatorPage() {
  return (
    <>
      <div className="wrap">
        <Crumbs />
      </div>
      <Calculator
        heading={
          <>
            <h1>Tax calculator</h1>
            <p className="no-print text-ink-2">Federal, Ohio and local tax, line by line.</p>
          </>
        }
      />
      <p className="print-only wrap mt-3 text-small">{PLANNING_ONLY}</p>
      <div className="no-print">
        <DeferredSection minHeight="50vh">
          <Guide />
        </DeferredSection>
      </div>
      <CtaBanner line="Stuck on a line? Ask us." />
    </>
  )
}
