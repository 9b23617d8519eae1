import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { ErrorBoundary } from '@/components/error-boundary.tsx'
import type { PostSummary } from './post.ts'
import { PostRows } from './post-row.tsx'
import { latestQuery } from './queries.ts'

const MAX = 3

type MorePostsProps = {
  /** The posts above, which are left out. */
  than: readonly PostSummary[]
}

/** The newest posts on other subjects, below a short list. Left out when they cannot be loaded. */
export function MorePosts({ than }: MorePostsProps) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Newest than={than} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Newest({ than }: MorePostsProps) {
  const { data } = useSuspenseQuery(latestQuery)
  const known = new Set(than.map(({ slug }) => slug))
  const others = data?.posts.filter(({ slug }) => !known.has(slug)).slice(0, MAX) ?? []
  if (others.length === 0) return null
  return (
    <section className="mt-section">
      <h2 className="border-t-3 border-ink pt-4 pb-3 text-[1.75rem] leading-[1.15]">
        More from the news
      </h2>
      <PostRows posts={others} />
    </section>
  )
}
