import { CtaBanner } from '@/components/cta-banner.tsx'
import { PageHeader } from '@/features/content/page-header.tsx'
import { EstimatorWizard } from '@/features/estimator/estimator-wizard.tsx'
import { PriceList } from '@/features/estimator/price-list.tsx'
import { site } from '@/config/site.ts'

export default function PricingPage() {
  return (
    <>
      <PageHeader
        title="Tax preparation prices"
        lead={`Every line of our price list, beside the ${site.competitor} price. Your first state and local returns are free.`}
      />
      <div className="wrap grid items-start gap-[clamp(28px,4vw,56px)] pt-[clamp(22px,2.4vw,34px)] pb-section lg:grid-cols-[minmax(0,1fr)_minmax(0,440px)]">
        <aside aria-label="Estimator" className="beside min-w-0 lg:order-last">
          <EstimatorWizard layout="compact" />
        </aside>
        <PriceList />
      </div>
      <CtaBanner />
    </>
  )
}
