import { Link } from 'react-router-dom'
import { figureFolds } from '@/features/content/figure-list.tsx'
import { Folds } from '@/features/content/folds.tsx'
import { OfficialLinkList } from '@/features/content/official-link-list.tsx'
import { DataTable, sectionFold } from '@/features/content/prose.tsx'
import { ToolPage } from '@/features/content/tool-page.tsx'
import { REGIONAL_RULES } from '@/shared/deadlines/regional-rules.ts'
import guide from '@/content/guides/property-taxes.md'
import { PropertyDates } from '@/features/property-taxes/property-dates.tsx'

const PROPERTY_RULES = REGIONAL_RULES.filter(({ situations }) => situations.includes('property'))

export default function PropertyTaxesPage() {
  return (
    <ToolPage
      title="Ohio property taxes"
      lead="What lowers the tax on a home or a farm, and by when."
      tool={
        <div className="tool-sheet">
          <section>
            <h2 className="mb-3 text-[1.375rem]">Three ways to a lower tax</h2>
            <DataTable table={guide.relief} />
            <p className="mt-4 text-small text-ink-2">
              The county decides. None of them is part of your income tax return.
            </p>
          </section>
          <section>
            <PropertyDates rules={PROPERTY_RULES} />
            <p className="no-print mt-3 text-small">
              <Link to="/resources/deadlines">All tax deadlines</Link>
            </p>
          </section>
        </div>
      }
    >
      <Folds
        title="The rules"
        folds={[
          ...guide.sections.map((section) => sectionFold(section, section.id)),
          {
            title: 'Where to apply',
            id: 'where',
            content: <OfficialLinkList entries={guide.links} />,
          },
          ...figureFolds(guide.sections),
        ]}
        className="tool-reference"
      />
    </ToolPage>
  )
}
