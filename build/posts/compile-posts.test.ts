import MiniSearch from 'minisearch'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { PostList, PostPage } from '../../src/features/news/post.ts'
import { SEARCH_OPTIONS } from '../../src/features/news/search-fields.ts'
import { compilePosts } from './compile-posts.ts'
import { listPostPaths } from './post-paths.ts'
import { listPosts } from './read-posts.ts'

const FOLDER = 'tests/fixtures/posts'
const NOW = new Date('2026-11-21T00:00:00Z')

const files = new Map<string, string>()
const compiled = compilePosts((file, text) => void files.set(file, text), {
  now: NOW,
  siteUrl: 'https://www.example.com',
  folder: FOLDER,
})
const read = <T>(file: string): T => JSON.parse(files.get(file) ?? 'null')

test('leaves out drafts and future posts', () => {
  expect(compiled).toHaveLength(2)
  expect(JSON.stringify([...files])).not.toMatch(/planned|draft/)
})

test('publishes a future post on its date', () => {
  const later = new Date('2026-12-24T14:00:00Z')
  expect(listPosts(later, FOLDER).map(({ summary }) => summary.slug)).toContain('planned')
})

test.each(['draft.md', 'planned.md', 'second-sample.md'])(
  'refuses a slug that %s already uses and names both files',
  (file) => {
    const folder = mkdtempSync(join(tmpdir(), 'posts-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    cpSync(FOLDER, folder, { recursive: true })
    cpSync(join(folder, file), join(folder, 'again.md'))
    expect(() => listPosts(NOW, folder)).toThrow(
      new RegExp(`(?=.*/again\\.md).*/${file}.* have the same slug`),
    )
  },
)

test('lists all posts, each tag and each author newest first (R184, R186)', () => {
  const all = read<PostList>('news-data/all/1.json')
  expect(all).toMatchObject({ page: 1, pages: 1, total: 2 })
  expect(all.posts.map(({ slug }) => slug)).toEqual(['second-sample', 'first-sample'])
  expect(all.topics).toEqual([
    { slug: 'farm', name: 'Farm', count: 1 },
    { slug: 'ohio', name: 'Ohio', count: 2 },
  ])
  expect(read<PostList>('news-data/tag/farm/1.json')).toMatchObject({
    total: 1,
    about: { name: 'Farm' },
  })
  expect(read<PostList>('news-data/author/office/1.json').total).toBe(2)
})

test('writes a post with its text, dates and neighbors', () => {
  const { post, newer, older, related } = read<PostPage>('news-data/post/second-sample.json')
  expect(post).toMatchObject({ html: '<p>Plain words.</p>\n', access: 'full', minutes: 1 })
  expect(post).toMatchObject({ lawAsOf: '2026-04-30', updatedAt: '2026-05-01T09:00:00-04:00' })
  expect(newer).toBeNull()
  expect(older?.slug).toBe('first-sample')
  expect(related).toEqual([])
})

test('leaves post text out of the lists', () => {
  const lists = [...files].filter(([file]) => !/post\/|search/.test(file))
  expect(lists.filter(([, text]) => text.includes('Plain words'))).toEqual([])
})

test('finds words from the text in the search index', () => {
  const index = MiniSearch.loadJSON(files.get('news-data/search.json') ?? '', SEARCH_OPTIONS)
  expect(index.search('plain').map(({ id }) => id)).toEqual(['second-sample'])
  expect(index.search('payments').length).toBe(0)
})

test('lists a dated path for every post, tag and author', () => {
  expect(listPostPaths(compiled)).toEqual([
    { path: '/news/second-sample', lastModified: '2026-05-01T09:00:00-04:00', isIndexed: true },
    { path: '/news/first-sample', lastModified: '2026-03-01T09:00:00-05:00', isIndexed: true },
    { path: '/news/tag/ohio', lastModified: '2026-04-01T09:00:00-04:00', isIndexed: true },
    { path: '/news/author/office', lastModified: '2026-04-01T09:00:00-04:00', isIndexed: true },
    { path: '/news/tag/farm', lastModified: '2026-03-01T09:00:00-05:00', isIndexed: true },
  ])
})
