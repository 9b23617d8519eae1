import { Helmet } from 'react-helmet-async'
import { site } from '@/config/site'
import { siteUrl } from '@/config/links'
import type { RouteEntry } from '../routes'

/** Title, description and canonical address of the page shown; one per page. */
export function PageHead({ entry }: { entry: RouteEntry | undefined }) {
  const isFound = entry?.page !== undefined
  const title = isFound ? entry.title : 'Page not found'
  return (
    <Helmet>
      <title>{`${title} | ${site.name}`}</title>
      <meta
        name="description"
        content={isFound ? entry.description : 'There is no page at this address.'}
      />
      {isFound && <link rel="canonical" href={new URL(entry.path, siteUrl).href} />}
      {!(isFound && entry.sitemap) && <meta name="robots" content="noindex" />}
    </Helmet>
  )
}
