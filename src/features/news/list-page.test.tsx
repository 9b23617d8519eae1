import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { NOT_FOUND } from '@/lib/phrases.ts'
import { ListPage } from './list-page.tsx'
import type { ListFilter, NewsSource, PostList, PostSummary } from './post.ts'

vi.mock(import('@/config/env.ts'), async (importOriginal) => {
  const { env } = await importOriginal()
  return {
    env: { ...env, ghost: { url: 'https://ghost.example.com', key: 'k', mediaOrigins: [] } },
  }
})

const FIRST: PostList = { posts: [], page: 1, pages: 2, total: 0, topics: [] }

const list = vi.hoisted(() => vi.fn<NewsSource['list']>())
vi.mock('./source.ts', () => ({ loadSource: async () => ({ list }) }))

async function open(path: string, filter: ListFilter = { kind: 'all' }) {
  const client = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } })
  const page = <ListPage filter={filter} notFound={<h1>Not here</h1>} />
  const router = createMemoryRouter(
    [
      { path: '/news', element: page },
      { path: '/', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [path] },
  )
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return (to: string) => act(() => router.navigate(to))
}

test('shows that the posts are loading until they have come', async () => {
  let arrive = () => {}
  list.mockReturnValue(new Promise((resolve) => (arrive = () => resolve(FIRST))))
  await open('/news')
  expect(screen.getByRole('status')).toHaveTextContent('Loading the posts...')
  await act(async () => arrive())
  expect(screen.getByRole('heading', { name: 'News' })).toBeVisible()
  expect(screen.queryByText('Loading the posts...')).toBeNull()
})

test('keeps the other pages when one fails to load', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  list.mockImplementation(async (_filter, page) => {
    if (page === 1) return FIRST
    throw new Error('down')
  })
  const go = await open('/news')
  expect(await screen.findByRole('heading', { name: 'News' })).toBeVisible()
  await go('/news?page=2')
  expect(await screen.findByText('The news could not be loaded.')).toBeVisible()
  await go('/news')
  expect(await screen.findByRole('heading', { name: 'News' })).toBeVisible()
})

test('names each page of the list as itself to search engines', async () => {
  list.mockImplementation(async (_filter, page) => ({ ...FIRST, page, pages: 2 }))
  const go = await open('/news')
  const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href')
  await vi.waitFor(() => expect(canonical()).toMatch(/\/news$/))
  await go('/news?page=2')
  await vi.waitFor(() => expect(canonical()).toMatch(/\/news\?page=2$/))
})

test('tries again on the next visit after a failed load', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  list.mockRejectedValue(new Error('down'))
  const go = await open('/news')
  expect(await screen.findByText('The news could not be loaded.')).toBeVisible()
  await go('/')
  list.mockResolvedValue(FIRST)
  await go('/news')
  expect(await screen.findByRole('heading', { name: 'News' })).toBeVisible()
})

test('titles the page News until the posts of a topic have loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const about = { name: 'Farms' }
  list.mockRejectedValue(new Error('down'))
  await open('/news', { kind: 'tag', slug: 'farms' })
  await waitFor(() => expect(document.title).toMatch(/^News \|/))
  const again = await screen.findByRole('button', { name: 'Try again' })
  list.mockResolvedValue({ ...FIRST, about })
  await userEvent.click(again)
  await waitFor(() => expect(document.title).toMatch(/^Farms: news/))
  expect(document.querySelector('meta[name=robots]')).toBeNull()
})

test('titles a missing page and keeps search engines away', async () => {
  list.mockImplementation(async (_filter, page) => (page === 1 ? FIRST : null))
  const go = await open('/news?page=99')
  expect(await screen.findByText('Not here')).toBeVisible()
  await waitFor(() => expect(document.title).toContain(NOT_FOUND.head.title))
  const robots = () => document.querySelector('meta[name=robots]')?.getAttribute('content')
  expect(robots()).toBe('noindex')
  await go('/news')
  await waitFor(() => expect(document.title).toMatch(/^News/))
  expect(robots()).toBeUndefined()
  expect(document.querySelectorAll('title')).toHaveLength(1)
})

