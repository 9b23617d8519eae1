import type * as Server from '../../src/app/entry-server.tsx'
import type { ListedPost } from '../../src/features/news/ghost/list-posts.ts'
import { writeBuilt } from '../write-built.ts'
import { builtPosts } from './built-posts.ts'
import { compilePosts } from './compile-posts.ts'
import { writeFeeds } from './feeds.ts'
import { stopWithoutGhost } from './stop-without-ghost.ts'
import { collect } from './lists.ts'
import { listPostPaths, type PostPath } from './post-paths.ts'

/**
 * Reads the posts for all later steps, and writes their compiled texts, the feeds and the search index.
 * @returns all their paths
 */
export async function writePosts({
  env: { ghost, siteUrl },
  listGhostPosts,
  provideSource,
}: Pick<typeof Server, 'env' | 'listGhostPosts' | 'provideSource'>): Promise<PostPath[]> {
  if (!ghost) {
    const posts = compilePosts(writeBuilt, { now: new Date(), siteUrl })
    provideSource(builtPosts)
    console.log(`${posts.length} posts written`)
    return listPostPaths(posts)
  }
  const posts = await listGhostPosts(ghost).catch((error: unknown) =>
    stopWithoutGhost(error, ghost.url),
  )
  // With Ghost, browsers fetch the posts from Ghost.
  const summaries = posts.map(({ summary }) => summary)
  writeFeeds(writeBuilt, collect(summaries), siteUrl)
  console.log(`Feeds of ${posts.length} posts of Ghost written`)
  reportLeftOut(posts)
  return listPostPaths(posts)
}

/** Reports media origins that posts use but the policy does not allow, and how to allow them. */
function reportLeftOut(posts: readonly Pick<ListedPost, 'leftOut'>[]): void {
  const counts = new Map<string, number>()
  for (const origin of posts.flatMap(({ leftOut }) => leftOut)) {
    counts.set(origin, (counts.get(origin) ?? 0) + 1)
  }
  if (counts.size === 0) return
  const lines = [...counts].map(([origin, count]) => `  ${origin} (posts: ${count})\n`)
  console.warn(
    `Left out of posts, since pages may not load pictures, videos and recordings of these origins:\n${lines.join('')}` +
      'To show them, name the origins you trust in VITE_POST_MEDIA_ORIGINS.',
  )
}
