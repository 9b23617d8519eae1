import MiniSearch from 'minisearch'
import { site } from '@/config/site.ts'
import finderWords from '@/content/finder-words.json' with { type: 'json' }
import { PAGES } from '@/config/pages.ts'
import { type Hit, searchInTiers } from '@/lib/search-tiers.ts'

export type FoundPage = { path: string; label: string; description: string }

/** Search words that do not appear in a page's own title and text, by page ID. */
const FINDER_WORDS: Readonly<Record<string, string>> = {
  ...finderWords,
  about: [finderWords.about, ...site.towns.map(({ name }) => name)].join(' '),
}

const pages = PAGES.filter(({ path, id }) => !path.includes(':') && id !== 'ghost-cards').map(
  ({ id, path, label, title, description }) => ({
    path,
    label: path === '/' ? 'Estimate your cost' : label,
    title,
    description,
    finderWords: FINDER_WORDS[id] ?? '',
  }),
)

const index = new MiniSearch({
  idField: 'path',
  fields: ['label', 'title', 'finderWords', 'description'],
  storeFields: ['path'],
  searchOptions: { boost: { label: 4, title: 3, finderWords: 2 } },
})
index.addAll(pages)

/** The pages shown for an empty query. */
export const STARTING_PAGES: FoundPage[] = [
  '/',
  '/pricing',
  '/services',
  '/contact',
  '/schedule',
  '/about-us',
]
  .map((path) => pages.find((page) => page.path === path))
  .filter((page) => page !== undefined)

const MAX_RESULTS = 8
const FIELDS = { title: ['label', 'title'], keywords: ['label', 'title', 'finderWords'] }

/** A page or post that was found, and how well it fits. */
export type Found = { page: FoundPage; hit: Hit }

/** The pages that match a query, best first. Typos and beginnings of words match too. */
export function findPages(query: string): Found[] {
  return searchInTiers(index, query, FIELDS).flatMap((hit) => {
    const page = pages.find(({ path }) => path === hit.id)
    return page ? [{ page, hit }] : []
  })
}

/** Pages and posts in one list of at most 8, best first. A page comes before a post that fits equally well. */
export function mergeFound(foundPages: readonly Found[], posts: readonly Found[]): FoundPage[] {
  const place = ({ hit }: Found) => hit.tier * 3 + ['title', 'keywords', 'text'].indexOf(hit.place)
  return [...foundPages, ...posts]
    .sort((a, b) => place(a) - place(b))
    .slice(0, MAX_RESULTS)
    .map(({ page }) => page)
}
