import type * as z from 'zod/mini'
import { importChunk } from '@/lib/lazy-loading.tsx'
import { type Answer, fetchJson } from '../fetch-json.ts'
import {
  type ListFilter,
  type NewsSource,
  PAGE_SIZE,
  type PostLink,
  type PostList,
  SLUG,
  type Topic,
} from '../post.ts'
import { type GhostAccess, ghostApiUrl, MAX_PER_PAGE } from './api-url.ts'
import {
  authorsSchema,
  foundPostsSchema,
  type GhostPost,
  onePostSchema,
  postLinksSchema,
  postsSchema,
  tagsSchema,
} from './schema.ts'
import { publicTags, toLink, toPost, toSummary } from './to-post.ts'

const INCLUDE = 'tags,authors'
const RELATED = 3

type Parameters = Record<string, string | number>

/** Posts of a Ghost site, requested by the visitor's browser through the Content API. */
export function createGhostSource(access: GhostAccess): NewsSource {
  const request = <Schema extends z.ZodMiniType>(
    schema: Schema,
    path: string,
    parameters: Parameters,
    signal?: AbortSignal,
  ): Promise<Answer<z.output<Schema>> | null> =>
    fetchJson(ghostApiUrl(access, path, parameters), (body) => schema.parse(body), signal)

  const listTopics = async (signal?: AbortSignal): Promise<Topic[]> => {
    const parameters = { include: 'count.posts', limit: MAX_PER_PAGE, filter: 'visibility:public' }
    const answer = await request(tagsSchema, 'tags', parameters, signal)
    return (answer?.value.tags ?? [])
      .filter(({ visibility }) => visibility === 'public')
      .map(({ slug, name, count }) => ({ slug, name, count: count?.posts ?? 0 }))
      .sort((a, b) => a.name.localeCompare(b.name))
  }

  /** The tag or author of a list. Null if it doesn't exist or has no published posts. */
  const describe = async (
    filter: ListFilter,
    signal?: AbortSignal,
  ): Promise<PostList['about'] | null> => {
    if (filter.kind === 'all') return undefined
    if (filter.kind === 'tag') {
      const answer = await request(tagsSchema, `tags/slug/${filter.slug}`, {}, signal)
      const tag = answer?.value.tags.find(({ visibility }) => visibility === 'public')
      return tag ? { name: tag.name, description: tag.description || undefined } : null
    }
    const answer = await request(authorsSchema, `authors/slug/${filter.slug}`, {}, signal)
    const author = answer?.value.authors[0]
    return author ? { name: author.name, description: author.bio || undefined } : null
  }

  /** The posts next to a post. Empty if they fail to load: the visitor asked for the post itself. */
  const findLinks = async (parameters: Parameters, signal?: AbortSignal): Promise<PostLink[]> => {
    const fields = { fields: 'slug,title', include: 'tags', ...parameters }
    const answer = await request(postLinksSchema, 'posts', fields, signal).catch(() => null)
    return answer?.value.posts.map(toLink) ?? []
  }

  const findNeighbors = async (post: GhostPost, signal?: AbortSignal) => {
    const moment = new Date(post.published_at).toISOString()
    const tags = publicTags(post.tags).map(({ slug }) => slug)
    const [[newer = null], [older = null], related] = await Promise.all([
      findLinks(
        { filter: `published_at:>'${moment}'`, order: 'published_at asc', limit: 1 },
        signal,
      ),
      findLinks({ filter: `published_at:<'${moment}'`, limit: 1 }, signal),
      tags.length > 0
        ? findLinks(
            { filter: `tag:[${tags.join(',')}]+id:-${post.id}`, limit: RELATED + 2 },
            signal,
          )
        : [],
    ])
    const others = related.filter(({ slug }) => slug !== newer?.slug && slug !== older?.slug)
    return { newer, older, related: others.slice(0, RELATED) }
  }

  return {
    async list(filter, page, signal) {
      if (filter.kind !== 'all' && !SLUG.test(filter.slug)) return null
      const parameters = {
        include: INCLUDE,
        limit: PAGE_SIZE,
        page,
        ...(filter.kind !== 'all' && { filter: `${filter.kind}:${filter.slug}` }),
      }
      const [answer, about, topics] = await Promise.all([
        request(postsSchema, 'posts', parameters, signal),
        describe(filter, signal),
        listTopics(signal).catch(() => []),
      ])
      if (!answer || about === null) return null
      const { posts, meta } = answer.value
      const { pages, total } = meta.pagination
      if (page > Math.max(1, pages)) return null
      return {
        posts: posts.map((post) => toSummary(post, access)),
        page,
        pages,
        total,
        topics,
        about,
        savedAt: answer.savedAt,
      }
    },

    async post(slug, signal) {
      if (!SLUG.test(slug)) return null
      const answer = await request(
        onePostSchema,
        `posts/slug/${slug}`,
        { include: INCLUDE },
        signal,
      )
      const [post] = answer?.value.posts ?? []
      if (!answer || !post) return null
      return {
        post: toPost(post, access),
        ...(await findNeighbors(post, signal)),
        savedAt: answer.savedAt,
      }
    },

    async searchIndex(signal) {
      const { buildIndex } = await importChunk(() => import('../search-index.ts'))
      const fields = 'slug,title,excerpt,custom_excerpt,access,visibility'
      const index = buildIndex()
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const parameters = { fields, include: 'tags', limit: MAX_PER_PAGE, page }
        const answer = await request(foundPostsSchema, 'posts', parameters, signal)
        if (!answer) break
        pages = answer.value.meta.pagination.pages
        // A post published between two requests moves others to the next page.
        const posts = answer.value.posts.filter(({ slug }) => !index.has(slug))
        index.addAll(
          posts.map((post) => ({
            slug: post.slug,
            title: post.title,
            tags: publicTags(post.tags)
              .map(({ name }) => name)
              .join(', '),
            headings: '',
            excerpt: post.custom_excerpt || post.excerpt || '',
            text: post.excerpt ?? '',
          })),
        )
      }
      return index
    },
  }
}
