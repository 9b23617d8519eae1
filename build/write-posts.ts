import type { ListedPost } from '../src/features/news/ghost/list-posts.ts'
import { loadServer } from './load-server.ts'
import { compilePosts } from './posts/compile-posts.ts'
import { writeFeeds } from './posts/feeds.ts'
import { collect } from './posts/lists.ts'
import { listPostPaths, savePostPaths } from './posts/post-paths.ts'
import { stopWithoutGhost } from './posts/stop-without-ghost.ts'
import { writeBuilt } from './write-built.ts'

/**
 * Reads the posts for all build steps and writes their compiled texts, the feeds and the search index.
 */

const { env, listGhostPosts } = await loadServer()
const { ghost, siteUrl } = env

if (ghost) {
  const posts = await listGhostPosts(ghost).catch((error: unknown) =>
    stopWithoutGhost(error, ghost.url),
  )
  // With Ghost, browsers fetch the posts from Ghost.
  const summaries = posts.map(({ summary }) => summary)
  writeFeeds(writeBuilt, collect(summaries), siteUrl)
  savePostPaths(listPostPaths(posts))
  console.log(`Feeds of ${posts.length} posts of Ghost written`)
  reportLeftOut(posts)
} else {
  const posts = compilePosts(writeBuilt, { now: new Date(), siteUrl })
  savePostPaths(listPostPaths(posts))
  console.log(`${posts.length} posts written`)
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
