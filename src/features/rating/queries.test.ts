import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { ratingQuery } from './queries'

const answer = (body: unknown, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(body, { status })),
  )
const load = () =>
  new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } }).fetchQuery({
    ...ratingQuery,
    retry: false,
  })

afterEach(() => vi.unstubAllGlobals())

test('reads rating and count (R158)', async () => {
  answer({ status: 'OK', result: { rating: 4.9, user_ratings_total: 38 } })
  expect(await load()).toEqual({ rating: 4.9, count: 38 })
})

test('asks for the fixed place and its two fields (R156)', async () => {
  answer({ status: 'OK' })
  await load()
  expect(vi.mocked(fetch).mock.calls[0]?.[0]).toMatch(
    /^\/api\/places\?place_id=[\w-]+&fields=rating,user_ratings_total$/,
  )
})

test.each([
  [{}, { rating: 5, count: 1 }],
  [{ rating: 4.2 }, { rating: 4.2, count: 1 }],
  [{ user_ratings_total: 7 }, { rating: 5, count: 7 }],
  [
    { rating: 'high', user_ratings_total: null },
    { rating: 5, count: 1 },
  ],
])('a success with %j uses the defaults for the rest (R160)', async (result, expected) => {
  answer({ status: 'OK', result })
  expect(await load()).toEqual(expected)
})

test.each([500, 502, 404])('HTTP %i fails with the specified message (R161)', async (status) => {
  answer({ status: 'OK' }, status)
  await expect(load()).rejects.toThrow('Failed to fetch reviews')
})

test.each(['ZERO_RESULTS', 'REQUEST_DENIED'])(
  'status %s fails with its name (R162)',
  async (status) => {
    answer({ status })
    await expect(load()).rejects.toThrow(`Google Places API error: ${status}`)
  },
)

test.each([[null], ['text'], [[]], [{ status: 7 }]])('nonsense (%j) fails', async (body) => {
  answer(body)
  await expect(load()).rejects.toThrow('Failed to fetch reviews')
})

test('has the specified cache times and never refetches by itself (R164, R165)', () => {
  expect(ratingQuery).toMatchObject({
    staleTime: 86_400_000,
    gcTime: 604_800_000,
    retry: 1,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: false,
  })
})
