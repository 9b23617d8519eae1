import { figureFolds } from '@/features/content/figure-list.tsx'
import { Folds } from '@/features/content/folds.tsx'
import { OfficialLinkList } from '@/features/content/official-link-list.tsx'
import { DataTable, sectionFold } from '@/features/content/prose.tsx'
import { ToolPage } from '@/features/content/tool-page.tsx'
import { UpcomingDates } from '@/features/estimated-taxes/upcoming-dates.tsx'
import { dueDateTable } from '@/features/estimated-taxes/due-date-table.ts'
import { EstimateTool } from '@/features/estimated-taxes/estimate-tool.tsx'
import { ESTIMATE_YEARS } from '@/tax/data/estimated-tax.ts'
import guide from '@/content/guides/estimated-taxes.md'
import { workedExample } from '@/features/estimated-taxes/worked-example.ts'

const EXAMPLE = workedExample()

const DATES = [
  {
    title: 'Upcoming dates',
    id: 'dates',
    content: (
      <>
        <UpcomingDates />
        <p>
          A date on a weekend or a holiday moves to the next business day. The periods are not
          equal: the second payment comes two months after the first.
        </p>
        <DataTable table={dueDateTable([ESTIMATE_YEARS[1], ESTIMATE_YEARS[0]])} />
      </>
    ),
  },
  {
    title: 'Where to pay',
    id: 'where',
    content: <OfficialLinkList entries={guide.links} />,
  },
  {
    title: 'A worked example',
    id: 'example',
    content: (
      <>
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
      </>
    ),
  },
]

export default function EstimatedTaxesPage() {
  return (
    <ToolPage
      title="Estimated taxes"
      lead="How much to pay through the year, and by when."
      tool={<EstimateTool />}
    >
      <div className="tool-reference grid gap-[40px_clamp(32px,5vw,64px)] lg:grid-cols-2 print:block">
        <Folds title="Dates and payments" folds={DATES} />
        <Folds
          title="The rules"
          folds={[
            ...guide.sections.map((section) => sectionFold(section)),
            ...figureFolds(guide.sections),
          ]}
        />
      </div>
    </ToolPage>
  )
}
