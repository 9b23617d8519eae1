import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { PhoneLink } from '@/components/ui/phone-link'
import { CtaBanner } from '@/components/cta-banner'
import { collectTexts } from '@/content/collect-texts'
import type { ServiceContent } from '@/content/types'
import type { Crumb } from './crumbs'
import { FigureList } from './figure-list'
import { figuresIn, RichText } from './rich-text'
import { PageHeader } from './page-header'
import { DashList, Prose, ProseSection } from './prose'
import { Questions } from './questions'
import { RelatedLinks } from './related-links'
import { ServiceSchema } from './content-schema'
import { BringList, SideSheet } from './side-sheet'
import { Split } from './split'

export type ServicePageProps = {
  service: ServiceContent
  /** Shown where the estimator prices the service. */
  basePrices: ReactNode
}

/** One service: for whom, what is included, how it goes, what it costs, when, questions (R168). */
export function ServicePage({ service, basePrices }: ServicePageProps) {
  const { isEstimated } = service.price
  const path = `/services/${service.slug}`
  const crumbs: Crumb[] = [
    { label: 'Home', href: '/' },
    { label: 'Services', href: '/services' },
    { label: service.name, href: path },
  ]
  return (
    <>
      <ServiceSchema service={service} crumbs={crumbs} />
      <PageHeader
        crumbs={crumbs}
        title={service.headline}
        lead={<RichText text={service.lead} />}
        plate={PLATE}
        actions={
          <>
            {isEstimated && <ButtonLink to="/#estimate">Estimate your cost</ButtonLink>}
            <ButtonLink variant={isEstimated ? 'outline' : 'primary'} to="/schedule">
              Schedule a Consultation
            </ButtonLink>
            <PhoneLink
              className="num inline-flex min-h-12 items-center justify-center gap-2.5 rounded border-2 border-line px-[22px] font-[650] text-ink no-underline hover:border-ink hover:bg-tint hover:text-ink"
              iconClassName="text-river"
            />
          </>
        }
      />
      <Split
        main={
          <Prose>
            <h2>Who this is for</h2>
            <DashList items={service.forWhom} />
            <h2>What is included</h2>
            <DashList items={service.included} />
            <h3>What is not</h3>
            <DashList items={service.notIncluded} />
            {service.sections.map((section) => (
              <ProseSection key={section.heading} section={section} />
            ))}
            <h2>How it goes</h2>
            <ol className="mt-[1.1em] grid gap-4">
              {service.steps.map(({ title, text }, index) => (
                <li key={title} className="grid grid-cols-[2rem_1fr] gap-x-3">
                  <span
                    aria-hidden
                    className="font-display text-[1.375rem] leading-[1.2] font-[650] text-river dark:text-brass-fill"
                  >
                    {index + 1}
                  </span>
                  <div>
                    <b className="font-[650]">{title}</b>
                    <p className="mt-0.5!">
                      <RichText text={text} />
                    </p>
                  </div>
                </li>
              ))}
            </ol>
            <h2>What it costs</h2>
            <p>
              <RichText text={service.price.summary} />
            </p>
            {isEstimated && <div className="mt-5">{basePrices}</div>}
            <DashList items={service.price.details} />
            <h2>Dates that matter</h2>
            <dl className="mt-[1.1em] border-t border-rule">
              {service.deadlines.map(({ when, what }) => (
                <div
                  key={when + what}
                  className="grid gap-x-6 border-b border-rule py-2.5 md:grid-cols-[13rem_1fr]"
                >
                  <dt className="font-[650]">
                    <RichText text={when} />
                  </dt>
                  <dd>
                    <RichText text={what} />
                  </dd>
                </div>
              ))}
            </dl>
            <Questions questions={service.questions} />
            <FigureList ids={figuresIn(collectTexts(service))} />
          </Prose>
        }
        side={
          <>
            <SideSheet title="Bring with you">
              <BringList items={service.bring} />
              <ButtonLink
                variant="outline"
                size="sm"
                to="/resources/tax-prep-checklist"
                className="no-print mt-4.5 w-full"
              >
                Full checklist
              </ButtonLink>
            </SideSheet>
            <RelatedLinks
              title="Related services"
              section="/services"
              slugs={service.relatedServices}
            />
            <RelatedLinks
              title="Industries"
              section="/industries"
              slugs={service.relatedIndustries}
            />
          </>
        }
      />
      <CtaBanner />
    </>
  )
}

const PLATE = { x: '25.5%', y: '94%', zoom: '330%' }
