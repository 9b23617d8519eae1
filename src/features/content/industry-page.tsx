import { CtaBanner } from '@/components/cta-banner'
import { ButtonLink } from '@/components/ui/button'
import { PhoneLink } from '@/components/ui/phone-link'
import { collectTexts } from '@/content/collect-texts'
import type { IndustryContent } from '@/content/types'
import type { Crumb } from './crumbs'
import { FigureList } from './figure-list'
import { PageHeader } from './page-header'
import { DashList, Prose, ProseSection } from './prose'
import { Questions } from './questions'
import { RelatedLinks } from './related-links'
import { figuresIn, RichText } from './rich-text'
import { BringList, SideSheet } from './side-sheet'
import { Split } from './split'
import { QuestionsSchema } from './content-schema'

/** One industry: its own tax questions, and what we do for such a business (R169). */
export function IndustryPage({ industry }: { industry: IndustryContent }) {
  const crumbs: Crumb[] = [
    { label: 'Home', href: '/' },
    { label: 'Industries', href: '/industries' },
    { label: industry.name, href: `/industries/${industry.slug}` },
  ]
  return (
    <>
      <QuestionsSchema questions={industry.questions} />
      <PageHeader
        crumbs={crumbs}
        title={industry.headline}
        lead={<RichText text={industry.lead} />}
        plate={{ x: '74%', y: '88%', zoom: '300%' }}
        actions={
          <>
            <ButtonLink to="/schedule">Schedule a Consultation</ButtonLink>
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
            {industry.sections.map((section) => (
              <ProseSection key={section.heading} section={section} />
            ))}
            <h2>What we do for you</h2>
            <DashList items={industry.weDo} />
            <Questions questions={industry.questions} />
            <FigureList ids={figuresIn(collectTexts(industry))} />
          </Prose>
        }
        side={
          <>
            <SideSheet title="Bring with you">
              <BringList items={industry.bring} />
            </SideSheet>
            <RelatedLinks title="Services" section="/services" slugs={industry.relatedServices} />
          </>
        }
      />
      <CtaBanner />
    </>
  )
}
