import { Helmet } from 'react-helmet-async'
import { siteUrl } from '@/config/links'
import { site } from '@/config/site'
import type { RouteEntry } from '../routes'
import { SHARE_IMAGE_SIZE, shareImage, shareImageAlt, shareImagePath } from '../share-image'

/** Title, description, canonical address and preview of the page shown; one per page (R237). */
export function PageHead({ entry }: { entry: RouteEntry | undefined }) {
  const isFound = entry?.page !== undefined
  const title = `${isFound ? entry.title : 'Page not found'} | ${site.name}`
  const description = isFound ? entry.description : 'There is no page at this address.'
  const url = isFound ? new URL(entry.path, siteUrl).href : undefined
  const image = shareImage(isFound ? entry : undefined)
  const imageUrl = new URL(shareImagePath(image), siteUrl).href
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
      <meta property="og:image" content={imageUrl} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={`${SHARE_IMAGE_SIZE.width}`} />
      <meta property="og:image:height" content={`${SHARE_IMAGE_SIZE.height}`} />
      <meta property="og:image:alt" content={shareImageAlt(image)} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={imageUrl} />
      <meta name="twitter:image:alt" content={shareImageAlt(image)} />
      {site.connectionHints.map((host) => (
        <link key={host} rel="dns-prefetch" href={host} />
      ))}
    </Helmet>
  )
}
