import type { PostSummary } from '../../src/features/news/post.ts'
import { listPath, postPath } from '../../src/features/news/paths.ts'
import { collect } from './lists.ts'

export type PostPath = {
  path: string
  lastModified?: string
  /** False: not for the sitemap. */
  isIndexed: boolean
}

/** A post as the pages and the sitemap need it. */
type Listed = { summary: PostSummary; updatedAt?: string; isIndexed?: boolean }

/** Every address the posts have: each post, tag and author. For the prerender and the sitemap. */
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
