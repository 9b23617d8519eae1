import MiniSearch from 'minisearch'
import { dropOffHref } from '@/config/links.ts'
import { site } from '@/config/site.ts'
import { PAGES } from '@/config/pages.ts'
import finderWords from '@/content/finder-words.json' with { type: 'json' }
import { listPath } from '@/features/news/paths.ts'
import type { Topic } from '@/features/news/post.ts'
import { type Hit, searchInTiers } from '@/lib/search-tiers.ts'

/** A place that the finder leads to. The hint has at most 40 letters. */
export type FoundPage = { path: string; label: string; hint: string }

/** A page or post that was found, and how well it fits. */
export type Found = { page: FoundPage; hit: Hit }

/** `names`: what else visitors call the page. `words`: what it is about, and not in its description. */
type FinderWords = { hint: string; names?: string; words?: string }
const WORDS: Readonly<Record<string, FinderWords>> = finderWords

const TOWNS = site.towns.map(({ name }) => name).join(' ')

const pages = [
  ...PAGES.filter(({ path, id }) => !path.includes(':') && id !== 'ghost-cards'),
  // Both open a new tab.
  { id: 'upload-docs', path: dropOffHref, label: 'Upload Docs', title: '', description: '' },
  { id: 'client-portal', path: site.portalUrl, label: 'Client Portal', title: '', description: '' },
].map(({ id, path, label, title, description }) => {
  const { hint = '', names = '', words = '' } = WORDS[id] ?? {}
  return {
    path,
    label: path === '/' ? 'Estimate your cost' : label,
    hint,
    title,
    names,
    words: id === 'about' ? `${words} ${TOWNS}` : words,
    description,
  }
})

const FIELDS = {
  title: ['label', 'title', 'names'],
  keywords: ['label', 'title', 'names', 'words'],
}

function createIndex(documents: readonly FoundPage[]): MiniSearch {
  const index = new MiniSearch({
    idField: 'path',
    fields: [...FIELDS.keywords, 'description'],
    storeFields: ['path', 'label', 'hint'],
    searchOptions: { boost: { label: 4, names: 4, title: 3, words: 2 } },
  })
  index.addAll(documents)
  return index
}

/** The places in an index that match a query, best first. Typos and beginnings of words match too. */
function findIn(index: MiniSearch, query: string): Found[] {
  return searchInTiers(index, query, FIELDS).map((hit) => ({
    page: index.getStoredFields(hit.id) as FoundPage,
    hit,
  }))
}

const index = createIndex(pages)

/** The pages that match a query, best first. */
export const findPages = (query: string): Found[] => findIn(index, query)

/** The topics of the news whose name matches a query. */
export function findTopics(topics: readonly Topic[], query: string): Found[] {
  const documents = topics.map(({ slug, name, count }) => ({
    path: listPath({ kind: 'tag', slug }),
    label: name,
    hint: count === 1 ? 'News, 1 article' : `News, ${count} articles`,
  }))
  return findIn(createIndex(documents), query)
}

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

/** All that was found in one list of at most 8, best first. Of what fits equally well, the first list comes first. */
export function mergeFound(...lists: readonly (readonly Found[])[]): FoundPage[] {
  const place = ({ hit }: Found) => hit.tier * 3 + ['title', 'keywords', 'text'].indexOf(hit.place)
  return lists
    .flat()
    .sort((a, b) => place(a) - place(b))
    .slice(0, MAX_RESULTS)
    .map(({ page }) => page)
}
