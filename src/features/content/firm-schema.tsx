import type { AccountingService, City } from 'schema-dts'
import { siteUrl } from '@/config/links.ts'
import { PRICE_RANGE } from '@/config/price-claims.ts'
import { site } from '@/config/site.ts'
import { useOfficeToday } from '@/features/office-today/public.ts'
import type { OpenDay } from '@/shared/contracts/office-today.ts'
import { JsonLd } from './structured-data.tsx'

export const FIRM_ID = new URL('/#firm', siteUrl).href

/** The firm: name, address, phone, hours, price range and area (R236). The special hours come after prerendering. */
export function FirmSchema() {
  const changedDays = useOfficeToday()?.changedDays ?? []
  return <JsonLd<AccountingService> data={firmData(changedDays)} />
}

/** What search engines take for a closed day (developers.google.com/search/docs/appearance/structured-data/local-business). */
const CLOSED = [{ from: '00:00', until: '00:00' }]

function firmData(changedDays: OpenDay[]): Exclude<AccountingService, string> {
  const { address } = site
  return {
    '@type': 'AccountingService',
    '@id': FIRM_ID,
    name: site.name,
    url: siteUrl,
    telephone: site.phone.e164,
    email: site.email,
    image: new URL('/share/home.png', siteUrl).href,
    priceRange: PRICE_RANGE,
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
    ...(changedDays.length > 0 && {
      specialOpeningHoursSpecification: changedDays.flatMap(({ date, open }) =>
        (open.length > 0 ? open : CLOSED).map(({ from, until }) => ({
          '@type': 'OpeningHoursSpecification' as const,
          validFrom: date,
          validThrough: date,
          opens: from,
          closes: until,
        })),
      ),
    }),
    sameAs: site.social.map(({ url }) => url),
  }
}

/** The firm's town and the others it serves, as schema.org cities. */
export function areaServed(): City[] {
  return [site.address.city, ...site.towns.map(({ name }) => name)].map((name) => ({
    '@type': 'City',
    name: `${name}, Ohio`,
  }))
}
