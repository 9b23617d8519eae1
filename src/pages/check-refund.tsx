import { useLocation } from 'react-router-dom'
import { ExternalLink } from '@/components/ui/external-link.tsx'
import { LINKS_CHECKED_ON, OFFICIAL_LINKS } from '@/config/official-links.ts'
import { Folds } from '@/features/content/folds.tsx'
import { DataTable, sectionFold } from '@/features/content/prose.tsx'
import { ToolPage } from '@/features/content/tool-page.tsx'
import { OfficialPhoneList } from '@/features/refund/official-phone.tsx'
import guide from '@/content/guides/check-refund.md'
import { REFUND_FACTS_CHECKED_ON } from '@/tax/data/refund-facts.ts'
import { RefundHelper } from '@/features/refund/refund-helper.tsx'
import { Trackers } from '@/features/refund/trackers.tsx'
import { earlierOf } from '@/shared/iso-date.ts'
import { formatDay } from '@/shared/format-date.ts'
import { isRecord } from '@/lib/parse-json.ts'

export default function CheckRefundPage() {
  return (
    <ToolPage
      head={guide}
      tool={<RefundHelper filedOn={useTypedDay()} />}
      note={
        <>
          Timings, phone numbers and addresses last checked on{' '}
          {formatDay(earlierOf(REFUND_FACTS_CHECKED_ON, LINKS_CHECKED_ON))}. On a phone the IRS
          offers the same tracker in its app,{' '}
          <ExternalLink href={OFFICIAL_LINKS.irs2Go.href} hasIcon={false}>
            IRS2Go
          </ExternalLink>
          .
        </>
      }
    >
      <Trackers />
      <Folds
        title="Times, letters and phone numbers"
        folds={[
          { title: guide.times.caption, id: 'times', content: <DataTable table={guide.times} /> },
          ...guide.sections.map(sectionFold),
          { title: 'Whom to call', id: 'phones', content: <OfficialPhoneList /> },
        ]}
        className="tool-reference"
      />
    </ToolPage>
  )
}

/** The filing date typed in the refund tile of the resources page, if the visitor came from there. */
function useTypedDay(): string {
  const state: unknown = useLocation().state
  return isRecord(state) && typeof state.filedOn === 'string' ? state.filedOn : ''
}
