import { useQuery } from '@tanstack/react-query'
import { postPath } from '@/features/news/paths'
import { searchIndexQuery } from '@/features/news/queries'
import { searchPosts } from '@/features/news/search-posts'
import type { FoundPage } from './search-pages'

const MAX_POSTS = 4
const MIN_QUERY_LENGTH = 3

/** The posts that fit what is typed; none while their index loads or when it cannot be loaded. */
export function useFoundPosts(query: string): FoundPage[] {
  const isLong = query.trim().length >= MIN_QUERY_LENGTH
  const { data: index } = useQuery({ ...searchIndexQuery, enabled: isLong })
  if (!index || !isLong) return []
  return searchPosts(index, query, MAX_POSTS).map(({ slug, title, excerpt }) => ({
    path: postPath(slug),
    label: title,
    description: `News: ${excerpt}`,
  }))
}
