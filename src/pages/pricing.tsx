import { Link } from 'react-router-dom'
import { CtaBanner } from '@/components/cta-banner.tsx'
import { DIRECTORY_PRICES } from '@/content/directory-prices.ts'
import { PAGES } from '@/content/pages.ts'
import { Crumbs } from '@/features/content/crumbs.tsx'
import { EstimatorWizard } from '@/features/estimator/estimator-wizard.tsx'
import { PriceList } from '@/features/estimator/price-list.tsx'
import { TypicalPrices } from '@/features/estimator/typical-prices.tsx'

/** Totals of typical returns, then every line of the price list beside the estimator (R170). */
export default function PricingPage() {
  return (
    <>
      <div className="wrap">
        <Crumbs />
        <h1 className="mt-[clamp(14px,1.6vw,22px)]">What a tax return costs here</h1>
        <p className="mt-3 mb-[clamp(20px,2.2vw,30px)] text-lead leading-normal text-ink-2">
          Four typical returns, then every line of the price list. Your first state and local
          returns are free.
        </p>
        <TypicalPrices />
      </div>
      <div className="wrap grid items-start gap-[clamp(28px,4vw,56px)] pt-[clamp(32px,4vw,56px)] pb-section lg:grid-cols-[minmax(0,1fr)_minmax(0,440px)]">
        <aside aria-label="Estimator" className="beside min-w-0 lg:order-last">
          <EstimatorWizard layout="compact" />
        </aside>
        <div className="min-w-0">
          <PriceList />
          <OtherPrices />
        </div>
      </div>
      <CtaBanner line="Questions about a price? Ask before you decide." />
    </>
  )
}

/** The services of the Pricing menu. */
function OtherPrices() {
  const services = PAGES.filter(
    ({ path, menus }) => path !== '/pricing' && menus?.some(({ menu }) => menu === 'pricing'),
  )
  return (
    <section className="mt-12 border-t-[3px] border-ink pt-4">
      <h2 className="text-[1.5rem]">Other prices</h2>
      <ul className="mt-2">
        {services.map(({ label, path }) => {
          const price = DIRECTORY_PRICES[path]?.price
          return (
            <li
              key={path}
              className="flex flex-wrap items-center justify-between gap-x-6 border-b border-rule py-1"
            >
              <Link to={path} className="inline-flex min-h-11 items-center font-[650]">
                {label}
              </Link>
              {price && 'text' in price && <b className="font-[650]">{price.text}</b>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
