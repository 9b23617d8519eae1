import { expect, test } from 'vitest'
import type { PostSummary } from '../../src/features/news/post.ts'
import { type Collection, paginate } from './lists.ts'

function makePosts(count: number): PostSummary[] {
  return Array.from({ length: count }, (_, index) => ({
    slug: `${index + 1}`,
    title: 'Title',
    excerpt: '',
    publishedAt: '2026-01-01T00:00:00Z',
    minutes: 1,
    image: null,
    tags: [],
    authors: [],
    isFeatured: false,
  }))
}

test.each([
  [0, [0]],
  [1, [1]],
  [10, [10]],
  [11, [10, 1]],
  [21, [10, 10, 1]],
])('splits %i posts into pages of %j', (count, sizes) => {
  const collection: Collection = { filter: { kind: 'all' }, posts: makePosts(count) }
  const pages = [...paginate(collection, [])]
  expect(pages.map(({ list }) => list.posts.length)).toEqual(sizes)
  expect(pages.flatMap(({ list }) => list.posts)).toEqual(collection.posts)
  pages.forEach(({ file, list }, index) => {
    expect(file).toBe(`news-data/all/${index + 1}.json`)
    expect(list).toMatchObject({ page: index + 1, pages: sizes.length, total: count })
  })
})
