import { type ReactNode, useLayoutEffect } from 'react'
import { Helmet, HelmetProvider } from 'react-helmet-async'
import { siteUrl } from '@/config/links.ts'
import {
  SHARE_IMAGE_SIZE,
  shareImage,
  shareImageAlt,
  shareImagePath,
} from '@/config/share-image.ts'
import { site } from '@/config/site.ts'
import type { SceneName } from './scenes.ts'
import { dropPrerenderedHead } from './prerendered-head.ts'

export type HeadProps = {
  fullTitle: string
  description: string
  /** URL on this site or another. Omit it when there is no page. */
  canonical?: string
  noIndex?: boolean
  /** The drawing of its share picture. */
  scene?: SceneName
  type?: 'website' | 'article'
  /** What a shared link's preview shows instead of the above. */
  shared?: SharedLink
  children?: ReactNode
}

/** Texts and images of a shared link's preview. They default to the page's own and its section's image. */
export type SharedLink = {
  title?: string
  description?: string
  /** Image URLs, which other sites load. */
  image?: string
  imageAlt?: string
  twitterTitle?: string
  twitterDescription?: string
  twitterImage?: string
}

/** The tags of a page's head. They replace those in the HTML. */
export default function HeadTags({
  fullTitle,
  description,
  canonical,
  noIndex = false,
  scene,
  type = 'website',
  shared = {},
  children,
}: HeadProps) {
  useLayoutEffect(dropPrerenderedHead, [])
  const url = canonical && new URL(canonical, siteUrl).href
  const own = shareImage(canonical, scene)
  const isOwn = !shared.image
  const src = shared.image ?? new URL(shareImagePath(own), siteUrl).href
  const alt = isOwn ? shareImageAlt(own) : shared.imageAlt
  return (
    <HelmetProvider>
      <Helmet>
        <title>{fullTitle}</title>
        <meta name="description" content={description} />
        {url && <link rel="canonical" href={url} />}
        {noIndex && <meta name="robots" content="noindex" />}
        <meta property="og:type" content={type} />
        <meta property="og:site_name" content={site.name} />
        <meta property="og:title" content={shared.title ?? fullTitle} />
        <meta property="og:description" content={shared.description ?? description} />
        {url && <meta property="og:url" content={url} />}
        {children}
        <meta name="twitter:card" content="summary_large_image" />
        {shared.twitterTitle && <meta name="twitter:title" content={shared.twitterTitle} />}
        {shared.twitterDescription && (
          <meta name="twitter:description" content={shared.twitterDescription} />
        )}
        <meta property="og:image" content={src} />
        {alt && <meta property="og:image:alt" content={alt} />}
        <meta name="twitter:image" content={shared.twitterImage ?? src} />
        {alt && !shared.twitterImage && <meta name="twitter:image:alt" content={alt} />}
        {isOwn && <meta property="og:image:type" content="image/png" />}
        {isOwn && <meta property="og:image:width" content={String(SHARE_IMAGE_SIZE.width)} />}
        {isOwn && <meta property="og:image:height" content={String(SHARE_IMAGE_SIZE.height)} />}
        {site.connectionHints.map((host) => (
          <link key={host} rel="dns-prefetch" href={host} />
        ))}
      </Helmet>
    </HelmetProvider>
  )
}
