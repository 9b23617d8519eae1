import { type Hit, searchInTiers } from '@/lib/search-tiers.ts'
import type { SearchIndex } from './post.ts'

/** Typo tolerance makes searching for a long text very slow. */
export const MAX_QUERY_LENGTH = 100

export type FoundPost = { slug: string; title: string; excerpt: string }

const FIELDS = { title: ['title'], keywords: ['title', 'tags', 'headings'] }

/** The posts that match a query, best first, and how well. Typos and beginnings of words match too. */
export function findPosts(index: SearchIndex, query: string): { post: FoundPost; hit: Hit }[] {
  // Matching only some of the words is too weak for long texts.
  const hits = searchInTiers(index, query, FIELDS).filter(({ tier }) => tier < 3)
  return hits.map((hit) => {
    const { title, excerpt } = index.getStoredFields(hit.id) ?? {}
    return { post: { slug: hit.id, title: String(title), excerpt: String(excerpt) }, hit }
  })
}
