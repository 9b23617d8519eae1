import { clsx } from 'clsx'
import { Link, useLocation } from 'react-router-dom'
import type { BreadcrumbList } from 'schema-dts'
import { noBreak } from '@/components/no-break.tsx'
import { siteUrl } from '@/config/links.ts'
import { findPage, pageTrail } from '@/lib/find-page.ts'
import { JsonLd } from './structured-data.tsx'

export type Crumb = { label: string; href: string }

type CrumbsProps = {
  /** The last crumbs, on a page that shows many addresses, such as posts. */
  end?: readonly Crumb[]
  /** On a dark band. */
  isOnDeep?: boolean
  /** Leaves out the page itself, whose headline follows. */
  endsAbove?: boolean
}

/**
 * The path to the current page, for people and search engines: the home page first, the page itself last,
 * unlinked. Its own space is all that is between it and the headline.
 */
export function Crumbs({ end = [], isOnDeep = false, endsAbove = false }: CrumbsProps) {
  const { pathname } = useLocation()
  const crumbs = [...listedCrumbs(pathname), ...end]
  const current = endsAbove ? -1 : crumbs.length - 1
  const color = isOnDeep ? 'text-on-deep-2' : 'text-ink-2'
  return (
    <nav
      aria-label="Breadcrumb"
      className={clsx('no-print py-2 text-small md:pt-4 md:pb-3', color)}
    >
      {/* In large text only the page above, so that it fits on a line. */}
      <ol className="flex flex-wrap items-baseline gap-x-2 max-md:[&_a]:inline-block max-md:[&_a]:py-1 max-[18em]:[&>:has(~*>a),&>[aria-current]]:hidden max-[18em]:[&>*]:before:hidden">
        {crumbs.map(({ label, href }, index) => (
          <li
            key={href}
            aria-current={index === current ? 'page' : undefined}
            className="not-first:before:mr-2 not-first:before:text-line not-first:before:content-['/']"
          >
            {index === current ? (
              noBreak(label)
            ) : (
              <Link to={href} className={color}>
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

/** Crumbs from the list of pages. Pages that show many addresses add their own. */
function listedCrumbs(pathname: string): Crumb[] {
  const page = findPage(pathname)
  return (page ? pageTrail(page) : [])
    .filter(({ path }) => !path.includes(':'))
    .map(({ label, path }) => ({ label, href: path }))
}

function BreadcrumbSchema({ crumbs }: { crumbs: readonly Crumb[] }) {
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
