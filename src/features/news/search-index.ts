import MiniSearch, { type AsPlainObject } from 'minisearch'
import type { SearchIndex } from './post'
import { SEARCH_OPTIONS, type SearchDocument } from './search-fields'

/** An index that was written at build time, parsed from JSON. */
export function readIndex(body: unknown): SearchIndex {
  return MiniSearch.loadJS<SearchDocument>(body as AsPlainObject, SEARCH_OPTIONS)
}

/** An empty index, for posts that are asked for one after the other. */
export function buildIndex(): SearchIndex {
  return new MiniSearch<SearchDocument>(SEARCH_OPTIONS)
}
