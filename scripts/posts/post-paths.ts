import type { ListedPost } from '../../src/features/news/ghost/list-posts.ts'
import { listPath, postPath } from '../../src/features/news/paths.ts'
import { collect } from './lists.ts'
import { listPosts } from './read-posts.ts'

export type PostPath = {
  path: string
  lastModified?: string
  /** False: not for the sitemap. */
  isIndexed: boolean
}

/**
 * Every address the posts have: each post, tag and author. For the prerender and the sitemap.
 * @param ghostPosts the posts of a Ghost site; null for those of the build
 */
export function listPostPaths(
  now: Date,
  ghostPosts: readonly ListedPost[] | null,
  folder?: string,
): PostPath[] {
  return toPaths(ghostPosts ?? listPosts(now, folder).map((post) => ({ ...post, isIndexed: true })))
}

function toPaths(posts: readonly ListedPost[]): PostPath[] {
  const lists = collect(posts.map(({ summary }) => summary))
    .filter(({ filter }) => filter.kind !== 'all')
    .map(({ filter, posts: own }) => ({
      path: listPath(filter),
      lastModified: own[0]?.publishedAt,
      isIndexed: true,
    }))
  const pages = posts.map(({ summary, updatedAt, isIndexed }) => ({
    path: postPath(summary.slug),
    lastModified: updatedAt ?? summary.publishedAt,
    isIndexed,
  }))
  return [...pages, ...lists]
}
