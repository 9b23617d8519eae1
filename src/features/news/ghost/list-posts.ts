import { siteUrl } from '@/config/links.ts'
import { cleanPostHtml } from '../clean/clean-html.ts'
import { fetchJson, HttpError } from '../fetch-json.ts'
import type { PostSummary } from '../post.ts'
import { postPath } from '../paths.ts'
import { type GhostAccess, ghostApiUrl, MAX_PER_PAGE } from './api-url.ts'
import { type GhostPost, postsSchema } from './schema.ts'
import { toSummary } from './to-post.ts'

/** A post as the build needs it. */
export type ListedPost = {
  summary: PostSummary
  /** ISO date and time. */
  updatedAt?: string
  /** Whether search engines may list it here: it is open to all and we published it first. */
  isIndexed: boolean
  /** Origins of its pictures, videos and recordings that pages may not load. */
  leftOut: string[]
}

/**
 * All posts of a Ghost site, newest first, for feeds, sitemap and prerendering.
 * @throws like fetchJson, and HttpError if there is no Content API
 */
export async function listGhostPosts(ghost: GhostAccess): Promise<ListedPost[]> {
  // Keyed by slug: a post published between two requests moves others to the next page.
  const posts = new Map<string, ListedPost>()
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const address = ghostApiUrl(ghost, 'posts', {
      include: 'tags,authors',
      limit: MAX_PER_PAGE,
      page,
    })
    const answer = await fetchJson(address, (body) => postsSchema.parse(body))
    if (!answer) throw new HttpError(404)
    pages = answer.value.meta.pagination.pages
    for (const post of answer.value.posts) {
      posts.set(post.slug, toListed(post, ghost))
    }
  }
  return [...posts.values()]
}

function toListed(post: GhostPost, ghost: GhostAccess): ListedPost {
  const leftOut = new Set<string>()
  const source = { ...ghost, onLeftOut: (origin: string) => void leftOut.add(origin) }
  const summary = toSummary(post, source)
  cleanPostHtml(post.html ?? '', source)
  return {
    summary,
    updatedAt: post.updated_at ?? undefined,
    isIndexed: post.access && isOwnUrl(post),
    leftOut: [...leftOut],
  }
}

/** Whether search engines should show the post's page on this site. */
function isOwnUrl({ slug, canonical_url: canonical }: GhostPost): boolean {
  return !canonical || canonical === new URL(postPath(slug), siteUrl).href
}
