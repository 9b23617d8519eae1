import type { SearchIndex } from './post'

/** Typing errors make searching for a long text take very long. */
export const MAX_QUERY_LENGTH = 100

export type FoundPost = { slug: string; title: string; excerpt: string }

/** The posts that fit a query, best first; typing errors and beginnings of words are allowed. */
export function searchPosts(index: SearchIndex, query: string, most?: number): FoundPost[] {
  return index
    .search(query)
    .slice(0, most)
    .map(({ id, title, excerpt }) => ({
      slug: String(id),
      title: String(title),
      excerpt: String(excerpt),
    }))
}
