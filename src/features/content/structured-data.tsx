import type { BreadcrumbList, Thing } from 'schema-dts'
import { siteUrl } from '@/config/links'
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
