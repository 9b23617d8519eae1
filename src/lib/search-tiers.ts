import type MiniSearch from 'minisearch'
import type { SearchOptions } from 'minisearch'

/** Where a query was found: in a document's title, among its keywords, or elsewhere in it. */
export type Place = 'title' | 'keywords' | 'text'

/** `tier` is 0 where all words stand there as typed, 1 where they begin words, 2 with a typo, 3 for some words. */
export type Hit = { id: string; tier: number; place: Place; score: number }

export type Fields = { title: readonly string[]; keywords: readonly string[] }

const TIERS: readonly SearchOptions[] = [
  { prefix: false, fuzzy: false, combineWith: 'AND' },
  { prefix: true, fuzzy: false, combineWith: 'AND' },
  { prefix: true, fuzzy: (term) => (term.length > 3 ? 0.2 : false), combineWith: 'AND' },
  { prefix: true, fuzzy: false, combineWith: 'OR' },
]

/** Words of a question that say nothing about what is looked for. */
const FILLERS = new Set(
  'a an and are at can do does for from have i in is it me my of on or our should the to we what when where which will with you your'.split(
    ' ',
  ),
)

const PLACES: readonly Place[] = ['title', 'keywords', 'text']

/**
 * Searches so that nothing found by a typo stands above what was found as typed, best first.
 * @param fields which of the index's fields are titles, and which keywords
 */
export function searchInTiers(index: MiniSearch, query: string, fields: Fields): Hit[] {
  const hits = new Map<string, Hit>()
  const words = query.split(/\s+/)
  const telling = words.filter((word) => !FILLERS.has(word.toLowerCase()))
  const question = (telling.length > 0 ? telling : words).join(' ')
  for (const [tier, options] of TIERS.entries()) {
    for (const { id, score, match } of index.search(question, options)) {
      const isIn = (names: readonly string[]) =>
        Object.values(match).every((found) => found.some((field) => names.includes(field)))
      const place = isIn(fields.title) ? 'title' : isIn(fields.keywords) ? 'keywords' : 'text'
      const key = String(id)
      if (!hits.has(key)) hits.set(key, { id: key, tier, place, score })
    }
  }
  return [...hits.values()].sort(compareHits)
}

/** Orders hits, of several indexes too: by tier, then by place; within one index by score. */
function compareHits(a: Hit, b: Hit): number {
  return a.tier - b.tier || PLACES.indexOf(a.place) - PLACES.indexOf(b.place) || b.score - a.score
}
