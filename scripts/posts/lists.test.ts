import { expect, test } from 'vitest'
import type { PostSummary } from '../../src/features/news/post'
import { type Collection, paginate } from './lists'

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
  [0, ['news-data/all/1.json: of 1']],
  [1, ['news-data/all/1.json: 1 of 1']],
  [10, ['news-data/all/1.json: 1-10 of 1']],
  [11, ['news-data/all/1.json: 1-10 of 2', 'news-data/all/2.json: 11 of 2']],
  [
    21,
    [
      'news-data/all/1.json: 1-10 of 3',
      'news-data/all/2.json: 11-20 of 3',
      'news-data/all/3.json: 21 of 3',
    ],
  ],
])('%i posts come in these pages', (count, expected) => {
  const collection: Collection = { filter: { kind: 'all' }, posts: makePosts(count) }
  const pages = [...paginate(collection, [])]
  expect(pages.map(({ list }) => list.page)).toEqual(expected.map((_, index) => index + 1))
  expect(pages.every(({ list }) => list.total === count)).toBe(true)
  const found = pages.map(({ file, list: { posts, pages: of } }) => {
    const ends = [...new Set([posts[0]?.slug, posts.at(-1)?.slug])].filter(Boolean)
    return `${file}: ${[ends.join('-'), `of ${of}`].filter(Boolean).join(' ')}`
  })
  expect(found).toEqual(expected)
})
