import { LINKS_CHECKED_ON } from '@/config/official-links.ts'
import { figureFolds } from '@/features/content/figure-list.tsx'
import { Folds } from '@/features/content/folds.tsx'
import { sectionFold } from '@/features/content/prose.tsx'
import { ToolPage } from '@/features/content/tool-page.tsx'
import guide from '@/content/guides/tax-payment-center.md'
import { PaymentFinder } from '@/features/payments/payment-finder.tsx'
import { paymentFolds } from '@/features/payments/payment-list.tsx'
import { wayFolds } from '@/features/payments/ways-to-pay.tsx'
import { PAYMENT_FACTS_CHECKED_ON, WAYS_NOTE } from '@/features/payments/payments.ts'
import { earlierOf } from '@/shared/iso-date.ts'
import { formatDay } from '@/shared/format-date.ts'

export default function TaxPaymentCenterPage() {
  return (
    <ToolPage
      head={guide}
      tool={<PaymentFinder />}
      note={`Fees, rules and addresses last checked on ${formatDay(earlierOf(PAYMENT_FACTS_CHECKED_ON, LINKS_CHECKED_ON))}.`}
    >
      <div className="tool-reference grid gap-[40px_clamp(32px,5vw,64px)] lg:grid-cols-2 print:block">
        <div className="grid content-start gap-y-10">
          <Folds title="Every payment at a glance" folds={paymentFolds} />
          <Folds
            title="Rules and help"
            folds={[...guide.sections.map(sectionFold), ...figureFolds(guide.sections)]}
          />
        </div>
        <Folds
          title="What each page asks for"
          intro={WAYS_NOTE}
          folds={wayFolds}
          className="no-print"
        />
      </div>
    </ToolPage>
  )
}
