import type { AccountingService, BreadcrumbList, City, Thing } from 'schema-dts'
import { siteUrl } from '@/config/links'
import { site } from '@/config/site'
import type { Crumb } from './crumbs'

/**
 * Structured data for search engines, in the vocabulary of schema.org. Never review stars: the rating
 * may not be stored, and may be a saved figure (R236, D22).
 */
export function JsonLd<Kind extends Thing>({ data }: { data: Exclude<Kind, string> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data })
  return (
    <script
      type="application/ld+json"
      // Escaped so that no text can end the element.
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  )
}

export const FIRM_ID = new URL('/#firm', siteUrl).href

/** The firm: name, address, phone, hours, price range, area (R236). */
export function FirmSchema() {
  return <JsonLd<AccountingService> data={firmData()} />
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

function firmData(): Exclude<AccountingService, string> {
  const { address } = site
  return {
    '@type': 'AccountingService',
    '@id': FIRM_ID,
    name: site.name,
    url: siteUrl,
    telephone: site.phone.e164,
    email: site.email,
    image: new URL('/share/home.png', siteUrl).href,
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

export function areaServed(): City[] {
  return [site.address.city, ...site.towns.map(({ name }) => name)].map((name) => ({
    '@type': 'City',
    name: `${name}, Ohio`,
  }))
}
