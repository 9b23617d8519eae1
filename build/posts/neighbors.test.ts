import { expect, test } from 'vitest'
import type { PostSummary } from '../../src/features/news/post.ts'
import { createNeighbors } from './neighbors.ts'

const post = (slug: string, ...tags: string[]): PostSummary => ({
  slug,
  title: slug,
  excerpt: '',
  publishedAt: '2026-01-01T00:00:00Z',
  minutes: 1,
  image: null,
  tags: tags.map((name) => ({ slug: name, name })),
  authors: [],
  isFeatured: false,
})

test('relates posts by shared tags, then by date, and never a post to itself or to the next ones', () => {
  const posts = [
    post('a', 'x'),
    post('b', 'x', 'y'),
    post('c', 'z'),
    post('d', 'y'),
    post('e', 'x', 'y'),
  ]
  const related = createNeighbors(posts)(1).related.map(({ slug }) => slug)
  expect(related).toEqual(['e', 'd'])
})

test('relates at most three posts, the nearest by date on either side', () => {
  const posts = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((slug) => post(slug, 'x'))
  const relatedTo = (index: number) => createNeighbors(posts)(index).related.map(({ slug }) => slug)
  expect(relatedTo(0)).toEqual(['c', 'd', 'e'])
  expect(relatedTo(6)).toEqual(['e', 'd', 'c'])
  expect(relatedTo(3)).toEqual(['b', 'f', 'a'])
})

test('the newest post has no newer one and the oldest no older one', () => {
  const neighborsOf = createNeighbors([post('new', 'x'), post('old', 'y')])
  expect(neighborsOf(0)).toMatchObject({ newer: null, older: { slug: 'old' }, related: [] })
  expect(neighborsOf(1)).toMatchObject({ newer: { slug: 'new' }, older: null, related: [] })
})
