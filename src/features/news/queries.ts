import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { env } from '@/config/env.ts'
import type { ListFilter } from './post.ts'
import { loadSource } from './source.ts'

const MINUTE_MS = 60_000
const HIGHLIGHTS = 4

const NEWS = {
  // Posts compiled into the build change only with the next build.
  staleTime: env.ghost ? 5 * MINUTE_MS : Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
} as const

/** One page of a list of posts. Null for an unknown tag, author or page. */
export const listQuery = (filter: ListFilter, page: number) =>
  queryOptions({
    queryKey: ['news', 'list', filter, page],
    queryFn: async ({ signal }) => (await loadSource()).list(filter, page, signal),
    ...NEWS,
  })

/** The first page of all posts, for the news page and for the posts below shorter lists. */
export const latestQuery = listQuery({ kind: 'all' }, 1)

/** The posts that the home page shows. Its HTML holds no others. */
export const highlightsQuery = queryOptions({
  queryKey: ['news', 'highlights'],
  queryFn: async ({ signal }) => {
    const list = await (await loadSource()).list({ kind: 'all' }, 1, signal)
    return list?.posts.slice(0, HIGHLIGHTS) ?? []
  },
  ...NEWS,
})

/** One post with its neighbors. Null for an unknown slug. */
export const postQuery = (slug: string) =>
  queryOptions({
    queryKey: ['news', 'post', slug],
    queryFn: async ({ signal }) => (await loadSource()).post(slug, signal),
    ...NEWS,
  })

/** The index of all posts, requested when the visitor starts to search. */
export const searchIndexQuery = queryOptions({
  queryKey: ['news', 'search'],
  queryFn: async ({ signal }) => (await loadSource()).searchIndex(signal),
  ...NEWS,
  structuralSharing: false,
})

/**
 * For components that stand in for posts that failed to load. Clears the errors on unmount, so that the next
 * page that needs the posts tries again.
 */
export function useClearErrorsOnUnmount(): void {
  const client = useQueryClient()
  useEffect(
    () => () =>
      client.removeQueries({
        queryKey: ['news'],
        type: 'inactive',
        predicate: ({ state }) => state.status === 'error',
      }),
    [client],
  )
}
