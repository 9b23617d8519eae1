import { CtaBanner } from '@/components/cta-banner'
import { collectTexts } from '@/content/collect-texts'
import { OHIO_TAXES } from '@/content/ohio-business-taxes'
import { FigureList } from '@/features/content/figure-list'
import { ContentsSheet, OfficeSheet } from '@/features/content/side-sheets'
import { PageHeader } from '@/features/content/page-header'
import { Prose } from '@/features/content/prose'
import { figuresIn } from '@/features/content/rich-text'
import { Split } from '@/features/content/split'
import { ESTIMATE_RULES } from '@/features/deadlines/estimate-rules'
import { REGIONAL_RULES } from '@/features/deadlines/regional-rules'
import { BusinessTaxFinder } from '@/features/ohio-business-taxes/business-tax-finder'
import { DueRules } from '@/features/ohio-business-taxes/next-date'
import { TaxGuide } from '@/features/ohio-business-taxes/tax-guide'

/** None of the taxes in the guide has a federal date. */
const DUE_RULES = [...ESTIMATE_RULES, ...REGIONAL_RULES]
const FIGURES_USED = figuresIn(collectTexts(OHIO_TAXES))

export default function OhioBusinessTaxesPage() {
  return (
    <DueRules value={DUE_RULES}>
      <PageHeader
        title="Ohio business taxes"
        lead="Which Ohio taxes your business owes in 2026, when they are due and where to register. (Property, fuel and severance taxes are not covered.)"
      />
      {/* Longer than a printed page, so it may break across pages. */}
      <div className="wrap pt-[clamp(28px,3.4vw,48px)] print:pt-2 print:[&>div]:break-inside-auto!">
        <BusinessTaxFinder />
      </div>
      <Split
        main={
          <Prose>
            <TaxGuide />
            <FigureList ids={FIGURES_USED} />
          </Prose>
        }
        side={
          <div className="no-print grid gap-5">
            <ContentsSheet entries={OHIO_TAXES} />
            <OfficeSheet />
          </div>
        }
      />
      <CtaBanner />
    </DueRules>
  )
}
