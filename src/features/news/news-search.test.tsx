import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import MiniSearch from 'minisearch'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { NewsSearch } from './news-search.tsx'
import { SEARCH_OPTIONS, type SearchDocument } from './search-fields.ts'

const index = new MiniSearch<SearchDocument>(SEARCH_OPTIONS)
const document = { tags: '', headings: '', excerpt: '', text: '' }
index.addAll([
  { ...document, slug: 'a', title: 'Farm income averaging', text: 'layers of the bracket' },
  { ...document, slug: 'b', title: 'Reading an IRS notice', text: 'a farm is mentioned once' },
])

afterEach(() => vi.unstubAllGlobals())

function show(answer: () => Response) {
  const fetch = vi.fn(async () => answer())
  vi.stubGlobal('fetch', fetch)
  const client = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } })
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <NewsSearch />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return fetch
}

test('finds posts by word, titles first, despite a typo', async () => {
  const fetch = show(() => Response.json(index))
  expect(fetch).not.toHaveBeenCalled()
  const field = screen.getByRole('searchbox', { name: 'Search the news' })
  await userEvent.type(field, 'farm')
  expect(await screen.findByText('2 posts found.')).toBeVisible()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/news/a',
    '/news/b',
  ])
  await userEvent.clear(field)
  await userEvent.type(field, 'averging')
  expect(await screen.findByText('1 post found.')).toBeVisible()
  await userEvent.clear(field)
  await userEvent.type(field, 'zebra')
  expect(await screen.findByText('Nothing found for “zebra”.')).toBeVisible()
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('searches for text entered without focus', async () => {
  show(() => Response.json(index))
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'farm' } })
  expect(await screen.findByText('2 posts found.')).toBeVisible()
})

test('shows the eight best results and counts them all', async () => {
  const many = new MiniSearch<SearchDocument>(SEARCH_OPTIONS)
  const slugs = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
  many.addAll(slugs.map((slug) => ({ ...document, slug, title: 'Farm' })))
  show(() => Response.json(many))
  await userEvent.type(screen.getByRole('searchbox'), 'farm')
  expect(await screen.findByText('9 posts found; these 8 fit best.')).toBeVisible()
  expect(screen.getAllByRole('link')).toHaveLength(8)
})

test('reports a search that fails to load', async () => {
  show(() => new Response(null, { status: 500 }))
  await userEvent.type(screen.getByRole('searchbox'), 'farm')
  expect(await screen.findByText('The search could not be loaded.')).toBeVisible()
})

test('cuts off pasted text that is too long', async () => {
  show(() => Response.json(index))
  const field = screen.getByRole('searchbox', { name: 'Search the news' })
  await userEvent.click(field)
  await userEvent.paste('farm'.repeat(1000))
  expect(field).toHaveValue('farm'.repeat(25))
})
