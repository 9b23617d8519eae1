import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { site } from '@/config/site.ts'
import { placesQuerySchema } from '@/shared/contracts/places.ts'
import { fakeTimeouts } from '../../../tests/fake-timeouts.ts'
import { FALLBACK_RATING, ratingQuery } from './queries.ts'

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
  expect(await load()).toEqual({ rating: 4.9, count: 38, isLive: true })
})

test('asks for what the function serves, and for nothing else (R156, R157)', async () => {
  answer({ status: 'OK' })
  await load()
  const address = `/api/places?place_id=${site.placeId}&fields=rating,user_ratings_total`
  expect(vi.mocked(fetch).mock.calls[0]?.[0]).toBe(address)
  const query = Object.fromEntries(new URL(address, 'https://www.example.com').searchParams)
  expect(placesQuerySchema(site.placeId).safeParse(query).success).toBe(true)
})

test.each([
  [undefined, { rating: 5, count: 1 }],
  [{}, { rating: 5, count: 1 }],
  [{ rating: 4.2 }, { rating: 4.2, count: 1 }],
  [{ user_ratings_total: 7 }, { rating: 5, count: 7 }],
  [
    { rating: 'high', user_ratings_total: null },
    { rating: 5, count: 1 },
  ],
])('a success with %j uses the defaults, not shown as live (R160)', async (result, expected) => {
  answer({ status: 'OK', result })
  expect(await load()).toEqual({ ...expected, isLive: false })
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

test('a page in place of JSON fails with the same message', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('<!doctype html>')),
  )
  await expect(load()).rejects.toThrow('Failed to fetch reviews')
})

test('a failed request is tried once more, then no further (R164)', async () => {
  answer({ status: 'OK' }, 500)
  const client = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } })
  await new QueryObserver(client, ratingQuery).refetch()
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('is given up after eight seconds, or when nobody waits for it any more', async () => {
  fakeTimeouts()
  const signals: (AbortSignal | null | undefined)[] = []
  vi.stubGlobal('fetch', (_: unknown, init?: RequestInit) => {
    signals.push(init?.signal)
    return new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    })
  })
  const late = expect(load()).rejects.toThrow('No answer in time')
  await vi.advanceTimersByTimeAsync(7999)
  expect(signals[0]?.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await late

  const client = new QueryClient()
  const dropped = client.fetchQuery({ ...ratingQuery, retry: false }).catch(() => 'dropped')
  await vi.waitFor(() => expect(signals).toHaveLength(2), 10_000)
  await client.cancelQueries()
  expect(signals[1]?.aborted).toBe(true)
  expect(await dropped).toBe('dropped')
  vi.useRealTimers()
})

test('a failure is warned about, and the saved figure is 5 from 1 (R160, R163)', () => {
  expect(ratingQuery.meta?.warning).toBe(
    'The rating could not be loaded; showing the saved figure.',
  )
  expect(FALLBACK_RATING).toEqual({ rating: 5, count: 1, isLive: false })
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
