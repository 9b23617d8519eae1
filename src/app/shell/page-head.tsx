import { Helmet } from 'react-helmet-async'
import { siteUrl } from '@/config/links'
import { site } from '@/config/site'
import type { RouteEntry } from '../routes'

/** Title, description, canonical address and preview of the page shown; one per page (R237). */
export function PageHead({ entry }: { entry: RouteEntry | undefined }) {
  const isFound = entry?.page !== undefined
  const title = `${isFound ? entry.title : 'Page not found'} | ${site.name}`
  const description = isFound ? entry.description : 'There is no page at this address.'
  const url = isFound ? new URL(entry.path, siteUrl).href : undefined
  return (
    <Helmet>
      <title>{title}</title>
      <meta name="description" content={description} />
      {url && <link rel="canonical" href={url} />}
      {!(isFound && entry.sitemap) && <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {url && <meta property="og:url" content={url} />}
      <meta name="twitter:card" content="summary_large_image" />
      {site.connectionHints.map((host) => (
        <link key={host} rel="dns-prefetch" href={host} />
      ))}
    </Helmet>
  )
}
