import { cleanCaption, cleanPostHtml } from '../clean/clean-html'
import { webAddress } from '../clean/addresses'
import type { Post, PostImage, PostLink, PostSummary, TagRef } from '../post'
import type { GhostPost, GhostPostLink, GhostTag } from './schema'

/** A post of Ghost as our lists show it. */
export function toSummary(post: GhostPost, ghostUrl: string): PostSummary {
  return {
    slug: post.slug,
    title: post.title,
    excerpt: post.custom_excerpt || post.excerpt || '',
    publishedAt: post.published_at,
    minutes: countMinutes(post),
    image: toImage(post, ghostUrl),
    tags: publicTags(post.tags),
    authors: post.authors.map(({ slug, name }) => ({ slug, name })),
    isFeatured: post.featured,
  }
}

/** A post of Ghost with its text made safe. */
export function toPost(post: GhostPost, ghostUrl: string): Post {
  const summary = toSummary(post, ghostUrl)
  const canonical = webAddress(post.canonical_url)
  return {
    ...summary,
    ...cleanPostHtml(post.html ?? '', ghostUrl),
    updatedAt: post.updated_at ?? undefined,
    description: post.meta_description || summary.excerpt || post.title,
    canonicalUrl: canonical?.href,
    access: post.access ? 'full' : post.html ? 'preview' : 'closed',
  }
}

export function toLink({ slug, title, tags }: GhostPostLink): PostLink {
  return { slug, title, tags: publicTags(tags) }
}

/** Internal tags are notes of the editor. */
export function publicTags(tags: readonly GhostTag[]): TagRef[] {
  return tags
    .filter(({ visibility }) => visibility === 'public')
    .map(({ slug, name }) => ({ slug, name }))
}

/** Ghost rounds short posts to 0 minutes, and gives none for an empty text. */
function countMinutes({ access, reading_time: minutes }: GhostPost): number | null {
  return access && minutes !== undefined ? Math.max(1, Math.round(minutes)) : null
}

/** Widths Ghost makes of its own pictures. */
const WIDTHS = [600, 1000, 1600]
const UPLOADS = '/content/images/'

function toImage(post: GhostPost, ghostUrl: string): PostImage | null {
  const source = webAddress(post.feature_image, ghostUrl)
  if (!source) return null
  const { origin } = new URL(ghostUrl)
  const isOwn = source.origin === origin && source.pathname.includes(UPLOADS)
  const caption = post.feature_image_caption
  return {
    src: source.href,
    alt: post.feature_image_alt ?? '',
    ...(isOwn && { srcSet: sizesOf(source.href) }),
    ...(caption && { captionHtml: cleanCaption(caption, ghostUrl) }),
  }
}

function sizesOf(address: string): string {
  return WIDTHS.map(
    (width) => `${address.replace(UPLOADS, `${UPLOADS}size/w${width}/`)} ${width}w`,
  ).join(', ')
}
