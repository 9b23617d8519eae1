import MiniSearch, { type AsPlainObject } from 'minisearch'
import type { SearchIndex } from './post.ts'
import { SEARCH_OPTIONS, type SearchDocument } from './search-fields.ts'

/** Parses an index written at build time. */
export function readIndex(body: unknown): SearchIndex {
  return MiniSearch.loadJS<SearchDocument>(body as AsPlainObject, SEARCH_OPTIONS)
}

/** An empty index, for posts that are loaded page by page. */
export function buildIndex(): SearchIndex {
  return new MiniSearch<SearchDocument>(SEARCH_OPTIONS)
}
