import '@/styles/all.css'
import { CtaBanner } from '@/components/cta-banner'
import { ButtonLink } from '@/components/ui/button'
import { PageHeader } from '@/features/content/page-header'
import { EstimatorWizard } from '@/features/estimator/estimator-wizard'
import { PriceList } from '@/features/estimator/price-list'
import { site } from '@/config/site'

const CRUMBS = [
  { label: 'Home', href: '/' },
  { label: 'Pricing', href: '/pricing' },
]

export default function PricingPage() {
  return (
    <>
      <PageHeader
        crumbs={CRUMBS}
        title="Tax preparation prices"
        lead={`Every line of our price list, beside the ${site.competitor} price we compare it with. Your first state and local returns are free.`}
        actions={
          <>
            <ButtonLink to="/#estimate">Estimate your cost</ButtonLink>
            <ButtonLink variant="outline" to="/schedule">
              Schedule a Consultation
            </ButtonLink>
          </>
        }
      />
      <div className="wrap grid items-start gap-[clamp(28px,5vw,72px)] pt-[clamp(36px,4vw,56px)] pb-section lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <PriceList />
        <aside aria-label="Estimator" className="beside min-w-0">
          <EstimatorWizard layout="compact" />
        </aside>
      </div>
      <CtaBanner />
    </>
  )
}
