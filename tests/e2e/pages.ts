import { readFileSync } from 'node:fs'
import { PAGES } from '../../src/config/pages.ts'
import type { PostList } from '../../src/features/news/post.ts'

/** The routes that have a single page, at an address without parameters. */
export const FIXED_PAGES = PAGES.filter(({ path }) => !path.includes(':'))

/** One page of each kind: services share their code, and so do industries. */
export const PAGE_OF_EACH_KIND = FIXED_PAGES.filter(
  ({ file }, index, all) => all.findIndex((other) => other.file === file) === index,
)

/**
 * The paths of every page of the last build: each route, plus a post, its topic and its author.
 * @param routes only these instead of all with a single page
 */
export function pagePaths(routes = FIXED_PAGES): string[] {
  const list: PostList = JSON.parse(readFileSync('dist/news-data/all/1.json', 'utf8'))
  const [post] = list.posts
  if (!post) throw new Error('The build has no posts')
  return [
    ...routes.map(({ path }) => path),
    `/news/${post.slug}`,
    ...post.tags.slice(0, 1).map(({ slug }) => `/news/tag/${slug}`),
    ...post.authors.slice(0, 1).map(({ slug }) => `/news/author/${slug}`),
  ]
}
