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
        <p>{guide.dates}</p>
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
        <p>{guide.example.couple}</p>
        <DataTable table={EXAMPLE.amounts} />
        <p>{guide.example.reason}</p>
        <DataTable fitsPhones table={EXAMPLE.payments} />
        <p>{guide.example.interest}</p>
      </>
    ),
  },
]

export default function EstimatedTaxesPage() {
  return (
    <ToolPage head={guide} tool={<EstimateTool />}>
      <div className="tool-reference grid gap-[40px_clamp(32px,5vw,64px)] lg:grid-cols-2 print:block">
        <Folds title="Dates and payments" folds={DATES} />
        <Folds
          title="The rules"
          folds={[...guide.sections.map(sectionFold), ...figureFolds(guide.sections)]}
        />
      </div>
    </ToolPage>
  )
}
