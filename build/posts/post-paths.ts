import type { PostSummary } from '../../src/features/news/post.ts'
import { listPath, postPath } from '../../src/features/news/paths.ts'
import { collect } from './lists.ts'

export type PostPath = {
  path: string
  lastModified?: string
  /** If false, left out of the sitemap. */
  isIndexed: boolean
}

/** The fields of a post that the pages and the sitemap need. */
type Listed = { summary: PostSummary; updatedAt?: string; isIndexed?: boolean }

/** Every path of the posts: each post, tag and author. For the prerender and the sitemap. */
export function listPostPaths(posts: readonly Listed[]): PostPath[] {
  const lists = collect(posts.map(({ summary }) => summary))
    .filter(({ filter }) => filter.kind !== 'all')
    .map(({ filter, posts: own }) => ({
      path: listPath(filter),
      lastModified: own[0]?.publishedAt,
      isIndexed: true,
    }))
  const pages = posts.map(({ summary, updatedAt, isIndexed = true }) => ({
    path: postPath(summary.slug),
    lastModified: updatedAt ?? summary.publishedAt,
    isIndexed,
  }))
  return [...pages, ...lists]
}
