import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { ListPage } from './list-page'
import type { ListFilter, NewsSource, PostList } from './post'

const FIRST: PostList = { posts: [], page: 1, pages: 2, total: 0, topics: [] }

const list = vi.hoisted(() => vi.fn<NewsSource['list']>())
vi.mock('./source', () => ({ loadSource: async () => ({ list }) }))

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

test('a page that could not be loaded leaves the others as they were', async () => {
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

test('what could not be loaded is asked for again on the next visit', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  list.mockRejectedValue(new Error('down'))
  const go = await open('/news')
  expect(await screen.findByText('The news could not be loaded.')).toBeVisible()
  await go('/')
  list.mockResolvedValue(FIRST)
  await go('/news')
  expect(await screen.findByRole('heading', { name: 'News' })).toBeVisible()
})

test('the head names the news until the posts of a topic are there', async () => {
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

test('the head of a page that is not there says so and keeps search engines away', async () => {
  list.mockImplementation(async (_filter, page) => (page === 1 ? FIRST : null))
  const go = await open('/news?page=99')
  expect(await screen.findByText('Not here')).toBeVisible()
  await waitFor(() => expect(document.title).toMatch(/^Page not found/))
  const robots = () => document.querySelector('meta[name=robots]')?.getAttribute('content')
  expect(robots()).toBe('noindex')
  await go('/news')
  await waitFor(() => expect(document.title).toMatch(/^News/))
  expect(robots()).toBeUndefined()
  expect(document.querySelectorAll('title')).toHaveLength(1)
})
