import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import type { NewsSource, PostPage as PostPageData } from './post.ts'
import { PostPage } from './post-page.tsx'

const post = vi.hoisted(() => vi.fn<NewsSource['post']>())
vi.mock('./source.ts', () => ({ loadSource: async () => ({ post }) }))

const HAY: PostPageData = {
  post: {
    slug: 'hay',
    title: 'About hay',
    excerpt: 'What to do.',
    description: 'What to do.',
    publishedAt: '2026-11-18T09:00:00-05:00',
    minutes: 3,
    image: null,
    tags: [{ slug: 'farm', name: 'Farm' }],
    authors: [{ slug: 'pat', name: 'Pat Example' }],
    isFeatured: false,
    html: '<p>Make it while the sun shines.</p>',
    headings: [],
    access: 'full',
  },
  newer: null,
  older: null,
  related: [],
}

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <PostPage slug="hay" notFound={<h1>Not here</h1>} />
      </MemoryRouter>
    </QueryClientProvider>,
  )

test('shows a post’s title, author, date, tags and text (R14, R185)', async () => {
  post.mockResolvedValue(HAY)
  show()
  expect(await screen.findByRole('heading', { level: 1, name: 'About hay' })).toBeVisible()
  const facts = screen.getAllByRole('definition')
  expect(facts.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Pat Example', 'November 18, 2026', 'Farm']),
  )
  const hrefs = facts.flatMap((fact) => fact.querySelector('a')?.getAttribute('href') ?? [])
  expect(hrefs).toEqual(['/news/author/pat', '/news/tag/farm'])
  expect(screen.getByText('Make it while the sun shines.')).toBeVisible()
})

test.each([
  ['2026-11-21T09:00:00-05:00', '2026-11-21', ['Published', 'Checked']],
  ['2026-11-21T09:00:00-05:00', '2026-11-22', ['Published', 'Updated', 'Checked']],
  ['2026-11-18T19:00:00-05:00', undefined, ['Published']],
])('names each day of a post once: updated %s, checked %s', async (updatedAt, lawAsOf, names) => {
  post.mockResolvedValue({
    ...HAY,
    post: { ...HAY.post, tags: [], authors: [], updatedAt, lawAsOf },
  })
  show()
  await screen.findByRole('heading', { level: 1 })
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
  expect(terms.filter((term) => term !== 'Reading time')).toEqual(names)
})

test('says when the post shown was saved', async () => {
  post.mockResolvedValue({ ...HAY, savedAt: '2026-11-22T15:00:00.000Z' })
  show()
  expect(await screen.findByText(/is not loading right now/)).toHaveTextContent(
    /saved on .*November 22, 2026/,
  )
  expect(screen.getByText('Make it while the sun shines.')).toBeVisible()
})

test('shows the not-found page for an unknown post (R21)', async () => {
  post.mockResolvedValue(null)
  show()
  expect(await screen.findByRole('heading', { name: 'Not here' })).toBeVisible()
})
