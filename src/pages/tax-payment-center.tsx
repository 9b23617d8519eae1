import { LINKS_CHECKED_ON } from '@/content/official-links.ts'
import { FigureList } from '@/features/content/figure-list.tsx'
import { GuidePage } from '@/features/content/guide-page.tsx'
import { ProseSection } from '@/features/content/prose.tsx'
import { PAYMENT_RULES } from '@/content/guides/tax-payment-center.ts'
import { PaymentFinder } from '@/features/payments/payment-finder.tsx'
import { PaymentList } from '@/features/payments/payment-list.tsx'
import { WayList } from '@/features/payments/ways-to-pay.tsx'
import { PAYMENT_FACTS_CHECKED_ON } from '@/features/payments/ways.ts'
import { earlierOf } from '@/shared/iso-date.ts'
import { formatDay } from '@/shared/format-date.ts'

export default function TaxPaymentCenterPage() {
  return (
    <GuidePage
      title="Tax payment center"
      lead="Find the official page to pay on, what it costs and what to have ready. You pay the government directly, never through us."
      tool={
        <div className="wrap pt-[clamp(32px,3.6vw,52px)] print:pt-3 print:[&>div]:break-inside-auto!">
          <PaymentFinder />
        </div>
      }
    >
      <section>
        <h2>Every payment at a glance</h2>
        <PaymentList />
      </section>
      <section className="no-print">
        <h2>What each page asks for</h2>
        <WayList />
      </section>
      {PAYMENT_RULES.map((section) => (
        <ProseSection key={section.heading} section={section} />
      ))}
      <FigureList content={PAYMENT_RULES} />
      <p className="mt-3! text-small text-ink-2">
        Fees, rules and addresses last checked on{' '}
        {formatDay(earlierOf(PAYMENT_FACTS_CHECKED_ON, LINKS_CHECKED_ON))}.
      </p>
    </GuidePage>
  )
}
