import type { ListFilter } from './post.ts'

/**
 * Where a build keeps its posts, below the site's root: one file per page of a list and one per post, so that
 * what a visitor loads does not grow with the number of posts.
 */
const FOLDER = 'news-data'

/** For example "news-data/tag/ohio/2.json". */
export function listFile(filter: ListFilter, page: number): string {
  const folder = filter.kind === 'all' ? 'all' : `${filter.kind}/${filter.slug}`
  return `${FOLDER}/${folder}/${page}.json`
}

/** The address of a post's text in the build. */
export function postFile(slug: string): string {
  return `${FOLDER}/post/${slug}.json`
}

export const SEARCH_FILE = `${FOLDER}/search.json`
