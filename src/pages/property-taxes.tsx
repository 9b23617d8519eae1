import { figureFolds } from '@/features/content/figure-list.tsx'
import { Folds } from '@/features/content/folds.tsx'
import { OfficialLinkList } from '@/features/content/official-link-list.tsx'
import { sectionFold } from '@/features/content/prose.tsx'
import { ToolPage } from '@/features/content/tool-page.tsx'
import guide from '@/content/guides/property-taxes.md'
import { ReliefFinder } from '@/features/property-taxes/relief-finder.tsx'

export default function PropertyTaxesPage() {
  return (
    <ToolPage head={guide} tool={<ReliefFinder />}>
      <Folds
        title="The rules"
        folds={[
          ...guide.sections.map(sectionFold),
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
