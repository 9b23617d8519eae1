import { useQuery } from '@tanstack/react-query'
import { postPath } from '@/features/news/paths.ts'
import { searchIndexQuery } from '@/features/news/queries.ts'
import { findPosts } from '@/features/news/search-posts.ts'
import type { Found } from './search-pages.ts'

const MAX_POSTS = 4
const MIN_QUERY_LENGTH = 3

/** The posts that match the query. Empty while their index loads or if it fails to load. */
export function useFoundPosts(query: string): Found[] {
  const isLong = query.trim().length >= MIN_QUERY_LENGTH
  const { data: index } = useQuery({ ...searchIndexQuery, enabled: isLong })
  if (!index || !isLong) return []
  return findPosts(index, query)
    .slice(0, MAX_POSTS)
    .map(({ post: { slug, title, excerpt }, hit }) => ({
      page: { path: postPath(slug), label: title, description: `News: ${excerpt}` },
      hit,
    }))
}
