import { Feed } from 'feed'
import { site } from '../../src/config/site.ts'
import type { PostSummary } from '../../src/features/news/post.ts'
import { feedPath, listPath, postPath } from '../../src/features/news/paths.ts'
import type { Collection } from './lists.ts'
import type { WriteFile } from './write-file.ts'

const MAX_ITEMS = 20

/** Writes an RSS feed for all posts, for each tag and for each author. */
export function writeFeeds(
  write: WriteFile,
  collections: readonly Collection[],
  siteUrl: string,
): void {
  for (const collection of collections) {
    const file = feedPath(collection.filter).slice(1)
    write(file, toRss(collection, siteUrl, file))
  }
}

function toRss({ filter, about, posts }: Collection, siteUrl: string, file: string): string {
  const address = (path: string) => new URL(path, siteUrl).href
  const page = address(listPath(filter))
  const feed = new Feed({
    title: about ? `${about.name} | ${site.name}` : `News | ${site.name}`,
    description: describe(filter.kind, about?.name),
    id: page,
    link: page,
    feed: address(file),
    language: 'en-US',
    copyright: site.name,
    updated: new Date(posts[0]?.publishedAt ?? 0),
    docs: 'https://www.rssboard.org/rss-specification',
    generator: site.shortName,
  })
  for (const post of posts.slice(0, MAX_ITEMS)) feed.addItem(toItem(post, address))
  return feed.rss2()
}

function toItem(post: PostSummary, address: (path: string) => string) {
  const link = address(postPath(post.slug))
  return {
    title: post.title,
    id: link,
    link,
    description: post.excerpt,
    date: new Date(post.publishedAt),
    category: post.tags.map(({ name }) => ({ name })),
  }
}

function describe(kind: Collection['filter']['kind'], name = ''): string {
  if (kind === 'tag') return `Posts on ${name} from our Dresden, Ohio office.`
  if (kind === 'author') return `Posts by ${name}.`
  return 'Tax law, deadlines and small business topics from our Dresden, Ohio office.'
}
