import guide from '@/content/guides/ohio-business-taxes.md'
import { figureFolds } from '@/features/content/figure-list.tsx'
import { Folds } from '@/features/content/folds.tsx'
import { ToolPage } from '@/features/content/tool-page.tsx'
import { ESTIMATE_RULES } from '@/shared/deadlines/estimate-rules.ts'
import { REGIONAL_RULES } from '@/shared/deadlines/regional-rules.ts'
import { BusinessTaxFinder } from '@/features/ohio-business-taxes/business-tax-finder.tsx'
import { DueDates } from '@/features/ohio-business-taxes/next-date.tsx'
import { taxFolds } from '@/features/ohio-business-taxes/tax-guide.tsx'

/** None of the taxes in the guide has a federal date. */
const DUE_RULES = [...ESTIMATE_RULES, ...REGIONAL_RULES]

export default function OhioBusinessTaxesPage() {
  return (
    <DueDates rules={DUE_RULES}>
      <ToolPage
        head={guide}
        tool={<BusinessTaxFinder />}
        note="Property, fuel and severance taxes are not covered."
      >
        <Folds
          title="All twelve, in short"
          folds={[...taxFolds, ...figureFolds(guide.taxes)]}
          className="tool-reference"
        />
      </ToolPage>
    </DueDates>
  )
}
