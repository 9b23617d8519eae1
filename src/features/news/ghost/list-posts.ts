import { env } from '@/config/env'
import { siteUrl } from '@/config/links'
import { fetchJson } from '../fetch-json'
import type { PostSummary } from '../post'
import { postPath } from '../paths'
import { ghostAddress, MAX_PER_PAGE } from './address'
import { type GhostPost, postsSchema } from './schema'
import { toSummary } from './to-post'

/** A post as the build needs it. */
export type ListedPost = {
  summary: PostSummary
  /** ISO date and time. */
  updatedAt?: string
  /** Search engines may list it here: it is open to all and was first published by us. */
  isIndexed: boolean
}

/**
 * All posts of the configured Ghost site, newest first, for feeds, sitemap and prerender; null where
 * none is configured.
 * @throws Error when the site does not answer: a build without its posts would hide them
 */
export async function listGhostPosts(ghost = env.ghost): Promise<ListedPost[] | null> {
  if (!ghost) return null
  // By slug: a post that is published meanwhile moves others on to the next page.
  const posts = new Map<string, ListedPost>()
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const address = ghostAddress(ghost, 'posts', {
      include: 'tags,authors',
      limit: MAX_PER_PAGE,
      page,
    })
    const answer = await fetchJson(address, (body) => postsSchema.parse(body))
    if (!answer) throw new Error(`${ghost.url} has no Content API`)
    pages = answer.value.meta.pagination.pages
    for (const post of answer.value.posts) {
      posts.set(post.slug, {
        summary: toSummary(post, ghost.url),
        updatedAt: post.updated_at ?? undefined,
        isIndexed: post.access && isOwnAddress(post),
      })
    }
  }
  return [...posts.values()]
}

/** Whether the post's page here is the one search engines should show. */
function isOwnAddress({ slug, canonical_url: canonical }: GhostPost): boolean {
  return !canonical || canonical === new URL(postPath(slug), siteUrl).href
}