test.each<ListFilter>([{ kind: 'all' }, { kind: 'tag', slug: 'farms' }])(
  'connects early to the host of the pictures: %j (R234, D55)',
  async (filter) => {
    list.mockResolvedValue({ ...FIRST, about: { name: 'Farms' } })
    await open('/news', filter)
    const hints = () => [...document.head.querySelectorAll('link[rel=preconnect]')]
    await waitFor(() => expect(hints()).toHaveLength(1))
    expect(hints()[0]).toHaveAttribute('href', 'https://ghost.example.com')
  },
)

test('says when a list is empty (R186)', async () => {
  list.mockResolvedValue({ ...FIRST, about: { name: 'Farms' } })
  await open('/news', { kind: 'tag', slug: 'farms' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Farms' })).toBeVisible()
  expect(screen.getByText('There are no posts yet.')).toBeVisible()
})

const post = (slug: string, day: string): PostSummary => ({
  slug,
  title: `About ${slug}`,
  excerpt: '',
  publishedAt: `2026-${day}T09:00:00-05:00`,
  minutes: 3,
  image: null,
  tags: [],
  authors: [],
  isFeatured: false,
})

test.each([
  [1, '1 article, November 18, 2026', ['About hay', 'About oats', 'About corn']],
  [3, '3 articles, newest November 18, 2026', ['About hay']],
])('shows other posts, each once, on a topic with few (%i)', async (total, count, titles) => {
  const hay = post('hay', '11-18')
  const all = [hay, post('oats', '11-12'), post('corn', '10-02')]
  list.mockImplementation(async ({ kind }) =>
    kind === 'all'
      ? { ...FIRST, posts: all }
      : { ...FIRST, posts: [hay], total, about: { name: 'Farm', description: 'Crops and land.' } },
  )
  await open('/news', { kind: 'tag', slug: 'farm' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Farm' })).toBeVisible()
  expect(screen.getByText('Crops and land.')).toBeVisible()
  expect(screen.getByText(count)).toBeVisible()
  await waitFor(() => {
    const shown = screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)
    expect(shown).toEqual(titles)
  })
})

test.each([
  ['a guest', { slug: 'pat', name: 'Pat Example' }],
  ['the office', { slug: 'office', name: 'The office' }],
])('shows each post’s title, date, author, tags and summary, by %s (R184)', async (_, author) => {
  const named = {
    excerpt: 'What to do.',
    tags: [{ slug: 'farm', name: 'Farm' }],
    authors: [author],
  }
  const posts = ['hay', 'oats'].map((slug) => ({ ...post(slug, '11-18'), ...named }))
  list.mockResolvedValue({ ...FIRST, posts })
  await open('/news')
  for (const article of await screen.findAllByRole('article')) {
    const within = article.textContent
    expect(within).toMatch(/About (hay|oats)/)
    for (const part of ['November 18, 2026', author.name, 'Farm', 'What to do.']) {
      expect(within).toContain(part)
    }
  }
  expect(screen.getAllByRole('article')).toHaveLength(2)
  for (const link of screen.getAllByRole('link', { name: author.name })) {
    expect(link).toHaveAttribute('href', `/news/author/${author.slug}`)
  }
  expect(screen.getAllByRole('link', { name: author.name })).toHaveLength(2)
})

test('says on an author’s page how the articles are made, in place of the topics', async () => {
  const making = [{ name: 'Sources', text: 'At the end.' }]
  const about = { name: 'Pat', heading: 'Written by Pat', making }
  list.mockResolvedValue({ ...FIRST, posts: [post('hay', '11-18')], total: 9, about })
  await open('/news', { kind: 'author', slug: 'pat' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Written by Pat' })).toBeVisible()
  expect(screen.getByRole('definition')).toHaveTextContent('At the end.')
  expect(screen.queryByRole('navigation', { name: 'Topics' })).toBeNull()
})

test('shows the date of each post on a plate, and no reading time', async () => {
  const posts = ['hay', 'oats'].map((slug) => post(slug, '11-18'))
  list.mockResolvedValue({ ...FIRST, posts })
  await open('/news')
  expect(await screen.findByText('Nov 18')).toBeVisible()
  expect(screen.getByText('2026')).toBeVisible()
  expect(screen.queryByText(/minutes/)).toBeNull()
})
