import { listPath, postPath } from '../../src/features/news/paths.ts'
import type { PostSummary } from '../../src/features/news/post.ts'
import { collect } from './lists.ts'
import { listPosts } from './read-posts.ts'

export type PostPath = { path: string; lastModified?: string }

/**
 * Every address the posts have: each post, tag and author. For the prerender and the sitemap.
 * @param ghostPosts the posts of a Ghost site; null for those of the build
 */
export function listPostPaths(
  now: Date,
  ghostPosts: readonly PostSummary[] | null,
  folder?: string,
): PostPath[] {
  const posts = ghostPosts?.map((summary) => ({ summary, updatedAt: undefined }))
  return toPaths(posts ?? listPosts(now, folder))
}

function toPaths(posts: readonly { summary: PostSummary; updatedAt?: string }[]): PostPath[] {
  const lists = collect(posts.map(({ summary }) => summary))
    .filter(({ filter }) => filter.kind !== 'all')
    .map(({ filter, posts: own }) => ({
      path: listPath(filter),
      lastModified: own[0]?.publishedAt,
    }))
  const pages = posts.map(({ summary, updatedAt }) => ({
    path: postPath(summary.slug),
    lastModified: updatedAt ?? summary.publishedAt,
  }))
  return [...pages, ...lists]
}
