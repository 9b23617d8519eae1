import { env } from '@/config/env'
import type { PostSummary } from '../post'
import { createGhostSource } from './source'

/**
 * All posts of the configured Ghost site, newest first, for feeds, sitemap and prerender; null where
 * none is configured.
 * @throws Error when the site does not answer: a build without its posts would hide them
 */
export async function listGhostPosts(): Promise<PostSummary[] | null> {
  if (!env.ghost) return null
  const source = createGhostSource(env.ghost)
  const posts: PostSummary[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const list = await source.list({ kind: 'all' }, page)
    if (!list) throw new Error(`${env.ghost.url} has no Content API`)
    pages = list.pages
    posts.push(...list.posts)
  }
  return posts
}
