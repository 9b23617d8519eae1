import type { ListedPost } from '../../src/features/news/ghost/list-posts.ts'

/** Reports media origins that posts use but the policy does not allow, and how to allow them. */
export function reportLeftOut(posts: readonly Pick<ListedPost, 'leftOut'>[]): void {
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
