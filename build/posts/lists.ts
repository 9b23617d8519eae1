import { POST_AUTHORS, POST_TAGS } from './post-names.ts'
import {
  type ListFilter,
  PAGE_SIZE,
  type PostList,
  type PostSummary,
  type Topic,
} from '../../src/features/news/post.ts'
import { listFile } from '../../src/features/news/data-files.ts'

/** A list of posts with its own pages. */
export type Collection = {
  filter: ListFilter
  about?: PostList['about']
  posts: PostSummary[]
}

/** All posts, then those of each tag and of each author; newest first. */
export function collect(posts: readonly PostSummary[]): Collection[] {
  const all: Collection = { filter: { kind: 'all' }, posts: [...posts] }
  const others = new Map<string, Collection>()
  const add = (
    kind: 'tag' | 'author',
    slug: string,
    about: PostList['about'],
    post: PostSummary,
  ) => {
    const key = `${kind}/${slug}`
    const known = others.get(key)
    if (known) known.posts.push(post)
    else others.set(key, { filter: { kind, slug }, about, posts: [post] })
  }
  for (const post of posts) {
    for (const { slug, name } of post.tags) {
      add('tag', slug, POST_TAGS[slug] ?? { name }, post)
    }
    for (const { slug, name } of post.authors) {
      add('author', slug, POST_AUTHORS[slug] ?? { name }, post)
    }
  }
  return [all, ...others.values()]
}

/** The tags of some collections with the number of their posts, by name. */
export function listTopics(collections: readonly Collection[]): Topic[] {
  return collections
    .flatMap(({ filter, about, posts }) =>
      filter.kind === 'tag' && about
        ? [{ slug: filter.slug, name: about.name, count: posts.length }]
        : [],
    )
    .sort((a, b) => a.name.localeCompare(b.name))
}

/** The pages of a collection, each with the file it is written to. */
export function* paginate(
  { filter, about, posts }: Collection,
  topics: Topic[],
): Generator<{ file: string; list: PostList }> {
  const pages = Math.max(1, Math.ceil(posts.length / PAGE_SIZE))
  for (let page = 1; page <= pages; page += 1) {
    yield {
      file: listFile(filter, page),
      list: {
        posts: posts.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
        page,
        pages,
        total: posts.length,
        topics,
        about,
      },
    }
  }
}
