import { Link } from 'react-router-dom'
import type { BreadcrumbList } from 'schema-dts'
import { Unbroken } from '@/components/unbroken'
import { siteUrl } from '@/config/links'
import { JsonLd } from './structured-data'

export type Crumb = { label: string; href: string }

/** The way to a page, for people and search engines: Home first, the page itself last and without a link. */
export function Crumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="no-print pt-5.5 text-small text-ink-2">
      <ol className="flex flex-wrap gap-x-2">
        {crumbs.map(({ label, href }, index) => (
          <li
            key={href}
            aria-current={index === crumbs.length - 1 ? 'page' : undefined}
            className="not-first:before:mr-2 not-first:before:text-line not-first:before:content-['/']"
          >
            {index === crumbs.length - 1 ? (
              <Unbroken text={label} />
            ) : (
              <Link to={href} className="text-ink-2">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <BreadcrumbSchema crumbs={crumbs} />
    </nav>
  )
}

function BreadcrumbSchema({ crumbs }: { crumbs: Crumb[] }) {
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
