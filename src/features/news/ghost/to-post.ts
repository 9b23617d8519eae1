import type { SharedLink } from '@/components/head-tags.tsx'
import { cleanCaption, cleanPostHtml } from '../clean/clean-html.ts'
import { parseMediaUrl, type TextSource, parseWebUrl } from '../clean/urls.ts'
import type { Post, PostImage, PostLink, PostSummary, TagRef } from '../post.ts'
import type { GhostPost, GhostPostLink, GhostTag } from './schema.ts'

/** A Ghost post as our lists show it. */
export function toSummary(post: GhostPost, source: TextSource): PostSummary {
  return {
    slug: post.slug,
    title: post.title,
    excerpt: post.custom_excerpt || post.excerpt || '',
    publishedAt: post.published_at,
    minutes: countMinutes(post),
    image: toImage(post, source),
    tags: publicTags(post.tags),
    authors: post.authors.map(({ slug, name }) => ({ slug, name })),
    isFeatured: post.featured,
  }
}

/** A Ghost post with its text made safe. */
export function toPost(post: GhostPost, source: TextSource): Post {
  const summary = toSummary(post, source)
  const canonical = parseWebUrl(post.canonical_url)
  return {
    ...summary,
    ...cleanPostHtml(post.html ?? '', source),
    updatedAt: post.updated_at ?? undefined,
    headTitle: post.meta_title || undefined,
    description: post.meta_description || summary.excerpt || post.title,
    shared: toShared(post),
    canonicalUrl: canonical?.href,
    access: post.access ? 'full' : post.html ? 'preview' : 'closed',
  }
}

export function toLink({ slug, title, tags }: GhostPostLink): PostLink {
  return { slug, title, tags: publicTags(tags) }
}

/** Internal tags are the editor's notes. */
export function publicTags(tags: readonly GhostTag[]): TagRef[] {
  return tags
    .filter(({ visibility }) => visibility === 'public')
    .map(({ slug, name }) => ({ slug, name }))
}

/** Ghost rounds short posts to 0 minutes, and returns none for an empty text. */
function countMinutes({ access, reading_time: minutes }: GhostPost): number | null {
  return access && minutes !== undefined ? Math.max(1, Math.round(minutes)) : null
}

/** Widths in which Ghost serves its own pictures. */
const WIDTHS = [600, 1000, 1600]
const UPLOADS = '/content/images/'

/** Leaves out a picture from a host that pages may not load from, together with its caption. */
function toImage(post: GhostPost, source: TextSource): PostImage | null {
  const given = parseWebUrl(post.feature_image, source.url)
  const address = parseMediaUrl(given?.href, source)
  if (!address) {
    if (given) source.onLeftOut?.(given.origin)
    return null
  }
  const isOwn = address.origin === new URL(source.url).origin && address.pathname.includes(UPLOADS)
  const caption = post.feature_image_caption
  return {
    src: address.href,
    alt: post.feature_image_alt ?? '',
    ...(isOwn && { srcSet: sizesOf(address.href) }),
    ...(caption && { captionHtml: cleanCaption(caption, source) }),
  }
}

/**
 * What the editor wrote for previews of shared links. Other sites draw those and load the picture themselves,
 * so it may be on any host.
 */
function toShared(post: GhostPost): SharedLink {
  const isOfPost = !post.og_image && Boolean(post.feature_image)
  return {
    title: post.og_title || undefined,
    description: post.og_description || undefined,
    image: parseWebUrl(post.og_image || post.feature_image)?.href,
    imageAlt: (isOfPost && post.feature_image_alt) || undefined,
    twitterTitle: post.twitter_title || undefined,
    twitterDescription: post.twitter_description || undefined,
    twitterImage: parseWebUrl(post.twitter_image)?.href,
  }
}

function sizesOf(address: string): string {
  return WIDTHS.map(
    (width) => `${address.replace(UPLOADS, `${UPLOADS}size/w${width}/`)} ${width}w`,
  ).join(', ')
}
