import { OHIO_TAXES } from '@/content/ohio-business-taxes.ts'
import { FigureList } from '@/features/content/figure-list.tsx'
import { GuidePage } from '@/features/content/guide-page.tsx'
import { ContentsSheet } from '@/features/content/contents-sheet.tsx'
import { ESTIMATE_RULES } from '@/shared/deadlines/estimate-rules.ts'
import { REGIONAL_RULES } from '@/shared/deadlines/regional-rules.ts'
import { BusinessTaxFinder } from '@/features/ohio-business-taxes/business-tax-finder.tsx'
import { DueRules } from '@/features/ohio-business-taxes/next-date.tsx'
import { TaxGuide } from '@/features/ohio-business-taxes/tax-guide.tsx'

/** None of the taxes in the guide has a federal date. */
const DUE_RULES = [...ESTIMATE_RULES, ...REGIONAL_RULES]

export default function OhioBusinessTaxesPage() {
  return (
    <DueRules value={DUE_RULES}>
      <GuidePage
        title="Ohio business taxes"
        lead="Which Ohio taxes your business owes in 2026, when they are due and where to register. (Property, fuel and severance taxes are not covered.)"
        tool={
          // Longer than a printed page, so it may break across pages.
          <div className="wrap pt-[clamp(28px,3.4vw,48px)] print:pt-2 print:[&>div]:break-inside-auto!">
            <BusinessTaxFinder />
          </div>
        }
        side={<ContentsSheet entries={OHIO_TAXES} />}
      >
        <TaxGuide />
        <FigureList content={OHIO_TAXES} />
      </GuidePage>
    </DueRules>
  )
}
