import type { ListFilter } from './post.ts'

export function postPath(slug: string): string {
  return `/news/${slug}`
}

/** The address of a list. Pages after the first are in the query. */
export function listPath(filter: ListFilter, page = 1): string {
  const path = filter.kind === 'all' ? '/news' : `/news/${filter.kind}/${filter.slug}`
  return page > 1 ? `${path}?page=${page}` : path
}

/** The address of a list's RSS feed. */
export function feedPath(filter: ListFilter): string {
  return `${listPath(filter)}/rss.xml`
}
