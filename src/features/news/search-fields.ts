/** How posts are indexed, the same for writing an index at build time and for reading it. */
export type SearchDocument = {
  slug: string
  title: string
  tags: string
  headings: string
  excerpt: string
  text: string
}

export const SEARCH_OPTIONS = {
  idField: 'slug',
  fields: ['title', 'tags', 'headings', 'excerpt', 'text'],
  storeFields: ['title', 'excerpt'],
  searchOptions: {
    boost: { title: 5, tags: 3, headings: 2, excerpt: 2 },
    prefix: (term: string) => term.length > 2,
    fuzzy: (term: string) => (term.length > 4 ? 0.2 : false),
    combineWith: 'AND' as const,
  },
}
