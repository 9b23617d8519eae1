import type { AccountingService, BreadcrumbList, City, FAQPage, Service, Thing } from 'schema-dts'
import { siteUrl } from '@/config/links'
import { site } from '@/config/site'
import type { IndustryContent, Question, ServiceContent } from '@/content/types'
import type { Crumb } from './crumbs'
import { plainText } from './plain-text'

/**
 * Structured data for search engines, in the vocabulary of schema.org. Never review stars: the rating
 * may not be stored, and may be a saved figure (R236, D22).
 */
function JsonLd<Kind extends Thing>({ data }: { data: Exclude<Kind, string> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data })
  return (
    <script
      type="application/ld+json"
      // Escaped so that no text can end the element.
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  )
}

const FIRM_ID = new URL('/#firm', siteUrl).href

/** The firm: name, address, phone, hours, price range, area (R236). */
export function FirmSchema() {
  return <JsonLd<AccountingService> data={firmData()} />
}

export function ServiceSchema({ service, crumbs }: { service: ServiceContent; crumbs: Crumb[] }) {
  return (
    <>
      <JsonLd<Service>
        data={{
          '@type': 'Service',
          name: service.headline,
          serviceType: service.name,
          description: plainText(service.lead),
          url: pageUrl(crumbs),
          provider: { '@type': 'AccountingService', '@id': FIRM_ID, name: site.name },
          areaServed: areaServed(),
        }}
      />
      <BreadcrumbSchema crumbs={crumbs} />
      <QuestionsSchema questions={service.questions} />
    </>
  )
}

export function IndustrySchema({
  industry,
  crumbs,
}: {
  industry: IndustryContent
  crumbs: Crumb[]
}) {
  return (
    <>
      <BreadcrumbSchema crumbs={crumbs} />
      <QuestionsSchema questions={industry.questions} />
    </>
  )
}

export function BreadcrumbSchema({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <JsonLd<BreadcrumbList>
      data={{
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map(({ label, href }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: label,
          item: new URL(href, siteUrl).href,
        })),
      }}
    />
  )
}

function QuestionsSchema({ questions }: { questions: readonly Question[] }) {
  return (
    <JsonLd<FAQPage>
      data={{
        '@type': 'FAQPage',
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
        })),
      }}
    />
  )
}

function firmData(): Exclude<AccountingService, string> {
  const { address } = site
  return {
    '@type': 'AccountingService',
    '@id': FIRM_ID,
    name: site.name,
    url: siteUrl,
    telephone: site.phone.e164,
    email: site.email,
    image: new URL('/og/home.png', siteUrl).href,
    priceRange: site.priceRange,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    areaServed: areaServed(),
    openingHoursSpecification: site.hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    })),
    sameAs: site.social.map(({ url }) => url),
  }
}

function areaServed(): City[] {
  return [site.address.city, ...site.towns.map(({ name }) => name)].map((name) => ({
    '@type': 'City',
    name: `${name}, Ohio`,
  }))
}

function pageUrl(crumbs: Crumb[]): string {
  return new URL(crumbs.at(-1)?.href ?? '/', siteUrl).href
}
