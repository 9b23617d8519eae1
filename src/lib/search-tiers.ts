import type MiniSearch from 'minisearch'
import type { SearchOptions } from 'minisearch'

/** Where a query matched: in a document's title, among its keywords, or elsewhere in it. */
type Place = 'title' | 'keywords' | 'text'

/**
 * `tier` is 0 if all words match as typed, 1 if they match as beginnings of words, 2 with typos, 3 if only some
 * match.
 */
export type Hit = { id: string; tier: number; place: Place; score: number }

type Fields = { title: readonly string[]; keywords: readonly string[] }

const TIERS: readonly SearchOptions[] = [
  { prefix: false, fuzzy: false, combineWith: 'AND' },
  { prefix: true, fuzzy: false, combineWith: 'AND' },
  { prefix: true, fuzzy: (term) => (term.length > 3 ? 0.2 : false), combineWith: 'AND' },
  { prefix: true, fuzzy: false, combineWith: 'OR' },
]

/** Words without a meaning for the search. */
const FILLERS = new Set(
  'a an and are at can do does for from have i in is it me my of on or our should the to we what when where which will with you your'.split(
    ' ',
  ),
)

const PLACES: readonly Place[] = ['title', 'keywords', 'text']

/**
 * Searches an index, best first. An exact match always ranks above a match by a typo.
 * @param fields which of the index's fields are titles, and which are keywords
 */
export function searchInTiers(index: MiniSearch, query: string, fields: Fields): Hit[] {
  const hits = new Map<string, Hit>()
  const words = query.split(/\s+/)
  const meaningful = words.filter((word) => !FILLERS.has(word.toLowerCase()))
  const question = (meaningful.length > 0 ? meaningful : words).join(' ')
  addHits(hits, index, question, fields)
  // "W2" for "W-2". Not before: "CP2000" is one word.
  if (hits.size === 0) addHits(hits, index, splitAtDigits(question), fields)
  return [...hits.values()].sort(compareHits)
}

function addHits(hits: Map<string, Hit>, index: MiniSearch, question: string, fields: Fields) {
  for (const [tier, options] of TIERS.entries()) {
    for (const { id, score, match } of index.search(question, options)) {
      const isIn = (names: readonly string[]) =>
        Object.values(match).every((found) => found.some((field) => names.includes(field)))
      const place = isIn(fields.title) ? 'title' : isIn(fields.keywords) ? 'keywords' : 'text'
      const key = String(id)
      if (!hits.has(key)) hits.set(key, { id: key, tier, place, score })
    }
  }
}

function splitAtDigits(text: string): string {
  return text.replaceAll(/\p{L}(?=\d)|\d(?=\p{L})/gu, '$& ')
}

/** Orders hits by tier, then by place, then by score. Scores compare only within one index. */
function compareHits(a: Hit, b: Hit): number {
  return a.tier - b.tier || PLACES.indexOf(a.place) - PLACES.indexOf(b.place) || b.score - a.score
}
