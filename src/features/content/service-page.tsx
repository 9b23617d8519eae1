import type { ReactNode } from 'react'
import { CtaBanner } from '@/components/cta-banner.tsx'
import { noBreak } from '@/components/no-break.tsx'
import { Steps } from '@/components/steps.tsx'
import { facts } from '@/config/shown-facts.ts'
import { pageAt } from '@/lib/find-page.ts'
import type { Deadline, ServiceContent } from '@/content/schemas/page.ts'
import { ServiceSchema } from './content-schema.tsx'
import { Crumbs } from './crumbs.tsx'
import { DashList } from './prose.tsx'
import { richText } from './rich-text.tsx'
import { BringList, CostList, FoldedSection, Section } from './subject/section.tsx'
import { Details } from './subject/details.tsx'
import { ExampleSheet } from './subject/example-sheet.tsx'
import { SubjectFigure } from './subject/subject-figure.tsx'
import { type ListPrices, PriceCard } from './subject/price-card.tsx'
import './subject/subject.css'

type ServicePageProps = {
  service: ServiceContent
  prices: ListPrices
  /** The base prices from the list, on the page of the service they apply to. */
  basePrices?: ReactNode
}

/** A service page: what is included, what it costs, how it works and an example. The rest is in folds (R168). */
export function ServicePage({ service, prices, basePrices }: ServicePageProps) {
  const steps = (
    <FoldedSection
      key="steps"
      title="How it works"
      className="wrap md:py-[clamp(44px,4.8vw,72px)] print:pt-4 print:pb-0"
    >
      <Steps steps={service.steps.map(({ title, text }) => ({ title, text: richText(text) }))} />
    </FoldedSection>
  )
  const example = (
    <div
      key="example"
      className="border-y border-rule bg-band py-[clamp(24px,5.2vw,80px)] print:border-0 print:py-3"
    >
      <div className="wrap two-columns subject-grid items-center gap-y-7">
        <ExampleSheet example={service.example} />
        <SubjectFigure figure={service.figure} />
      </div>
    </div>
  )
  return (
    <>
      <ServiceSchema service={service} />
      <div className="wrap two-columns subject-grid grid-rows-[auto_1fr_auto] md:pb-[clamp(36px,4vw,56px)] print:pb-[8px]">
        <div>
          <Crumbs />
          <h1>{noBreak(service.headline)}</h1>
          <p className="mt-4 max-w-measure text-lead leading-normal text-ink-2">
            {richText(service.lead)}
          </p>
        </div>
        <PriceCard
          card={service.card}
          prices={prices}
          scene={pageAt(`/services/${service.slug}`).scene}
        />
        <div className="min-w-0 *:mt-[44px] md:[grid-area:2/1/span_2] max-md:*:mt-[28px]">
          <Section title="What you get">
            <DashList items={service.included} />
            <p className="mt-3.5 text-ui leading-normal text-ink-2">
              <b className="font-[650] text-ink">Not included:</b> {richText(service.notIncluded)}
            </p>
          </Section>
          <FoldedSection title="What it costs" className="md:border-t-3 md:border-ink md:pt-4">
            <CostList costs={service.costs} prices={prices} />
          </FoldedSection>
        </div>
        <BringList items={service.bring} />
      </div>
      {service.begins === 'steps' ? [steps, example] : [example, steps]}
      <Details
        content={service}
        first={[{ title: 'Who this is for', content: <DashList items={service.forWhom} /> }]}
        last={[
          { title: 'Dates that matter', content: <Dates deadlines={service.deadlines} /> },
          ...(basePrices ? [{ title: 'Base prices beside the list', content: basePrices }] : []),
        ]}
        related={[
          ...service.relatedServices.map((slug) => `/services/${slug}`),
          ...service.relatedIndustries.map((slug) => `/industries/${slug}`),
        ]}
      />
      <CtaBanner line={`Bring your papers. ${facts.freeTalk.sentence}`} />
    </>
  )
}

function Dates({ deadlines }: { deadlines: readonly Deadline[] }) {
  return (
    <dl>
      {deadlines.map(({ when, what }) => (
        <div
          key={when + what}
          className="grid gap-x-6 border-rule py-2.5 not-first:border-t wide:grid-cols-[11rem_1fr]"
        >
          <dt className="font-[650] text-ink">{richText(when)}</dt>
          <dd>{richText(what)}</dd>
        </div>
      ))}
    </dl>
  )
}
