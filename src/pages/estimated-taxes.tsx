import { FigureList } from '@/features/content/figure-list.tsx'
import { GuidePage } from '@/features/content/guide-page.tsx'
import { OfficialLinkList } from '@/features/content/official-link-list.tsx'
import { SideSheet } from '@/features/content/side-sheets.tsx'
import { DataTable, ProseSection } from '@/features/content/prose.tsx'
import { UpcomingDates } from '@/features/estimated-taxes/upcoming-dates.tsx'
import { dueDateTable } from '@/features/estimated-taxes/due-date-table.ts'
import { EstimateTool } from '@/features/estimated-taxes/estimate-tool.tsx'
import { ESTIMATE_YEARS } from '@/features/estimated-taxes/estimated-tax-rules.ts'
import { ESTIMATE_GUIDE, PAYMENT_PAGES } from '@/content/guides/estimated-taxes.ts'
import { workedExample } from '@/features/estimated-taxes/worked-example.ts'

const { who, amount, farm, ohio, late, uneven } = ESTIMATE_GUIDE
const EXAMPLE = workedExample()

export default function EstimatedTaxesPage() {
  return (
    <GuidePage
      title="Estimated taxes"
      lead="How much to pay through the year to avoid a penalty, and by when: federal, Ohio, school district and town. What you type stays on this page and is not kept."
      tool={
        // Longer than a printed page, so it may break across pages.
        <div className="wrap pt-[clamp(28px,3.4vw,48px)] print:pt-2 print:[&>div]:break-inside-auto!">
          <EstimateTool />
        </div>
      }
      side={
        <>
          <SideSheet title="Upcoming dates">
            <UpcomingDates />
          </SideSheet>
          <SideSheet title="Where to pay">
            <OfficialLinkList entries={PAYMENT_PAGES} />
          </SideSheet>
        </>
      }
    >
      <ProseSection section={who} />
      <section>
        <h2>When</h2>
        <p>
          A date on a weekend or a holiday moves to the next business day. The periods are not
          equal: the second payment comes two months after the first.
        </p>
        <DataTable table={dueDateTable([ESTIMATE_YEARS[1], ESTIMATE_YEARS[0]])} />
      </section>
      <ProseSection section={amount} />
      <section>
        <h2>A worked example</h2>
        <p>
          An example couple near Dresden: one earns wages, the other has started a growing business.
          They file jointly.
        </p>
        <DataTable table={EXAMPLE.amounts} />
        <p>
          Their tax this year will be higher than last year’s, so last year’s is the smaller amount.
          The rest is due with the return in April, without a penalty.
        </p>
        <DataTable fitsPhones table={EXAMPLE.payments} />
        <p>
          Interest on the late part: 15 days at the second quarter’s rate and 77 days at the third
          quarter’s. If June had been paid on time, there would be none.
        </p>
      </section>
      <ProseSection section={farm} />
      <ProseSection section={ohio} />
      <ProseSection section={late} />
      <ProseSection section={uneven} />
      <FigureList content={ESTIMATE_GUIDE} />
    </GuidePage>
  )
}
