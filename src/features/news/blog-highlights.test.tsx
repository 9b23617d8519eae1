import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { BlogHighlights } from './blog-highlights.tsx'
import type { NewsSource, PostSummary } from './post.ts'

const list = vi.hoisted(() => vi.fn<NewsSource['list']>())
vi.mock('./source.ts', () => ({ loadSource: async () => ({ list }) }))

const post = (slug: string): PostSummary => ({
  slug,
  title: `About ${slug}`,
  excerpt: `What ${slug} are.`,
  publishedAt: '2026-11-02T12:00:00.000Z',
  minutes: 2,
  isFeatured: false,
  image: null,
  tags: [],
  authors: [],
})
const answer = (...slugs: string[]) => ({
  posts: slugs.map(post),
  page: 1,
  pages: 1,
  total: slugs.length,
  topics: [],
})

function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } })
  const show = () =>
    render(
      <QueryClientProvider client={client}>
        <Suspense fallback={<p>Waiting</p>}>
          <BlogHighlights />
        </Suspense>
      </QueryClientProvider>,
      { wrapper: MemoryRouter },
    )
  return { ...show(), show }
}

test('links the newest posts (R76)', async () => {
  list.mockResolvedValue(answer('farms', 'wages', 'books', 'homes', 'sixth'))
  open()
  expect(await screen.findByRole('link', { name: 'About farms' })).toHaveAttribute(
    'href',
    '/news/farms',
  )
  expect(screen.getAllByRole('link', { name: /^About/ })).toHaveLength(4)
})

test('links to the news after a failed load and tries again on the next visit (R77)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  list.mockRejectedValue(new Error('down'))
  const { unmount, show } = open()
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be loaded/)
  expect(screen.getByRole('link', { name: 'news page' })).toHaveAttribute('href', '/news')
  unmount()
  list.mockResolvedValue(answer('farms'))
  show()
  expect(await screen.findByRole('link', { name: 'About farms' })).toBeVisible()
})
