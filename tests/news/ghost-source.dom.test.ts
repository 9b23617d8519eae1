import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerGhost, GHOST_KEY } from '../../local/ghost/answer.ts'
import { readContent } from '../../local/ghost/content.ts'
import type { ListFilter } from '../../src/features/news/post.ts'
import { siteUrl } from '../../src/config/links.ts'
import { listGhostPosts } from '../../src/features/news/ghost/list-posts.ts'
import { createGhostSource } from '../../src/features/news/ghost/source.ts'

const GHOST_URL = 'https://cms.example.test/blog'
const API = `${GHOST_URL}/ghost/api/content/`
const content = readContent('.', GHOST_URL)
const source = createGhostSource({ url: `${GHOST_URL}/`, key: GHOST_KEY, mediaOrigins: [] })
const access = { url: GHOST_URL, key: GHOST_KEY, mediaOrigins: [] }
const all: ListFilter = { kind: 'all' }

let requested: URL[] = []
beforeEach(() => {
  requested = []
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address)
    requested.push(url)
    expect(url.href.startsWith(API), url.href).toBe(true)
    return answerGhost(content, url.href.slice(API.length).split('?')[0] ?? '', url.searchParams)
  })
})
afterEach(() => vi.unstubAllGlobals())

const answerWith = (answer: () => Response) => vi.stubGlobal('fetch', async () => answer())

test('lists posts newest first, in pages, without internal tags', async () => {
  const first = await source.list(all, 1)
  expect(first).toMatchObject({ page: 1, pages: 3, total: 26 })
  const moments = first?.posts.map(({ publishedAt }) => Date.parse(publishedAt)) ?? []
  expect(moments).toEqual(moments.toSorted((a, b) => b - a))
  expect(JSON.stringify(first)).not.toContain('hash-')
  expect(first?.topics.map(({ name }) => name)).toContain('Small Business')
  expect((await source.list(all, 3))?.posts).toHaveLength(6)
})

test('removes characters that feeds forbid from a post’s own words', async () => {
  const posts = content.posts.map((post) => ({ ...post, title: `Bell\u0007 and\u0000 null` }))
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address)
    return answerGhost(
      { ...content, posts },
      url.href.slice(API.length).split('?')[0] ?? '',
      url.searchParams,
    )
  })
  expect((await source.list(all, 1))?.posts[0]?.title).toBe('Bell  and  null')
})

test.each<[string, ListFilter, number]>([
  ['a page past the end', all, 4],
  ['an unknown tag', { kind: 'tag', slug: 'no-such-tag' }, 1],
  ['an internal tag', { kind: 'tag', slug: 'hash-home-highlight' }, 1],
  ['an unknown author', { kind: 'author', slug: 'nobody' }, 1],
  ['a tag that would break the filter', { kind: 'tag', slug: "a'(b" }, 1],
])('returns nothing for %s', async (_, filter, page) => {
  expect(await source.list(filter, page)).toBeNull()
})

test('lists a tag and an author with their name and their own posts (R186)', async () => {
  const tag = await source.list({ kind: 'tag', slug: 'ohio' }, 1)
  expect(tag).toMatchObject({ about: { name: 'Ohio' }, total: 3 })
  const author = await source.list({ kind: 'author', slug: 'marla' }, 1)
  expect(author?.total).toBe(9)
  expect(author?.posts.every(({ authors }) => authors.some(({ slug }) => slug === 'marla'))).toBe(
    true,
  )
})

test.each([
  [null, undefined],
  ['', undefined],
  ['About Ohio.', 'About Ohio.'],
])('reads the description %j of a tag or an author as %j', async (text, description) => {
  const tags = content.tags.map((tag) => ({ ...tag, description: text }))
  const authors = content.authors.map((author) => ({ ...author, bio: text }))
  vi.stubGlobal('fetch', async (address: string) => {
    const { href, searchParams } = new URL(address)
    const path = href.slice(API.length).split('?')[0] ?? ''
    return answerGhost({ ...content, tags, authors }, path, searchParams)
  })
  const tag = await source.list({ kind: 'tag', slug: 'ohio' }, 1)
  const author = await source.list({ kind: 'author', slug: 'marla' }, 1)
  expect([tag?.about?.description, author?.about?.description]).toEqual([description, description])
})

