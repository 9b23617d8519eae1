import { CtaBanner } from '@/components/cta-banner.tsx'
import { DeferredSection } from '@/components/deferred-section.tsx'
import { Crumbs } from '@/features/content/crumbs.tsx'
import { EstimatorWizard } from '@/features/estimator/estimator-wizard.tsx'
import { TypicalPrices } from '@/features/estimator/typical-prices.tsx'
import { loadWhenIdle, retryableLazy } from '@/lib/lazy-loading.tsx'

const AllPrices = retryableLazy(loadWhenIdle(() => import('@/features/estimator/all-prices.tsx')))

/** Totals of typical returns, then every line of the price list beside the estimator (R170). */
export default function PricingPage() {
  return (
    <>
      <div className="wrap">
        <Crumbs />
        <h1>What a tax return costs here</h1>
        <p className="mt-3 mb-[clamp(20px,2.2vw,30px)] text-lead leading-normal text-ink-2">
          Choose the return most like yours, and the estimator starts from it. Your first state and
          local returns are free.
        </p>
        <TypicalPrices />
      </div>
      <div className="wrap grid items-start gap-[clamp(28px,4vw,56px)] pt-[clamp(32px,4vw,56px)] pb-section lg:grid-cols-[minmax(0,1fr)_minmax(0,440px)]">
        <aside aria-label="Estimator" className="min-w-0 lg:sticky lg:top-[84px] lg:order-last">
          <EstimatorWizard layout="compact" />
        </aside>
        <div className="min-w-0">
          <DeferredSection minHeight="100vh">
            <AllPrices />
          </DeferredSection>
        </div>
      </div>
      <CtaBanner line="Questions about a price? Ask before you decide." />
    </>
  )
}
