import { listPath, postPath } from '../../src/features/news/paths.ts'
import { collect } from './lists.ts'
import { listPosts } from './read-posts.ts'

export type PostPath = { path: string; lastModified?: string }

/** Every address the posts have: each post, tag and author. For the prerender and the sitemap. */
export function listPostPaths(now: Date, folder?: string): PostPath[] {
  const posts = listPosts(now, folder)
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
