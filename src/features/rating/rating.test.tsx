import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Rating } from './rating.tsx'

afterEach(() => vi.unstubAllGlobals())

test.each([
  [
    'both figures',
    { rating: 4.85, user_ratings_total: 1234 },
    /^4\.8 out of 51,234 reviews on Google Maps$/,
  ],
  ['one review', { rating: 4, user_ratings_total: 1 }, /^4\.0 out of 51 review on Google Maps$/],
  ['neither figure', {}, /^5\.0 out of 51 review \(saved figure, see live reviews\)$/],
])('shows a rating with %s (R159, R160)', async (_, result, shown) => {
  vi.stubGlobal('fetch', async () => Response.json({ status: 'OK', result }))
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <Rating skeleton="Loading" />
    </QueryClientProvider>,
  )
  await screen.findByText(/out of 5/)
  expect(container).toHaveTextContent(shown)
})

test.each([
  ['a response arrives', () => Response.json({ status: 'OK' })],
  ['the request fails', () => new Response(null, { status: 500 })],
])('shows the skeleton until %s (R67, R163, R166)', async (_, respond) => {
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  vi.stubGlobal('fetch', () => isAnswered.then(respond))
  const client = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } })
  const { container } = render(
    <QueryClientProvider client={client}>
      <Rating skeleton="Loading" />
    </QueryClientProvider>,
  )
  expect(container).toHaveTextContent(/^Loading$/)
  answer()
  expect(await screen.findByText(/saved figure/)).toBeVisible()
  expect(container).not.toHaveTextContent('Loading')
})
