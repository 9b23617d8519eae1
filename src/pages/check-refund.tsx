import { useLocation } from 'react-router-dom'
import { ExternalLink } from '@/components/ui/external-link.tsx'
import { LINKS_CHECKED_ON, OFFICIAL_LINKS } from '@/content/official-links.ts'
import { GuidePage } from '@/features/content/guide-page.tsx'
import { DataTable, ProseSection } from '@/features/content/prose.tsx'
import { SideSheet } from '@/features/content/side-sheets.tsx'
import { OfficialPhoneList } from '@/features/refund/official-phone.tsx'
import { REFUND_GUIDE, USUAL_TIMES } from '@/content/guides/check-refund.ts'
import { REFUND_FACTS_CHECKED_ON } from '@/content/refund-facts.ts'
import { RefundHelper } from '@/features/refund/refund-helper.tsx'
import { Trackers } from '@/features/refund/trackers.tsx'
import { earlierOf } from '@/shared/iso-date.ts'
import { formatDay } from '@/shared/format-date.ts'
import { isRecord } from '@/lib/parse-json.ts'

export default function CheckRefundPage() {
  return (
    <GuidePage
      title="Check my refund"
      lead="Where to look, what to have ready and how long it usually takes. Nothing you choose here is sent."
      tool={
        <div className="wrap pt-[clamp(32px,3.6vw,52px)] print:pt-3">
          <Trackers />
          <div className="mt-[clamp(40px,4.4vw,64px)] print:mt-4">
            <RefundHelper filedOn={useTypedDay()} />
          </div>
        </div>
      }
      side={
        <SideSheet title="Whom to call">
          <OfficialPhoneList />
        </SideSheet>
      }
    >
      <DataTable table={USUAL_TIMES} />
      {REFUND_GUIDE.map((section) => (
        <ProseSection key={section.heading} section={section} />
      ))}
      <p className="mt-[2em]! border-t border-rule pt-4 text-small text-ink-2">
        Timings, phone numbers and addresses last checked on{' '}
        {formatDay(earlierOf(REFUND_FACTS_CHECKED_ON, LINKS_CHECKED_ON))}. On a phone the IRS offers
        the same tracker in its app,{' '}
        <ExternalLink href={OFFICIAL_LINKS.irs2Go.href} hasIcon={false}>
          IRS2Go
        </ExternalLink>
        . General information, not tax advice.
      </p>
    </GuidePage>
  )
}

/** The filing date typed in the refund tile of the resources page, if the visitor came from there. */
function useTypedDay(): string {
  const state: unknown = useLocation().state
  return isRecord(state) && typeof state.filedOn === 'string' ? state.filedOn : ''
}
