import { CtaBanner } from '@/components/cta-banner.tsx'
import { Scene } from '@/components/scene.tsx'
import { noBreak } from '@/components/no-break.tsx'
import { pageAt } from '@/lib/find-page.ts'
import type { IndustryContent } from '@/content/schemas/page.ts'
import { QuestionsSchema } from './content-schema.tsx'
import { Crumbs } from './crumbs.tsx'
import { DashList } from './prose.tsx'
import { richText } from './rich-text.tsx'
import { BringList, CostList, FoldedSection, Section } from './subject/section.tsx'
import { Comparison } from './subject/comparison.tsx'
import { Details } from './subject/details.tsx'
import { ExampleSheet } from './subject/example-sheet.tsx'
import { SubjectFigure } from './subject/subject-figure.tsx'
import { type ListPrices, PriceCard } from './subject/price-card.tsx'
import './subject/subject.css'

type IndustryPageProps = { industry: IndustryContent; prices: ListPrices }

/** An industry page: the question the industry asks first, what it costs, an example and what we do (R169). */
export function IndustryPage({ industry, prices }: IndustryPageProps) {
  const { comparison: table, example } = industry
  const { scene } = pageAt(`/industries/${industry.slug}`)
  const comparison = (
    <Section key="comparison" title={table.caption}>
      <Comparison table={table} />
    </Section>
  )
  const costs = (
    <FoldedSection
      key="costs"
      title="What it costs"
      className="md:border-t-3 md:border-ink md:pt-4"
    >
      <CostList costs={industry.costs} prices={prices} />
    </FoldedSection>
  )
  return (
    <>
      <QuestionsSchema questions={industry.questions} />
      <div className="on-deep bg-deep text-on-deep dark:bg-deep-2">
        <div className="wrap two-columns subject-grid items-end">
          <div className="pb-11 max-md:pb-6.5 print:pb-2">
            <Crumbs isOnDeep />
            <h1>{noBreak(industry.headline)}</h1>
            <p className="mt-4 max-w-measure text-lead leading-normal text-on-deep-2">
              {richText(industry.lead)}
            </p>
          </div>
          {scene && <Scene name={scene} isFirst className="subject-picture md:mt-9" />}
        </div>
      </div>
      <div className="wrap two-columns subject-grid grid-rows-[auto_1fr_auto] md:pb-[clamp(36px,4vw,56px)] print:pb-[8px]">
        <PriceCard card={industry.card} prices={prices} />
        <div className="min-w-0 *:mt-[44px] md:[grid-area:2/1/span_2] max-md:*:mt-[28px]">
          {industry.begins === 'costs' ? [costs, comparison] : [comparison, costs]}
        </div>
        <BringList items={industry.bring} />
      </div>
      <div className="border-y border-rule bg-band py-[clamp(24px,5.2vw,80px)] print:border-0 print:py-3">
        <div
          className={
            example.kind === 'stub' ? 'wrap' : 'wrap two-columns subject-grid items-center gap-y-7'
          }
        >
          <ExampleSheet example={example} />
          {example.kind !== 'stub' && <SubjectFigure figure={industry.figure} />}
        </div>
      </div>
      <div className="two-columns subject-grid wrap gap-y-6 pt-[clamp(24px,4.8vw,72px)] max-md:pb-6 print:pt-4">
        <Section
          title="What we do for you"
          className={example.kind === 'stub' ? undefined : 'col-span-full'}
        >
          <DashList
            items={industry.weDo}
            className={example.kind === 'stub' ? undefined : 'two-columns subject-grid'}
          />
        </Section>
        {example.kind === 'stub' && (
          <SubjectFigure figure={industry.figure} className="border-t-3 border-ink pt-4" />
        )}
      </div>
      <Details
        content={industry}
        related={industry.relatedServices.map((slug) => `/services/${slug}`)}
      />
      <CtaBanner line="Tell us how your business runs." />
    </>
  )
}
