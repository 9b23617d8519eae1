import { useLayoutEffect } from 'react'
import { Helmet, HelmetProvider } from 'react-helmet-async'
import { siteUrl } from '@/config/links'
import { SHARE_IMAGE_SIZE, shareImage, shareImageAlt, shareImagePath } from '@/config/share-image'
import { site } from '@/config/site'
import type { HeadTagsProps } from './head-tags'

/** What is written below, as a prerendered page holds it. */
const WRITTEN =
  'title, meta[name=description], meta[name=robots], meta[name^=twitter], meta[property], link[rel=canonical], link[rel=dns-prefetch]'

const prerendered =
  typeof document === 'undefined' ? [] : [...document.head.querySelectorAll(WRITTEN)]

/**
 * The tags themselves; loaded apart, since a prerendered page has them in its HTML. Those give way when
 * the new ones are there, not before: a page without a title has no name in tabs and screen readers.
 */
export default function HeadContent({
  title,
  description,
  canonical,
  isIndexed,
  type = 'website',
  image,
  children,
}: HeadTagsProps) {
  useLayoutEffect(() => prerendered.splice(0).forEach((tag) => tag.remove()), [])
  const fullTitle = `${title} | ${site.name}`
  const url = canonical && new URL(canonical, siteUrl).href
  return (
    <HelmetProvider>
      <Helmet>
        <title>{fullTitle}</title>
        <meta name="description" content={description} />
        {url && <link rel="canonical" href={url} />}
        {!isIndexed && <meta name="robots" content="noindex" />}
        <meta property="og:type" content={type} />
        <meta property="og:site_name" content={site.name} />
        <meta property="og:title" content={fullTitle} />
        <meta property="og:description" content={description} />
        {url && <meta property="og:url" content={url} />}
        {children}
        <meta name="twitter:card" content="summary_large_image" />
        {image ? imageTags(image) : sectionImageTags(canonical)}
        {site.connectionHints.map((host) => (
          <link key={host} rel="dns-prefetch" href={host} />
        ))}
      </Helmet>
    </HelmetProvider>
  )
}

// Arrays, not components: Helmet takes tags only.
function imageTags({ src, alt }: { src: string; alt: string }) {
  return [
    <meta key="og" property="og:image" content={src} />,
    <meta key="og-alt" property="og:image:alt" content={alt} />,
    <meta key="twitter" name="twitter:image" content={src} />,
    <meta key="twitter-alt" name="twitter:image:alt" content={alt} />,
  ]
}

function sectionImageTags(path?: string) {
  const image = shareImage(path)
  const { width, height } = SHARE_IMAGE_SIZE
  return [
    ...imageTags({
      src: new URL(shareImagePath(image), siteUrl).href,
      alt: shareImageAlt(image),
    }),
    <meta key="type" property="og:image:type" content="image/png" />,
    <meta key="width" property="og:image:width" content={`${width}`} />,
    <meta key="height" property="og:image:height" content={`${height}`} />,
  ]
}
