import MiniSearch from 'minisearch'
import { postFile, SEARCH_FILE } from '../../src/features/news/data-files.ts'
import type { Post, PostPage } from '../../src/features/news/post.ts'
import { SEARCH_OPTIONS, type SearchDocument } from '../../src/features/news/search-fields.ts'
import { writeFeeds } from './feeds.ts'
import { collect, listTopics, paginate } from './lists.ts'
import { createNeighbors } from './neighbors.ts'
import { listPosts, type MarkdownPost, readPost } from './read-posts.ts'
import type { WriteFile } from './write-file.ts'

/**
 * Compiles the posts to the files that the news pages load, the feeds and the search index. One
 * post's text is in memory at a time.
 * @param options.now posts dated later are left out
 * @param options.siteUrl the site's public address, for the feeds
 * @returns the posts, newest first, without their texts
 * @throws Error that names the file at fault
 */
export function compilePosts(
  write: WriteFile,
  { now, siteUrl, folder }: { now: Date; siteUrl: string; folder?: string },
): MarkdownPost[] {
  const posts = listPosts(now, folder)
  const summaries = posts.map(({ summary }) => summary)
  const collections = collect(summaries)
  const topics = listTopics(collections)
  for (const collection of collections) {
    for (const { file, list } of paginate(collection, topics)) write(file, JSON.stringify(list))
  }

  const neighborsOf = createNeighbors(summaries)
  const index = new MiniSearch<SearchDocument>(SEARCH_OPTIONS)
  posts.forEach((listed, place) => {
    const { text, ...post } = readPost(listed)
    const page: PostPage = { post, ...neighborsOf(place) }
    write(postFile(post.slug), JSON.stringify(page))
    index.add(toDocument(post, text))
  })
  write(SEARCH_FILE, JSON.stringify(index))
  writeFeeds(write, collections, siteUrl)
  return posts
}

function toDocument(post: Post, text: string): SearchDocument {
  return {
    slug: post.slug,
    title: post.title,
    tags: post.tags.map(({ name }) => name).join(', '),
    headings: post.headings.map((heading) => heading.text).join('\n'),
    excerpt: post.excerpt,
    text,
  }
}