test('reads a post with its text, picture sizes and neighbors', async () => {
  const page = await source.post('what-a-cp2000-letter-means')
  expect(page?.post).toMatchObject({ access: 'full', minutes: 1 })
  expect(page?.post.image?.srcSet).toContain('/content/images/size/w600/')
  expect(page?.newer?.slug).toBe('five-papers-to-find-before-your-appointment')
  expect(page?.older?.slug).toBe('quarterly-payments-without-the-panic')
  expect(page?.related).toHaveLength(3)
  expect(page?.related.map(({ slug }) => slug)).not.toContain('what-a-cp2000-letter-means')
})

test.each([
  ['members-only-year-end-checklist', 'closed'],
  ['paid-worksheet-for-owners', 'closed'],
  ['preview-then-members', 'preview'],
  ['post-without-a-body', 'full'],
])('reads the access to %s as %s and hides closed text', async (slug, access) => {
  const page = await source.post(slug)
  expect(page?.post.access).toBe(access)
  if (access === 'closed') expect(page?.post.html).toBe('')
  if (access !== 'full') expect(page?.post.minutes).toBeNull()
})

test.each(['no-such-post', 'a-draft', 'scheduled-for-spring', 'Bad Slug!', '../tags'])(
  'returns nothing for the post %s',
  async (slug) => {
    expect(await source.post(slug)).toBeNull()
  },
)

test('reads titles as plain text', async () => {
  const page = await source.post('q-and-a-r-and-d-credit')
  expect(page?.post.title).toMatch(/[<&]/)
})

test('sends the key, a slash before the query and a limit of 100', async () => {
  await source.list({ kind: 'tag', slug: 'ohio' }, 1)
  await source.searchIndex()
  for (const url of requested) {
    expect(url.pathname.endsWith('/')).toBe(true)
    expect(url.searchParams.get('key')).toBe(GHOST_KEY)
    expect(Number(url.searchParams.get('limit') ?? 0)).toBeLessThanOrEqual(100)
  }
})

test('searches posts by title and summary', async () => {
  const index = await source.searchIndex()
  expect(index.documentCount).toBe(26)
  expect(index.search('mileage')[0]?.id).toBe('mileage-log-in-ten-seconds')
})

test('lists a post once even if it moves to the next page between requests', async () => {
  const pages = [1, 2]
  vi.stubGlobal('fetch', async () =>
    Response.json({
      posts: content.posts.slice(0, 2),
      meta: { pagination: { page: pages.shift(), pages: 2, total: 3 } },
    }),
  )
  expect((await source.searchIndex()).documentCount).toBe(2)
  pages.push(1, 2)
  expect(await listGhostPosts(access)).toHaveLength(2)
})

test.each<[string, () => Response]>([
  ['a bad key', () => answerGhost(content, 'posts/', new URLSearchParams({ key: 'f'.repeat(26) }))],
  ['no key', () => answerGhost(content, 'posts/', new URLSearchParams())],
  ['an error', () => new Response('{}', { status: 500 })],
  ['maintenance', () => new Response('<h1>Back soon</h1>', { status: 503 })],
  ['broken JSON', () => new Response('{"posts": [')],
  ['a page instead of JSON', () => new Response('<!doctype html>')],
  ['other types', () => Response.json({ posts: [{ id: 1 }], meta: null })],
  [
    'a slug that leaves its folder',
    () => Response.json({ posts: [{ ...content.posts[0], slug: '../x' }] }),
  ],
])('fails for %s', async (_, answer) => {
  answerWith(answer)
  await expect(source.list(all, 1)).rejects.toThrow()
  await expect(source.post('a-post')).rejects.toThrow()
})

test('lists every post with its last change, and keeps restricted and foreign ones out of the sitemap', async () => {
  const posts = await listGhostPosts(access)
  expect(posts).toHaveLength(26)
  const given = content.posts.filter(({ access, canonical_url }) => !access || canonical_url)
  expect(given.length).toBeGreaterThan(1)
  const slugs = posts.filter(({ isIndexed }) => !isIndexed).map(({ summary }) => summary.slug)
  expect(slugs.toSorted()).toEqual(given.map(({ slug }) => slug).toSorted())
  expect(posts.every(({ updatedAt }) => updatedAt !== undefined)).toBe(true)
})

test('lists a post in the sitemap if its canonical URL is our page', async () => {
  const canonical_url = new URL('/news/moved', siteUrl).href
  answerWith(() =>
    Response.json({
      posts: [{ ...content.posts[0], slug: 'moved', access: true, canonical_url }],
      meta: { pagination: { page: 1, pages: 1, total: 1 } },
    }),
  )
  const posts = await listGhostPosts(access)
  expect(posts.map(({ isIndexed }) => isIndexed)).toEqual([true])
})
